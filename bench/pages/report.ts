import type { PageRuns } from './measure'
import { median, type Metrics, spread } from './statistics'
import { type Cells, printTable } from './table'

export function printReport(pages: readonly PageRuns[]): void {
  for (const title of new Set(pages.flatMap(({ tables }) => [...tables.keys()])))
    printTable(title, rowsOf(pages, title))
  for (const { path, failed } of pages)
    for (const { category, id, title, shown } of failed)
      console.log(`${path}: ${category}: ${id}: ${title} ${shown}`)
}

function rowsOf(pages: readonly PageRuns[], title: string): Map<string, Cells> {
  const rows = new Map<string, Cells>()
  for (const { path, site, tables } of pages) {
    const runs = valuesOf(tables.get(title))
    if (runs.size === 0) continue
    const cells = [...runs].map(([name, values]) => [name, range(values)] as const)
    rows.set(site === 'this' ? path : `${path} ${site}`, Object.fromEntries(cells))
    if (site === 'this') continue
    const ours = pages.find((page) => page.path === path && page.site === 'this')
    const ratios = [...valuesOf(ours?.tables.get(title))].map(([name, values]) => {
      const ratio = median(values) / median(runs.get(name) ?? [NaN])
      return [name, Number.isFinite(ratio) ? ratio.toFixed(2) : ''] as const
    })
    rows.set(`${path} ÷ ${site}`, Object.fromEntries(ratios))
  }
  return rows
}

function valuesOf(runs: readonly Metrics[] = []): Map<string, number[]> {
  const names = new Set(runs.flatMap((run) => Object.keys(run)))
  return new Map([...names].map((name) => [name, runs.flatMap((run) => run[name] ?? [])]))
}

function range(values: readonly number[]): string {
  const { median, least, most } = spread(values)
  return least === most ? short(median) : `${short(median)} (${short(least)}–${short(most)})`
}

const short = (value: number) =>
  String(Number(value.toFixed(value >= 100 ? 0 : value >= 1 ? 1 : 3)))
