import Icons from 'unplugin-icons/vite'
import type { PluginOption } from 'vite'

/**
 * Lucide icons compiled in one by one: `import Back from '~icons/lucide/arrow-left'`. The component takes no
 * properties, since spreading them would bring a kilobyte of runtime along: size and colour come from the
 * text around it.
 */
export const icons = (): PluginOption =>
  Icons({
    // Found from here, wherever the build or the tests were started.
    collectionsNodeResolvePath: import.meta.dirname,
    compiler: {
      extension: 'svelte',
      compiler: (svg) =>
        svg
          .replace('<svg', '<svg class="icon" aria-hidden="true"')
          .replace(/ (?:width|height)="1\.2em"/g, '')
          .replace(/stroke-width="2"/g, 'stroke-width="1.75"'),
    },
    scale: 1.2,
  }) as PluginOption
