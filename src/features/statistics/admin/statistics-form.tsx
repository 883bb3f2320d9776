import { useMemo } from 'react'
import { controlStyle } from '@/components/form/fields/control-style'
import { FieldFrame } from '@/components/form/fields/field-frame'
import { SubmitButton } from '@/components/form/submit-button'
import { Grid } from '@/components/grid/grid'
import type { GridColumn } from '@/components/grid/grid-column'
import { NO_PROBLEMS } from '@/components/grid/grid-errors'
import type { Cells, GridRow } from '@/components/grid/grid-rows'
import { LastChange } from '@/components/staff/last-change'
import { useStaff } from '@/components/staff/staff'
import { TableSheets } from '@/components/table-import/table-sheets'
import { Alert } from '@/components/ui/states/alert'
import { AutosaveLine } from '@/components/ui/unsaved/autosave-line'
import { RecoveryOffers } from '@/components/ui/unsaved/recovery-offers'
import { ConflictNotice } from '@/components/ui/unsaved/conflict-notice'
import type { StatisticColumn } from '@/domain/sheets/find-statistics'
import { percentOf, totalOf } from '@/domain/statistics/statistics'
import { undoStep } from '@/domain/tables/undo-step'
import { formatPercent } from '@/domain/text/decimals'
import { formatCount } from '@/domain/text/money'
import { isRealDay } from '@/domain/time/date'
import { showNotice, undoing } from '@/stores/notice'
import { statisticDifferences } from './statistic-differences'
import {
  type StatisticLine,
  tidyNumber,
  unfinishedRows,
  validLines,
  mergeImportedRows,
} from './statistic-rows'
import { type StatisticTable, type StatisticTableEntry, isPopulation } from './statistic-tables'
import { StatisticsPreview } from './statistics-preview'
import { type SeenStatistics, useStatistics } from './use-statistics'

const NAME: GridColumn = {
  field: 'name',
  label: 'Nama',
  kind: 'text',
  width: 'minmax(9rem, 2fr)',
  narrow: 'minmax(0, 1fr)',
}
const VALUE: GridColumn = {
  field: 'value',
  label: 'Jumlah',
  kind: 'number',
  width: 'minmax(7rem, 1fr)',
  tidy: (text) => tidyNumber('home_statistics', text),
}
const PEOPLE: GridColumn = {
  ...VALUE,
  kind: 'count',
  tidy: (text) => tidyNumber('population_gender', text),
}
const FILL: GridColumn = {
  field: 'fill',
  label: 'Warna',
  kind: 'colour',
  width: '5.5rem',
}

/** Returns the columns, narrow enough for a phone to show numbers with `digits` characters. */
function columnsOf(table: StatisticTable, digits: number): readonly GridColumn[] {
  const narrow = `max(5.25rem, ${digits}ch + 1.75rem)`
  return isPopulation(table)
    ? [
        NAME,
        { ...PEOPLE, narrow },
        { field: 'share', label: 'Persen', kind: 'computed', width: '5.5rem' },
        FILL,
      ]
    : [
        NAME,
        { ...VALUE, narrow },
        { field: 'unit', label: 'Satuan', kind: 'text', width: 'minmax(6rem, 1fr)' },
        FILL,
      ]
}

const COLOURS = ['#1f5d3f', '#c9850a', '#1d5e8a', '#a63a2b', '#6b4e8e', '#5e6b63']

interface StatisticsFormProps {
  entry: StatisticTableEntry
  seen: SeenStatistics
  today: string
}

