import symbols from 'virtual:icon-symbols'

/** Adds what the HTML left out because nothing showed it yet: the other rules and the other icons. */
export function completePage(styleSheet: string): void {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', href: styleSheet, crossOrigin: 'anonymous' })
  document.head.append(link)
  document.querySelector('body > svg')!.innerHTML = symbols
}
