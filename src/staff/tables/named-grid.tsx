import { useMemo } from 'react'
import { Grid } from '@/components/grid/grid'
import type { GridColumn } from '@/components/grid/grid-column'
import { NO_PROBLEMS } from '@/components/grid/grid-errors'
import type { Cells } from '@/components/grid/grid-rows'
import { CHART_COLOURS } from '@/domain/settings/chart-colours'
import { percentOf, totalOf } from '@/domain/statistics/statistics'
import { formatPercent } from '@/domain/text/decimals'
import { formatCount } from '@/domain/text/money'
import { isPopulation, type NamedTable, tidyNumber } from './named-rows'
import type { NamedTableEditor } from './use-named-table'

/** Grid of a table of names and numbers, with shares if the numbers add up to a total. */
export function NamedGrid({ label, editor }: { label: string; editor: NamedTableEditor }) {
  const { table, grid, lines, problems } = editor
  const hasTotal = table !== 'home_statistics'
  const computed = useMemo(() => {
    const total = totalOf(lines)
    const values = new Map(lines.map(({ name, value }) => [name, value]))
    return new Map(
      grid.rows.map(({ key, cells }) => {
        const value = values.get(titleOf(cells))
        return [key, { share: value === undefined ? '' : formatPercent(percentOf(value, total)) }]
      }),
    )
  }, [grid.rows, lines])
  const total = formatCount(totalOf(lines))
  const digits = Math.max(
    total.length,
    ...grid.rows.map(({ cells }) => cells['value']?.length ?? 0),
  )
  const columns = useMemo(() => columnsOf(table, digits), [table, digits])
  return (
    <fieldset disabled={editor.busy} className="contents">
      <Grid
        label={label}
        grid={grid}
        columns={columns}
        // Ids of allocations determine their order.
        isOrdered={table === 'budget_alokasi'}
        titleOf={titleOf}
        newCells={(count) => ({
          name: '',
          value: '',
          unit: '',
          fill: CHART_COLOURS[count % CHART_COLOURS.length]?.toLowerCase() ?? '',
        })}
        problems={problems ?? NO_PROBLEMS}
        {...(hasTotal && { computed, totals: { name: 'Total', value: total } })}
      />
    </fieldset>
  )
}

const titleOf = ({ name = '' }: Cells) => name.trim()

/** Returns the columns, narrow enough for a phone to show numbers with `digits` characters. */
function columnsOf(table: NamedTable, digits: number): readonly GridColumn[] {
  const isMoney = table === 'budget_alokasi'
  return [
    {
      field: 'name',
      label: 'Nama',
      kind: 'text',
      width: 'minmax(9rem, 2fr)',
      narrow: 'minmax(0, 1fr)',
    },
    {
      field: 'value',
      label: isMoney ? 'Jumlah (Rp)' : 'Jumlah',
      kind: isPopulation(table) ? 'count' : 'number',
      width: `minmax(max(7rem, ${digits}ch + 1.75rem), 1fr)`,
      // Amounts in rupiah leave no space for names.
      narrow: isMoney ? 'below' : `max(5.25rem, ${digits}ch + 1.75rem)`,
      tidy: (text) => tidyNumber(table, text),
    },
    table === 'home_statistics'
      ? { field: 'unit', label: 'Satuan', kind: 'text', width: 'minmax(6rem, 1fr)' }
      : {
          field: 'share',
          label: 'Persen',
          kind: 'computed',
          width: '5.5rem',
          ...(isMoney && { narrow: 'below' }),
        },
    { field: 'fill', label: 'Warna', kind: 'colour', width: '5.5rem' },
  ]
}
