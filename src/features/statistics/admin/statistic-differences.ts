import type { GridRow, GridRows } from '@/components/grid/grid-rows'
import { describeRowDifferences, type DifferenceText } from '@/components/ui/unsaved/differences'
import { nameKey } from '@/domain/text/name-key'
import { formatDay } from '@/domain/time/date'
import { mergeParts, type Parts } from '@/lib/saving/differences'
import { tidyNumber } from './statistic-rows'
import type { StatisticTable } from './statistic-tables'

export interface TypedTable {
  rows: GridRows
  asof: string
}

export function statisticDifferences(
  table: StatisticTable,
  base: TypedTable,
  mine: TypedTable,
  theirs: TypedTable,
): DifferenceText[] {
  const text = ({ cells: { asof, name = '', value = '', unit = '', fill = '' } }: GridRow) =>
    asof === undefined
      ? [`${name.trim()}: ${tidyNumber(table, value)}`, unit.trim(), fill.toUpperCase()]
          .filter(Boolean)
          .join(' ')
      : asof && formatDay(asof)
  const found = describeRowDifferences(partsOf(base), partsOf(mine), partsOf(theirs), {
    label: ({ cells }) => cells['name']?.trim() ?? 'Keadaan per',
    text,
  })
  if (found.length > 0) return found
  return [{ key: '', by: 'both', label: 'Urutan', mine: order(mine), theirs: order(theirs) }]
}

/** Returns `theirs` with the parts `own` taken from `mine`. */
export function mergeStatistics(
  mine: TypedTable,
  theirs: TypedTable,
  own: ReadonlySet<string>,
): TypedTable {
  const merged = mergeParts(partsOf(mine), partsOf(theirs), own)
  const asof = merged.get(DAY)?.cells['asof'] ?? ''
  merged.delete(DAY)
  return { rows: [...merged.values()], asof }
}

/** Key of the date. No row has an empty key. */
const DAY = ''

function partsOf({ rows, asof }: TypedTable): Parts<GridRow> {
  const parts = new Map<string, GridRow>()
  for (const row of rows) {
    const key = nameKey(row.cells['name'] ?? '') || row.key
    parts.set(parts.has(key) ? row.key : key, row)
  }
  return parts.set(DAY, { key: DAY, cells: { asof } })
}

const order = ({ rows }: TypedTable) => rows.map(({ cells }) => cells['name'] ?? '').join(', ')
