import { parseArgs } from 'node:util'
import { CONDITIONS, type NetworkName } from './conditions'

const MEASURES = ['work', 'lighthouse', 'visits', 'taps', 'next', 'publishing'] as const
type Measure = (typeof MEASURES)[number]

export interface Options {
  routes: readonly string[] | null
  networks: readonly NetworkName[]
  runs: number
  measures: readonly Measure[]
  against: string | undefined
}

/** Parses arguments, e.g. `--against 0835f691 --routes /,/berita --runs 3`. Throws for unknown values. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      all: { type: 'boolean', default: false },
      routes: { type: 'string' },
      networks: { type: 'string' },
      runs: { type: 'string' },
      only: { type: 'string' },
      against: { type: 'string' },
    },
  })
  const { all } = values
  const runs = Number(values.runs ?? (all ? 5 : 3))
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs is a number of runs.')
  return {
    routes: values.routes?.split(',') ?? (all ? null : ['/', '/berita', '/agenda', '/statistik']),
    networks: several(values.networks, Object.keys(CONDITIONS) as NetworkName[]) ?? [
      'slow 4G',
      ...(all ? (['3G'] as const) : []),
    ],
    runs,
    measures: several(values.only, MEASURES) ?? MEASURES,
    against: values.against,
  }
}

function several<Name extends string>(text: string | undefined, known: readonly Name[]) {
  return text?.split(',').map((name) => {
    const found = known.find((one) => one === name)
    if (!found) throw new Error(`${name} is none of ${known.join(', ')}.`)
    return found
  })
}
