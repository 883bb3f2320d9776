import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { ensureChromium } from '../../scripts/support/chromium'
import { FLAGS } from './browser'
import { freePort } from './free-port'
import { observePages } from './in-page'
import type { Site } from './site'

/** Version of Lighthouse. Installed on first use, because its 161 packages would slow down every installation. */
const LIGHTHOUSE = 'lighthouse@12.8.2'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]

/** Metrics by short name. All except `cls` are simulated milliseconds. */
const AUDITS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  work: 'mainthread-work-breakdown',
} as const

/** Scores from 0 to 100, metrics, and the failed audits that affect the scores. */
type LighthouseMetrics = Record<Category | keyof typeof AUDITS, number> & { failed: FailedAudit[] }

export interface FailedAudit {
  category: Category
  id: string
  title: string
  score: number
  shown: string
  /** Details of the failed audit in Lighthouse's format. */
  items: unknown[]
}

/** Parts of Lighthouse's result that this benchmark reads. */
interface Result {
  runtimeError?: { message: string }
  audits: Record<string, Audit>
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
}

interface Audit {
  title: string
  score: number | null
  numericValue?: number
  displayValue?: string
  details?: { items?: unknown[] }
}

export async function runLighthouse(site: Site, path: string): Promise<LighthouseMetrics> {
  // Lighthouse simulates the connection time itself.
  await site.setConnecting(0)
  const url = site.url + path
  const port = await freePort()
  const context = await chromium.launchPersistentContext('', {
    executablePath: ensureChromium(),
    args: [...FLAGS, `--remote-debugging-port=${port}`],
    viewport: null,
  })
  try {
    await observePages(context, site.database)
    // Status codes are ignored in order to measure the not-found page, too.
    const { stdout } = await promisify(execFile)(
      'npx',
      [
        ...['--yes', LIGHTHOUSE, url, `--port=${port}`, '--output=json', '--quiet'],
        ...[`--only-categories=${CATEGORIES.join()}`, '--ignore-status-code'],
      ],
      { maxBuffer: Infinity },
    )
    const lhr = JSON.parse(stdout) as Result
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    const value = (id: string) => lhr.audits[id]?.numericValue ?? NaN
    const score = (name: Category) => Math.round((lhr.categories[name]?.score ?? NaN) * 100)
    return {
      ...(Object.fromEntries([
        ...CATEGORIES.map((name) => [name, score(name)]),
        ...Object.entries(AUDITS).map(([name, id]) => [name, value(id)]),
      ]) as Record<Category | keyof typeof AUDITS, number>),
      failed: CATEGORIES.flatMap((category) =>
        (lhr.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
          const audit = lhr.audits[id]
          if (!audit || audit.score === null || audit.score === 1 || weight === 0) return []
          const { title, score, displayValue: shown = '', details } = audit
          return [{ category, id, title, score, shown, items: details?.items ?? [] }]
        }),
      ),
    }
  } finally {
    await context.close()
  }
}