export function StatisticsForm({ entry, seen, today }: StatisticsFormProps) {
  const { uid } = useStaff()
  const statistics = useStatistics({ entry, seen, uid, today })
  const { autosave, base, grid, filled, asof, problems, conflict, theirs } = statistics
  const lines = useMemo(() => validLines(entry.table, filled), [entry.table, filled])
  const computed = useMemo(
    () => (isPopulation(entry.table) ? sharesOf(grid.rows, lines) : undefined),
    [entry.table, grid.rows, lines],
  )
  const total = formatCount(totalOf(lines))
  const digits = Math.max(
    total.length,
    ...grid.rows.map(({ cells }) => cells['value']?.length ?? 0),
  )
  const columns = useMemo(() => columnsOf(entry.table, digits), [entry.table, digits])
  return (
    <form
      noValidate
      aria-label={entry.label}
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        statistics.save()
      }}
    >
      {base.updatedAt && <LastChange by={base.updatedBy} at={base.updatedAt} />}
      <fieldset disabled={autosave.busy} className="contents">
        <RecoveryOffers autosave={autosave} onRestore={autosave.restore} />
      </fieldset>
      {seen.unreadable.length > 0 && (
        <Alert kind="note">
          {seen.unreadable.length} baris yang tersimpan rusak dan tidak tampil di sini. Bila tabel
          ini disimpan, baris itu masuk tempat sampah.
        </Alert>
      )}
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <div className="max-w-xs">
            <FieldFrame
              label="Keadaan per tanggal"
              hint="Data per tanggal berapa?"
              error={problems?.asof}
            >
              {(control) => (
                <input
                  {...control}
                  type="date"
                  value={asof}
                  disabled={autosave.busy}
                  className={controlStyle}
                  onChange={({ target }) => statistics.setAsof(target.value)}
                />
              )}
            </FieldFrame>
          </div>
          <Grid
            label={entry.label}
            grid={grid}
            columns={columns}
            titleOf={titleOf}
            newCells={() => ({
              name: '',
              value: '',
              unit: '',
              fill: COLOURS[grid.rows.length % COLOURS.length] ?? '',
            })}
            {...(computed && { computed })}
            problems={problems ?? NO_PROBLEMS}
            disabled={autosave.busy}
            {...(computed && {
              totals: {
                name: 'Total',
                value: total,
              },
            })}
          />
          {conflict && theirs && (
            <ConflictNotice
              differences={statisticDifferences(entry.table, base, { rows: filled, asof }, theirs)}
              self={conflict.self}
              by={conflict.by}
              at={conflict.at}
              onTake={() => statistics.settle(theirs, null)}
              onMerge={(own) => statistics.settle(theirs, own)}
              onOverwrite={() => statistics.save(theirs.version)}
            />
          )}
          <AutosaveLine {...autosave.state} />
          <div className="flex flex-wrap gap-2">
            <SubmitButton label="Simpan" busyLabel="Menyimpan …" busy={autosave.busy} />
            <TableSheets<StatisticLine, StatisticColumn>
              title={entry.label}
              fileName={entry.slug}
              current={lines}
              lacking={unfinishedRows(entry.table, grid.rows)}
              format={() => loadFormat(entry, asof)}
              onConfirm={(imported, day) => {
                const after = mergeImportedRows(entry.table, filled, imported)
                grid.actions.replace(after)
                if (day !== undefined) statistics.setAsof(day)
                showNotice({
                  kind: 'note',
                  text: 'Isi berkas sudah di tabel dan belum disimpan. Periksa juga tanggalnya, lalu simpan.',
                  actions: undoing(() => {
                    grid.actions.change((now) => undoStep(filled, after, now, keyOf))
                    if (day !== undefined) statistics.setAsof(asof)
                  }),
                })
              }}
            />
          </div>
        </div>
        {statistics.dialog}
        <StatisticsPreview entry={entry} lines={lines} asof={isRealDay(asof) ? asof : ''} />
      </div>
    </form>
  )
}

const keyOf = ({ key }: GridRow) => key
const titleOf = ({ name = '' }: Cells) => name.trim()

function sharesOf(
  rows: readonly { key: string; cells: Cells }[],
  lines: readonly StatisticLine[],
): ReadonlyMap<string, Cells> {
  const total = totalOf(lines)
  const values = new Map(lines.map(({ name, value }) => [name, value]))
  return new Map(
    rows.map(({ key, cells }) => {
      const value = values.get(titleOf(cells))
      return [key, { share: value === undefined ? '' : formatPercent(percentOf(value, total)) }]
    }),
  )
}

async function loadFormat({ table }: StatisticTableEntry, asof: string) {
  const { statisticsFormat } = await import('@/domain/sheets/statistics')
  return statisticsFormat<StatisticLine>({
    asof,
    make: ({ unit, ...read }, before) => ({ ...read, unit: unit ?? before?.unit ?? '' }),
    of: !isPopulation(table) ? undefined : table === 'population_gender' ? 'genders' : 'people',
    ...(!isPopulation(table) && { unitOf: ({ unit }: StatisticLine) => unit }),
  })
}
