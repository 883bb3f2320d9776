import { median, spread } from '../pages/statistics'
import { type Cells, printTable } from '../pages/table'
import { LEAST, type Runs } from './measure'
import type { Memory } from './memory'

/** Maximum acceptable duration of an interaction, in milliseconds. */
const LIMIT = 200

export function printInteractions(interactions: Runs, slowdown: number): void {
  const rows = [...interactions].map(([name, { own, slowed }]): [string, Cells] => {
    const { median: middle, least, most } = spread(slowed)
    const cells = {
      'as it is': Math.round(median(own)),
      [`${slowdown} times slower`]: Math.round(middle),
      least: Math.round(least),
      worst: Math.round(most),
      over: middle > LIMIT ? `over ${LIMIT}` : '',
    }
    return [name, cells]
  })
  printTable(`From a tap or key until the next frame (ms; ${LEAST} is at most that)`, new Map(rows))
}

export function printMemory(measured: readonly Memory[]): void {
  const [first] = measured
  printTable(
    'What a tab holds, on home',
    new Map(
      measured.map(({ pages, heap, nodes, listeners }): [string, Cells] => [
        pages === 0 ? 'first page' : `after ${pages} pages`,
        {
          'heap MB': (heap / 1e6).toFixed(1),
          ratio: (heap / (first?.heap ?? NaN)).toFixed(2),
          nodes,
          listeners,
        },
      ]),
    ),
  )
}
