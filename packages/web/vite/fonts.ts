import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

/** Raised when the way of cutting changes, so that no old cut is taken from the cache. */
const CUT = 1
const DIGITS = '0123456789+−×÷=()·:.,-'
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 32 + at))
const MARKS = '’‘“”…–—·×÷−→←é'

interface Face {
  readonly family: string
  readonly file: string
  readonly text: string
  readonly weights: { readonly min: number; readonly max: number }
  /** Whether the page asks for it before it has read the styles. */
  readonly early: boolean
  /** Characters for which this face stands in, for a family that is cut in two. */
  readonly range?: string
}

const FACES: readonly Face[] = [
  {
    family: 'Fraunces Digits',
    file: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    text: DIGITS,
    weights: { min: 560, max: 600 },
    early: true,
  },
  {
    family: 'Fraunces',
    file: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    text: ASCII + MARKS,
    weights: { min: 560, max: 600 },
    early: false,
  },
  {
    family: 'Instrument Sans',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    text: ASCII + MARKS,
    weights: { min: 400, max: 600 },
    early: false,
  },
]

/**
 * What stands in until a face is there, stretched to its measures (mean width of English text, ascent, descent) so
 * that nothing moves when it comes.
 */
const FALLBACKS = `
@font-face { font-family: 'Fraunces Fallback'; src: local('Georgia');
  size-adjust: 111.2%; ascent-override: 87.9%; descent-override: 22.9%; line-gap-override: 0%; }
@font-face { font-family: 'Fraunces Fallback Times'; src: local('Times New Roman Bold'), local('Liberation Serif Bold');
  size-adjust: 115.4%; ascent-override: 84.8%; descent-override: 22.1%; line-gap-override: 0%; }
@font-face { font-family: 'Instrument Sans Fallback'; src: local('Arial'), local('Liberation Sans'), local('Roboto');
  size-adjust: 106.4%; ascent-override: 91.2%; descent-override: 23.5%; line-gap-override: 0%; }
`

/** Where the cut of a face is kept: cut now, unless it has been before. */
const cut = async (face: Face, cache: string): Promise<string> => {
  const whole = readFileSync(require.resolve(face.file))
  const recipe = JSON.stringify([CUT, face.text, face.weights])
  const name = createHash('sha256').update(whole).update(recipe).digest('hex').slice(0, 12)
  const path = join(cache, `${face.family.toLowerCase().replace(/ /g, '-')}-${name}.woff2`)
  try {
    readFileSync(path)
  } catch {
    const woff2 = await subsetFont(whole, face.text, {
      targetFormat: 'woff2',
      variationAxes: { wght: face.weights },
      keepFeatures: ['kern', 'liga', 'ccmp', 'lnum', 'tnum'],
      noHinting: true,
    })
    mkdirSync(cache, { recursive: true })
    writeFileSync(`${path}.${process.pid}`, woff2)
    renameSync(`${path}.${process.pid}`, path)
  }
  return path
}

const ID = 'virtual:fonts.css'

/**
 * Cuts the fonts down to what the house writes with, and offers them as `virtual:fonts.css`. The page preloads
 * the face of the numerals, so that tiles never flash.
 */
export const fonts = (): Plugin => {
  let cache = ''
  const early: string[] = []
  return {
    name: 'trueline-fonts',
    configResolved(config) {
      cache = join(config.cacheDir, 'fonts')
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    async load(id) {
      if (id !== `\0${ID}`) return null
      const rules = await Promise.all(
        FACES.map(async (face) => {
          const path = await cut(face, cache)
          if (face.early) early.push(path)
          return `@font-face { font-family: '${face.family}'; src: url('${path}?no-inline') format('woff2');
  font-weight: ${face.weights.min} ${face.weights.max}; font-display: swap; }`
        }),
      )
      return { code: rules.join('\n') + FALLBACKS, moduleType: 'css' }
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.values(bundle ?? {})
          .filter(
            (file) =>
              file.type === 'asset' &&
              file.originalFileNames.some((name) =>
                early.some((path) => path.endsWith(name) || name.endsWith(path)),
              ),
          )
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `/${file.fileName}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
            },
            injectTo: 'head-prepend' as const,
          })),
    },
  }
}
