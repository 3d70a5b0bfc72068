let plain: string | null = null

/** Puts a dot on the tab's icon, or takes it off. */
export const markIcon = (marked: boolean): void => {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (!link) return
  plain ??= link.href
  link.href = marked ? dotted() : plain
}

// A tile with a red dot: the icon itself may not be loaded when the dot is wanted.
const dotted = (): string =>
  `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#1c2643"/><path d="M9 13h14M9 19h14" stroke="#f8f3e8" stroke-width="3" stroke-linecap="round"/><circle cx="25" cy="7" r="7" fill="#d8432e"/></svg>',
  )}`
