import symbols from 'virtual:icon-symbols'

/** A style sheet or a block of it. */
type Rules = Pick<CSSGroupingRule, 'cssRules' | 'insertRule'>

/**
 * Adds what the HTML left out because nothing showed it yet: the other rules and the other icons.
 * Resolves when they are there, or will not come.
 */
export async function loadDeferredAssets(): Promise<void> {
  addIcons(document.querySelector('body > svg')!)
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')!
  if (!link.sheet && document.readyState !== 'complete')
    await new Promise((resolve) => (link.onload = link.onerror = resolve))
  if (link.sheet) addMissingRules(document.querySelector('style')!.sheet!, link.sheet)
}

/**
 * Inserts the rules of `all` that `page` lacks at their places. A second sheet would style the whole page again, and its rules
 * would win over those that follow them in `all`. Both have the same blocks (`page-styles`).
 */
function addMissingRules(page: Rules, all: Rules) {
  let index = 0
  for (const rule of all.cssRules) {
    const present = page.cssRules[index]
    if ('selectorText' in rule) {
      if (!present || !('selectorText' in present) || present.selectorText !== rule.selectorText)
        page.insertRule(rule.cssText, index)
    } else if ('insertRule' in rule)
      addMissingRules(present as CSSGroupingRule, rule as CSSGroupingRule)
    index += 1
  }
}

/** Adds the symbols that `page` lacks. */
function addIcons(page: Element) {
  for (const symbol of symbols.split(/(?=<symbol)/))
    if (!document.getElementById(symbol.split('"')[1]!))
      page.insertAdjacentHTML('beforeend', symbol)
}
