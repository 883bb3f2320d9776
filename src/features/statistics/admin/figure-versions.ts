import type { Versions } from '@/components/ui/conflict-notice'
import { formatDay } from '@/domain/date'
import { figureId } from '@/domain/figure-id'
import { numberText } from './figure-rows'

interface Told {
  asof: string
  lines: readonly { name: string; value: number; fill: string; unit?: string }[]
}

/** More would hide the choice below them. */
const SHOWN = 10

/** In what two versions of a table differ, in words. */
export function versionsOf(mine: Told, theirs: Told): Versions[] {
  const [here, there] = [mine, theirs].map(
    ({ lines }) => new Map(lines.map((line) => [figureId(line.name) ?? '', line])),
  )
  const keys = [...new Set([...(here?.keys() ?? []), ...(there?.keys() ?? [])])]
  const differing = keys
    .map((key) => ({
      label: (here?.get(key) ?? there?.get(key))?.name ?? key,
      mine: inWords(here?.get(key)),
      theirs: inWords(there?.get(key)),
    }))
    .concat({ label: 'Keadaan per', mine: day(mine.asof), theirs: day(theirs.asof) })
    .filter((versions) => versions.mine !== versions.theirs)
  if (differing.length === 0) return [{ label: 'Urutan', mine: order(mine), theirs: order(theirs) }]
  const rest = differing.length - SHOWN
  return [
    ...differing.slice(0, SHOWN),
    ...(rest > 0 ? [{ label: 'Lainnya', mine: `${rest} baris lagi`, theirs: 'berbeda' }] : []),
  ]
}

function inWords(line: Told['lines'][number] | undefined): string {
  if (!line) return '(tidak ada)'
  const { name, value, unit = '', fill } = line
  return [`${name}: ${numberText(value)}`, unit, fill.toUpperCase()].filter(Boolean).join(' ')
}

const day = (asof: string) => (asof ? formatDay(asof) : '(kosong)')
const order = ({ lines }: Told) => lines.map(({ name }) => name).join(', ')
