/** Puts a dot on the tab's icon, or takes it off. */
export const markIcon = (marked: boolean): void => {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (!link) return
  link.dataset.plain ??= link.href
  link.href = marked ? DOTTED : link.dataset.plain
}

// Drawn here, since the icon itself may not be loaded when the dot is wanted.
const DOTTED = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" rx="2" fill="#1c2643"/><circle cx="6" cy="3" r="2" fill="#d8432e"/></svg>',
)}`
