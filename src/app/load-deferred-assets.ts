import symbols from 'virtual:icon-symbols'

/**
 * Adds what the HTML left out because nothing showed it yet: the other rules and the other icons.
 * Resolves when they are there, or will not come.
 */
export function loadDeferredAssets(styleSheet: string): Promise<unknown> {
  document.querySelector('body > svg')!.innerHTML = symbols
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', href: styleSheet, crossOrigin: 'anonymous' })
  return new Promise((resolve) => {
    link.onload = link.onerror = resolve
    document.head.append(link)
  })
}
