import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from 'playwright-core'
import { expect } from 'vitest'
import { paths } from '../../src/domain/paths'

const KB = 1_000
const HTML = 20 * KB
const HTML_OF_HOME = 21 * KB
const SCRIPTS_OF_HOME = 101.5 * KB
const SCRIPTS = 106 * KB

interface Transfer {
  path: string
  bytes: number
  isPicture: boolean
}

export const compress = (body: Buffer | string) => brotliCompressSync(body)

export const weightOf = (all: readonly Transfer[]) =>
  all.reduce((bytes, one) => bytes + one.bytes, 0)

/** Compressed sizes of scripts, cached because many pages share them and compressing is slow. */
const known = new Map<string, number>()

function compressedSize(path: string, body: Buffer): number {
  const size = known.get(path) ?? compress(body).length
  if (path.startsWith('/assets/')) known.set(path, size)
  return size
}

/** Records the responses of the page from now on. Returns a function that resolves with their compressed sizes. */
export function watchTransfers(page: Page): () => Promise<Transfer[]> {
  const found: Promise<Transfer>[] = []
  const weigh = async (response: Response): Promise<Transfer> => {
    const body = await response.body()
    const isPicture = /^image\/(?!svg)/.test(response.headers()['content-type'] ?? '')
    const path = new URL(response.url()).pathname
    return { path, bytes: isPicture ? body.length : compressedSize(path, body), isPicture }
  }
  const record = (response: Response) => {
    if (!response.request().serviceWorker()) found.push(weigh(response))
  }
  page.on('response', record)
  return () => {
    page.off('response', record)
    return Promise.all(found)
  }
}

/** Expects that the HTML of a page, and its scripts before the page is interactive, are within their size limits. */
export async function expectLight(page: Page, path: string, all: readonly Transfer[]) {
  const early = await page.evaluate(() => {
    const [mark] = performance.getEntriesByName('interactive')
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < (mark?.startTime ?? 0))
      .map(({ name }) => new URL(name).pathname)
  })
  const scripts = all.filter((one) => one.path.endsWith('.js') && early.includes(one.path))
  const isHome = path === paths.home
  expect(scripts.length, path).toBeGreaterThan(1)
  expect(all[0]?.bytes, path).toBeLessThanOrEqual(isHome ? HTML_OF_HOME : HTML)
  expect(weightOf(scripts), path).toBeLessThanOrEqual(isHome ? SCRIPTS_OF_HOME : SCRIPTS)
}
