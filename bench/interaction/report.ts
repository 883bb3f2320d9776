import { median, spread } from '../pages/statistics'
import { type Cells, printTable } from '../pages/table'
import { LEAST, type Measured, type Runs } from './measure'
import type { Memory } from './memory'

/** No interaction and no task at start is to take longer, in milliseconds. */
const LIMIT = 200

export function printInteractions({ interactions, starts }: Measured, slowdown: number): void {
  printTable(
    `From a tap or key until the next frame (ms; ${LEAST} is at most that)`,
    rows(interactions, slowdown),
  )
  printTable('The longest task at start (ms; 0 is below 50)', rows(starts, slowdown))
}

function rows(runs: Runs, slowdown: number): Map<string, Cells> {
  return new Map(
    [...runs].map(([name, { own, slowed }]): [string, Cells] => {
      const { median: middle, least, most } = spread(slowed)
      return [
        name,
        {
          'as it is': Math.round(median(own)),
          [`${slowdown} times slower`]: Math.round(middle),
          least: Math.round(least),
          worst: Math.round(most),
          over: middle > LIMIT ? `over ${LIMIT}` : '',
        },
      ]
    }),
  )
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
