import { useQuery, useQueryClient } from '@tanstack/react-query'
import { memo } from 'react'
import { InputField } from '@/components/form/fields/input-field'
import { SubmitButton } from '@/components/form/submit-button'
import { TableSheets } from '@/components/table-import/table-sheets'
import { AutosaveLine } from '@/components/ui/unsaved/autosave-line'
import { paths } from '@/domain/paths'
import type { StatisticColumn } from '@/domain/sheets/find-statistics'
import { populationTotals, totalDoubts } from '@/domain/statistics/population-totals'
import type { Slice } from '@/domain/statistics/statistics'
import { isRealDay, formatDay } from '@/domain/time/date'
import { adminKeys, freshQuery } from '@/lib/query/admin-keys'
import { readTable, type SeenTable } from '@/lib/tables/read-table'
import { NamedGrid } from '@/staff/tables/named-grid'
import {
  isPopulation,
  mergeImportedRows,
  type NamedLine,
  unfinishedRows,
} from '@/staff/tables/named-rows'
import { TableForm } from '@/staff/tables/table-form'
import { useNamedTable } from '@/staff/tables/use-named-table'
import { PopulationChart } from '../population-chart'
import { StatisticCards } from '../key-statistics'
import { STATISTIC_TABLES, type StatisticTable, type StatisticTableEntry } from './statistic-tables'

export const statisticsQuery = (table: StatisticTable) =>
  freshQuery(adminKeys.table(table), () => readTable({ table }))

interface StatisticsFormProps {
  entry: StatisticTableEntry
  seen: SeenTable<StatisticTable>
  today: string
}

export function StatisticsForm({ entry, seen, today }: StatisticsFormProps) {
  const { table, label } = entry
  const others = useOtherTables(table)
  const editor = useNamedTable({
    key: { table },
    label,
    seen,
    today,
    totalDoubts(lines, asof) {
      const [own] = totalsOf([{ entry, data: { asof, lines } }])
      return own ? totalDoubts(own, totalsOf(others)) : []
    },
    saved: ({ changed, removed }) => ({
      text:
        changed + removed > 0
          ? `${label} disimpan: ${changesOf(changed, removed)}.`
          : `${label} sudah seperti ini.`,
      links: [{ label: 'Lihat di situs', to: paths.statistics }],
    }),
  })
  const { grid, draft, asof, lines, busy } = editor
  return (
    <TableForm editor={editor} label={label}>
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <div className="max-w-xs">
            <InputField
              label="Keadaan per tanggal"
              hint="Data per tanggal berapa?"
              error={editor.problems?.asof}
              type="date"
              value={asof}
              disabled={busy}
              onChange={({ target }) => editor.setAsof(target.value)}
            />
          </div>
          <NamedGrid label={label} editor={editor} />
          <AutosaveLine {...editor.autosave.state} />
          <div className="flex flex-wrap gap-2">
            <SubmitButton label="Simpan" busyLabel="Menyimpan …" busy={busy} />
            <TableSheets<NamedLine, StatisticColumn>
              title={label}
              fileName={entry.slug}
              current={lines}
              lacking={unfinishedRows(table, grid.rows)}
              format={() => loadFormat(entry, asof)}
              onConfirm={(imported, day) =>
                editor.replace(
                  mergeImportedRows(table, draft.rows, imported),
                  'Isi berkas sudah di tabel dan belum disimpan. Periksa juga tanggalnya, lalu simpan.',
                  day,
                )
              }
            />
          </div>
        </div>
        <StatisticsPreview entry={entry} lines={lines} asof={isRealDay(asof) ? asof : ''} />
      </div>
    </TableForm>
  )
}

interface KnownTable {
  entry: Pick<StatisticTableEntry, 'table' | 'label'>
  data: Pick<SeenTable<StatisticTable>, 'asof'> & { lines: readonly Slice[] }
}

/** Returns the other tables, because all tables of the same date must have the same total. */
function useOtherTables(table: StatisticTable): readonly KnownTable[] {
  const client = useQueryClient()
  const { data = [] } = useQuery({
    // One query for all tables, because `useQueries` would add 0.8 kB to a file that every visitor loads.
    queryKey: [...adminKeys.table(table), 'others'],
    queryFn: () => {
      const entries = STATISTIC_TABLES.filter((entry) => entry.table !== table)
      return Promise.all(
        entries.map(async (entry) => ({
          entry,
          data: await client.fetchQuery(statisticsQuery(entry.table)),
        })),
      )
    },
    staleTime: 0,
  })
  return data
}

const totalsOf = (tables: readonly KnownTable[]) =>
  populationTotals(
    tables.map(({ entry: { table, label }, data }) => ({
      ...data,
      label,
      isPopulation: isPopulation(table),
    })),
  )

function changesOf(changed: number, removed: number): string {
  const parts = [
    changed > 0 && `${changed} baris diubah`,
    removed > 0 && `${removed} baris dihapus`,
  ]
  return parts.filter(Boolean).join(', ')
}

async function loadFormat({ table }: StatisticTableEntry, asof: string) {
  const { statisticsFormat } = await import('@/domain/sheets/statistics')
  return statisticsFormat<NamedLine>({
    asof,
    make: ({ unit, ...read }, before) => ({ ...read, unit: unit ?? before?.unit ?? '' }),
    of: !isPopulation(table) ? undefined : table === 'population_gender' ? 'genders' : 'people',
    ...(!isPopulation(table) && { unitOf: ({ unit }: NamedLine) => unit }),
  })
}

interface StatisticsPreviewProps {
  entry: StatisticTableEntry
  lines: readonly NamedLine[]
  asof: string
}

const StatisticsPreview = memo(function StatisticsPreview(props: StatisticsPreviewProps) {
  const { entry, lines, asof } = props
  return (
    <section aria-labelledby="pratinjau" className="rounded-card border border-hairline p-4 md:p-5">
      <h2 id="pratinjau" className="mb-4 text-lg font-semibold">
        Pratinjau
      </h2>
      {lines.length === 0 ? (
        <p className="text-ink-2">Isi tabelnya; hasilnya tampil di sini.</p>
      ) : isPopulation(entry.table) ? (
        <PopulationChart table={entry.table} title={entry.label} slices={lines} asof={asof} />
      ) : (
        <>
          <StatisticCards statistics={lines} />
          {asof && <p className="mt-3 text-sm text-ink-2">Keadaan per {formatDay(asof)}</p>}
        </>
      )}
    </section>
  )
})
