import symbols from 'virtual:icon-symbols'

type Rules = Pick<CSSGroupingRule, 'cssRules' | 'insertRule'>

/**
 * Adds the rest of the style sheet and of the icons, which the HTML omits because the first page does not use
 * them. Resolves when they are added or could not be loaded.
 */
export async function loadDeferredAssets(): Promise<void> {
  addIcons(document.querySelector('body > svg')!)
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')!
  if (!link.sheet && document.readyState !== 'complete')
    await new Promise((resolve) => (link.onload = link.onerror = resolve))
  if (link.sheet) addMissingRules(document.querySelector('style')!.sheet!, link.sheet)
}

/**
 * Inserts the rules of `all` that `page` lacks, in the order of `all`. Adding the whole sheet would recalculate the
 * styles of the page and override rules that come later in `all`. Both sheets have the same grouping rules (`@media`).
 */
function addMissingRules(page: Rules, all: Rules) {
  let index = 0
  // Serializing a selector is slow, so each is read once.
  let selector = selectorOf(page.cssRules[0])
  for (const rule of all.cssRules) {
    const wanted = selectorOf(rule)
    if (wanted === undefined && 'insertRule' in rule)
      addMissingRules(page.cssRules[index] as CSSGroupingRule, rule as CSSGroupingRule)
    if (wanted === selector) selector = selectorOf(page.cssRules[index + 1])
    else page.insertRule(rule.cssText, index)
    index += 1
  }
}

const selectorOf = (rule?: CSSRule) =>
  rule && 'selectorText' in rule ? rule.selectorText : undefined

function addIcons(page: Element) {
  const missing = symbols
    .split(/(?=<symbol)/)
    .filter((symbol) => !document.getElementById(symbol.split('"')[1]!))
  page.insertAdjacentHTML('beforeend', missing.join(''))
}
