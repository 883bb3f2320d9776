import type { GridRow } from '@/components/grid/grid-rows'
import { describeRowDifferences, type DifferingPart } from '@/components/ui/unsaved/differences'
import { nameKey } from '@/domain/text/words'
import { formatDay } from '@/domain/time/date'
import { mergeParts, type Parts } from '@/lib/saving/differences'
import {
  hasSameInput,
  type NamedDraft,
  type NamedTable,
  numberWriter,
  rowsOf,
  tidyNumber,
} from './named-rows'
import type { TableKind } from './use-table-editor'

/** Describes how `table` is edited. `today` is the date of a new table, or '' if the table has no date. */
export function namedKind(table: NamedTable, today: string): TableKind<NamedTable, NamedDraft> {
  /** Returns the rows by key. Statistics are stored by name, allocations by id. */
  function partsOf({ rows, asof }: NamedDraft): Parts<GridRow> {
    const parts = new Map<string, GridRow>()
    for (const row of rows) {
      const name = table === 'budget_alokasi' ? '' : row.cells['name']
      const key = nameKey(name ?? '') || row.key
      parts.set(parts.has(key) ? row.key : key, row)
    }
    return parts.set(DAY, { key: DAY, cells: { asof } })
  }

  function text({ cells: { asof, name = '', value = '', unit = '', fill = '' } }: GridRow) {
    if (asof !== undefined) return asof && formatDay(asof)
    const number = `${name.trim()}: ${tidyNumber(table, value, numberWriter(table))}`
    return [number, unit.trim(), fill.toUpperCase()].filter(Boolean).join(' ')
  }

  return {
    draftOf: ({ lines, asof }) => ({ rows: rowsOf(lines), asof: asof || today }),

    restored: ({
      fields,
      rows = rowsOf((fields ?? []) as Parameters<typeof rowsOf>[0]),
      asof = '',
    }) => ({ rows, asof }),

    isSame: hasSameInput,

    differences(base, mine, theirs): DifferingPart[] {
      const found = describeRowDifferences(partsOf(base), partsOf(mine), partsOf(theirs), {
        label: ({ cells }) => cells['name']?.trim() ?? 'Keadaan per',
        text,
      })
      if (found.length > 0) return found
      const label = 'Urutan'
      const values = [{ label, mine: order(mine), theirs: order(theirs) }]
      return [{ key: ORDER, by: 'both', label, values }]
    },

    merge(_, mine, theirs, own) {
      if (own.has(ORDER)) return mine
      const merged = mergeParts(partsOf(mine), partsOf(theirs), own)
      const asof = merged.get(DAY)?.cells['asof'] ?? ''
      merged.delete(DAY)
      return { rows: [...merged.values()], asof }
    },
  }
}

/** Keys of the date and of the order. No row has them. */
const DAY = ''
const ORDER = '\n'

const order = ({ rows }: NamedDraft) => rows.map(({ cells }) => cells['name'] ?? '').join(', ')
