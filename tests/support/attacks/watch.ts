import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { FORBIDDEN_HOST } from './payloads'

declare global {
  interface Window {
    ran: string[]
  }
}

const MADE = [
  'img[src="x"], [onerror], [onload], [onmouseover], [onfocus], base, object, embed',
  'meta[http-equiv="refresh" i], iframe:not([src^="https://www.openstreetmap.org/export/"])',
  'script:not([src^="/assets/"], [type="application/json"], [type="application/ld+json"])',
].join()

/** Records in every page which payloads run, and blocks other hosts. Resolves with the requested hosts. */
export async function watchAttacks(context: BrowserContext): Promise<string[]> {
  const requested: string[] = []
  await context.addInitScript(() => {
    window.ran = []
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.ran.push(`policy: ${violatedDirective} ${blockedURI}`),
    )
  })
  context.on('page', (page) => page.on('dialog', (dialog) => requested.push(dialog.message())))
  await context.route(/^https:/, (route) => {
    requested.push(new URL(route.request().url()).hostname)
    return route.abort()
  })
  return requested
}

/** Expects that no payload ran, became an element, or is the target of a link, form or picture. */
export async function expectHarmless(page: Page, where: string) {
  const { ran, made, addresses } = await page.evaluate((selector) => {
    const leads = ['href', 'xlink:href', 'src', 'action', 'formaction', 'poster', 'data', 'cite']
    return {
      ran: window.ran,
      made: [...document.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML),
      addresses: [...document.querySelectorAll('*')].flatMap((element) =>
        leads.flatMap((name) => {
          const value = element.getAttribute(name)
          return value === null ? [] : [new URL(value, document.baseURI).href]
        }),
      ),
    }
  }, MADE)
  expect(ran, where).toEqual([])
  expect(made, where).toEqual([])
  const misleading = addresses.filter((address) => {
    const { protocol, hostname } = new URL(address)
    return !/^(https?|webcal|mailto|tel|blob):$/.test(protocol) || hostname === FORBIDDEN_HOST
  })
  expect(misleading, where).toEqual([])
}

export const visibleText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
    const named = [...document.querySelectorAll('[aria-label], [alt], [title], meta[content]')]
    const attributes = named.flatMap((element) =>
      ['aria-label', 'alt', 'title', 'content'].map((name) => element.getAttribute(name) ?? ''),
    )
    return [
      document.title,
      // Includes the text without and with spaces between blocks.
      document.body.textContent ?? '',
      document.body.innerText,
      ...fields.map(({ value }) => value),
      ...attributes,
    ].join('\n')
  })

export const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
