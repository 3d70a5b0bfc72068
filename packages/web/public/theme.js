// Before the first paint, so that a chosen theme never flashes up as the other one.
try {
  const theme = JSON.parse(localStorage.getItem('trueline:theme'))
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {}
