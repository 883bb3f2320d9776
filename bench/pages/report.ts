import type { NetworkName } from './conditions'
import type { PageRuns } from './measure'
import { median, spread } from './statistics'
import { type Cells, printTable } from './table'

/** The tables of a run: medians, in brackets the least and the most. */
export function printReport(pages: readonly PageRuns[]): void {
  table('Lighthouse, mobile, simulated slow 4G (ms)', pages, lighthouseRow)
  for (const name of ['slow 4G', '3G'] as const)
    table(`First visit, applied ${name}, processor 4 times slower (ms)`, pages, visitRow(name))
  table('Bytes of a first visit (kB, as they travelled)', pages, bytesRow)
  table(
    'Slow 4G, processor 4 times slower (ms): a link tapped 1 s after the largest paint; coming again',
    pages,
    nextRow,
  )
  const [published, ordinary] = (['published', 'ordinary'] as const).map((site) =>
    pages.find((page) => page.site === site && page.path === '/'),
  )
  if (published && ordinary)
    printTable('The ordinary home beside the published one (ms)', ratios(published, ordinary))
  printFailed(pages)
}

function lighthouseRow({ lighthouse }: PageRuns): Cells | null {
  if (lighthouse.length === 0) return null
  const of = (read: (run: PageRuns['lighthouse'][number]) => number) => lighthouse.map(read)
  return {
    performance: range(of(({ scores }) => scores.performance)),
    accessibility: median(of(({ scores }) => scores.accessibility)),
    'best practices': median(of(({ scores }) => scores['best-practices'])),
    SEO: median(of(({ scores }) => scores.seo)),
    FCP: range(of(({ fcp }) => fcp)),
    LCP: range(of(({ lcp }) => lcp)),
    TBT: range(of(({ tbt }) => tbt)),
    CLS: shift(of(({ cls }) => cls)),
  }
}

const visitRow =
  (name: NetworkName) =>
  ({ visits: { [name]: visits = [] } }: PageRuns): Cells | null =>
    visits.length === 0
      ? null
      : {
          'visible content': range(visits.map(({ contentAt }) => contentAt)),
          FCP: range(visits.map(({ fcp = NaN }) => fcp)),
          LCP: range(visits.map(({ lcp = NaN }) => lcp)),
          interactive: range(visits.map(({ interactiveAt = NaN }) => interactiveAt)),
          TBT: range(visits.map(({ tbt }) => tbt)),
          CLS: shift(visits.map(({ cls }) => cls)),
        }

function bytesRow({ visits }: PageRuns): Cells | null {
  const traffic = visits['slow 4G']?.map((visit) => visit.traffic) ?? []
  if (traffic.length === 0) return null
  const of = (name: keyof (typeof traffic)[number]) => median(traffic.map((one) => one[name]))
  const kB = (name: keyof (typeof traffic)[number]) => Math.round(of(name) / 100) / 10
  return {
    HTML: kB('html'),
    'before content': kB('beforeContent'),
    'scripts until interactive': kB('scripts'),
    CSS: kB('styles'),
    'in all': kB('total'),
    requests: of('requests'),
    'later, idle': kB('later'),
    'its requests': of('laterRequests'),
  }
}

function nextRow({ taps, next }: PageRuns): Cells | null {
  if (taps.length + next.length === 0) return null
  return {
    ...(taps.length > 0 && { 'tapped link': range(taps) }),
    ...(next.length > 0 && {
      returning: range(next.map(({ returning }) => returning)),
      offline: range(next.map(({ offline }) => offline)),
    }),
  }
}

function ratios(published: PageRuns, ordinary: PageRuns): Map<string, Cells> {
  const metrics: [string, (page: PageRuns) => number[] | undefined][] = [
    ['simulated LCP', ({ lighthouse }) => lighthouse.map(({ lcp }) => lcp)],
    ...(['slow 4G', '3G'] as const).flatMap((name): typeof metrics => [
      [`${name}: visible content`, ({ visits }) => visits[name]?.map((one) => one.contentAt)],
      [`${name}: LCP`, ({ visits }) => visits[name]?.map(({ lcp = NaN }) => lcp)],
    ]),
    ['returning: visible content', ({ next }) => next.map(({ returning }) => returning)],
    ['offline: visible content', ({ next }) => next.map(({ offline }) => offline)],
  ]
  return new Map(
    metrics.flatMap(([label, read]): [string, Cells][] => {
      const [ours, theirs] = [read(published) ?? [], read(ordinary) ?? []]
      if (ours.length === 0 || theirs.length === 0) return []
      const ratio = (median(theirs) / median(ours)).toPrecision(3)
      return [[label, { published: range(ours), ordinary: range(theirs), ratio: Number(ratio) }]]
    }),
  )
}

function printFailed(pages: readonly PageRuns[]): void {
  for (const { path, lighthouse } of pages.filter(({ site }) => site === 'published'))
    for (const { category, id, title, shown } of lighthouse.at(-1)?.failed ?? [])
      console.log(`${path}: ${category}: ${id}: ${title} ${shown}`)
}

function table(title: string, pages: readonly PageRuns[], row: (page: PageRuns) => Cells | null) {
  const rows = pages.flatMap((page): [string, Cells][] => {
    const cells = row(page)
    return cells ? [[`${page.path}${page.site === 'ordinary' ? ' ordinary' : ''}`, cells]] : []
  })
  printTable(title, new Map(rows))
}

function range(metrics: readonly number[]): string {
  const { median, least, most } = spread(metrics)
  const middle = String(Math.round(median))
  return metrics.length < 2 ? middle : `${middle} (${Math.round(least)}–${Math.round(most)})`
}

const shift = (metrics: readonly number[]) => median(metrics).toFixed(3)
