import type { Browser } from 'playwright-core'
import { CONDITIONS, type NetworkName } from './conditions'
import { type LighthouseMetrics, runLighthouse } from './lighthouse'
import type { Options } from './options'
import type { Site } from './site'
import { type FirstVisit, firstVisit, type NextVisits, nextVisits, tappedLink } from './visits'

/** What was measured of one page of one site, run after run. */
export interface PageRuns {
  path: string
  site: SiteName
  lighthouse: LighthouseMetrics[]
  visits: Partial<Record<NetworkName, FirstVisit[]>>
  /** On slow 4G, as the next visits. */
  taps: number[]
  next: NextVisits[]
}

export type SiteName = 'published' | 'ordinary'

/** The page that the ordinary site is compared at. */
const COMPARED = '/'

/** Measures the pages in turns, each run all of them, so that what slows the machine down slows all. */
export async function measurePages(
  browser: Browser,
  sites: Record<SiteName, Site>,
  pages: readonly string[],
  { runs, networks, measures }: Options,
): Promise<PageRuns[]> {
  const measured: PageRuns[] = pages.flatMap((path) =>
    (['published', 'ordinary'] as const)
      .filter((site) => site === 'published' || path === COMPARED)
      .map((site) => ({ path, site, lighthouse: [], visits: {}, taps: [], next: [] })),
  )
  for (let run = 1; run <= runs; run += 1)
    for (const page of measured) {
      process.stderr.write(`run ${run} of ${runs}: ${page.site} ${page.path}\n`)
      const site = sites[page.site]
      if (measures.includes('lighthouse'))
        page.lighthouse.push(await runLighthouse(site, page.path))
      if (measures.includes('visits'))
        for (const name of networks) {
          const visit = await firstVisit(browser, site, page.path, CONDITIONS[name])
          ;(page.visits[name] ??= []).push(visit)
        }
      if (measures.includes('taps')) {
        const tap = await tappedLink(browser, site, page.path, CONDITIONS['slow 4G'])
        if (tap !== null) page.taps.push(tap)
      }
      if (measures.includes('next')) page.next.push(await nextVisits(browser, site, page.path))
    }
  return measured
}
