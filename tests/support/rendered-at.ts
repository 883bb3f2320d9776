import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { BrowserContext } from 'playwright-core'
import { RENDERER_BUNDLE } from '../../scripts/support/paths'

/** Maximum size of the output, far above the size of the sample village's site. */
const MOST_BYTES = 50_000_000

const RENDER = `import { renderSite } from ${JSON.stringify(RENDERER_BUNDLE)}
const { files } = await renderSite({ number: 0, at: Number(process.argv[1]) })
console.log(JSON.stringify([...files]))`

/** Renders the site at `url` at `instant` with the built renderer. Resolves with its files by path. */
export async function renderedAt(url: string, instant: Date): Promise<ReadonlyMap<string, string>> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', RENDER, String(instant.getTime())],
    {
      env: { ...process.env, FIREBASE_HOSTING_EMULATOR_HOST: new URL(url).host },
      maxBuffer: MOST_BYTES,
    },
  )
  return new Map(JSON.parse(stdout) as [path: string, text: string][])
}

export function answerWith(context: BrowserContext, files: ReadonlyMap<string, string>) {
  return context.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    const body = files.get(pathname === '/' ? '/index.html' : `${pathname}.html`)
    return body && route.request().resourceType() === 'document'
      ? route.fulfill({ body, contentType: 'text/html; charset=utf-8' })
      : route.fallback()
  })
}

export function setClock(context: BrowserContext, instant: Date) {
  return context.addInitScript((time) => {
    const real = Date
    const ahead = time - real.now()
    const now = () => real.now() + ahead
    globalThis.Date = new Proxy(real, {
      construct: (date, given: []) => (given.length === 0 ? new date(now()) : new date(...given)),
      get: (date, key) => (key === 'now' ? now : (Reflect.get(date, key) as unknown)),
    })
  }, instant.getTime())
}
