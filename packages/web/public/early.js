// Runs before the first paint. A chosen theme must never flash up as the other one, and the parts that an address
// needs are asked for at once instead of one after the other. `vite/early.ts` fills in their names.
try {
  const theme = JSON.parse(localStorage.getItem('trueline:theme'))
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {}
{
  const { home, game, puzzle } = document.currentScript.dataset
  const parts = { __proto__: null, '': home, g: game, daily: puzzle, puzzle }
  const wanted = parts[location.pathname.split('/')[1]]
  for (const href of (wanted || '').split(' ').filter(Boolean)) {
    const link = document.createElement('link')
    const style = href.endsWith('.css')
    link.rel = style ? 'preload' : 'modulepreload'
    if (style) link.as = 'style'
    link.crossOrigin = ''
    link.href = href
    document.head.append(link)
  }
}
