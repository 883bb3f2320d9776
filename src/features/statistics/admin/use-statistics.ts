import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useDoubtQuestions } from '@/components/form/use-doubt-questions'
import { useGrid } from '@/components/grid/use-grid'
import { paths } from '@/domain/paths'
import { populationTotals, totalDoubts } from '@/domain/statistics/population-totals'
import { MIN_COUNT, outlierDoubts, outliersBetween } from '@/domain/tables/outliers'
import { adminKeys, formQueryOptions } from '@/lib/query/admin-keys'
import { contentKeys } from '@/lib/query/content-keys'
import { invalidateContent } from '@/lib/query/freshness/content-clock'
import { type SeenTable, readTable } from '@/lib/tables/read-table'
import type { SavedTableOf } from '@/lib/tables/save-table-after-attempts'
import { useAutosavedTable } from '@/services/autosave/use-autosaved-table'
import { dismissNotice, showNotice } from '@/stores/notice'
import { type TypedTable, mergeStatistics } from './statistic-differences'
import {
  checked,
  hasSameInput,
  numberText,
  removeEmptyRows,
  rowsOf,
  validLines,
} from './statistic-rows'
import {
  STATISTIC_TABLES,
  type StatisticTable,
  type StatisticTableEntry,
  isPopulation,
} from './statistic-tables'

export const statisticsQuery = (table: StatisticTable) =>
  queryOptions({
    queryKey: adminKeys.statistics(table),
    queryFn: () => readTable({ table }),
    staleTime: 0,
  })

export const openedStatisticsQuery = (table: StatisticTable) =>
  queryOptions({
    queryKey: adminKeys.statisticsForm(table),
    queryFn: () => readTable({ table }),
    ...formQueryOptions,
  })

export type SeenStatistics = SeenTable<StatisticTable>

interface Opened {
  entry: StatisticTableEntry
  seen: SeenStatistics
  uid: string
  /** Current day in the village. */
  today: string
}

/** Version that was opened or saved last. */
interface Base extends TypedTable {
  version: string
  updatedBy: string
  updatedAt: string
}

export function useStatistics({ entry: { table, label }, seen, uid, today }: Opened) {
  const [base, setBase] = useState(() => baseOf(seen))
  const [asof, setAsof] = useState(base.asof || today)
  const grid = useGrid(base.rows)
  const [hasTried, setHasTried] = useState(false)
  const asking = useDoubtQuestions()
  const client = useQueryClient()
  const { rows } = grid
  /** Other tables, whose totals are compared with this one before saving. */
  const { data: others = [] } = useQuery({
    // TanStack's `useQueries` would add 0.8 kB to a file that every visitor loads.
    queryKey: [...adminKeys.statistics(table), 'others'],
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

  const filled = useMemo(() => removeEmptyRows(rows), [rows])
  const problems = useMemo(
    () => (hasTried ? checked({ table, rows: filled, asof, version: '' }).problems : null),
    [hasTried, table, filled, asof],
  )
  const autosave = useAutosavedTable<StatisticTable>({
    uid,
    table: { table },
    form: 'statistik',
    subject: `tables/${table}`,
    label,
    values: useMemo(() => ({ rows, asof }), [rows, asof]),
    isChanged: asof !== (base.asof || today) || !hasSameInput(filled, base.rows),
    base: useMemo(() => ({ rows: base.rows, asof: base.asof }), [base]),
    baseVersion: base.version,
    onRestore(entry) {
      const { rows, asof } = entry.values as unknown as TypedTable
      grid.actions.replace(rows)
      setAsof(asof)
      // Includes the original version, so that later changes by others are detected.
      setBase((before) => ({ ...before, ...NOTHING, ...entry.base, version: entry.baseVersion }))
    },
  })

  const theirs = useMemo(
    () => autosave.conflict && baseOf(autosave.conflict.theirs),
    [autosave.conflict],
  )

  function save(onto = base.version) {
    dismissNotice()
    autosave.setConflict(null)
    setHasTried(true)
    // Empty rows would shift the row numbers in the messages.
    if (filled.length < rows.length) grid.actions.replace(filled)
    const { table: wanted } = checked({ table, rows: filled, asof, version: onto })
    if (!wanted)
      return showNotice({
        kind: 'error',
        text: `${label} belum disimpan: ada isian yang perlu diperbaiki.`,
      })
    const outliers = outliersBetween(validLines(table, base.rows), wanted.lines, MIN_COUNT)
    const [own] = totalsOf([{ entry: { table, label }, data: { asof, lines: wanted.lines } }])
    const known = totalsOf(others)
    void asking.ask(
      () => [...outlierDoubts(outliers, numberText), ...(own ? totalDoubts(own, known) : [])],
      () => store(wanted),
    )
  }

  function store(wanted: SavedTableOf<StatisticTable>) {
    return autosave.save(wanted, (saved) => {
      setHasTried(false)
      const isSaved = saved.changed + saved.removed > 0
      const by = isSaved ? { updatedBy: uid, updatedAt: new Date().toISOString() } : {}
      setBase((before) => ({ ...before, rows: filled, asof, version: saved.version, ...by }))
      void invalidateContent(client, contentKeys.collection(table), adminKeys.statistics(table))
      showNotice({
        kind: 'success',
        text: isSaved ? `${label} disimpan: ${changesOf(saved)}.` : `${label} sudah seperti ini.`,
        links: [{ label: 'Lihat di situs', to: paths.statistics }],
      })
    })
  }

  /** Replaces the edited table by the other version, except the parts `own`. */
  function settle(theirs: Base, own: ReadonlySet<string> | null) {
    const next = own ? mergeStatistics({ rows: filled, asof }, theirs, own) : theirs
    setBase(theirs)
    grid.actions.replace(next.rows)
    setAsof(next.asof || today)
    autosave.settle(own !== null)
    setHasTried(false)
  }

  return {
    autosave,
    base,
    grid,
    filled,
    asof,
    setAsof,
    problems,
    conflict: autosave.conflict,
    theirs,
    dialog: asking.dialog,
    save,
    settle,
  }
}

interface KnownTable {
  entry: Pick<StatisticTableEntry, 'table' | 'label'>
  data: Pick<SeenStatistics, 'asof' | 'lines'>
}

const totalsOf = (tables: readonly KnownTable[]) =>
  populationTotals(
    tables.map(({ entry: { table, label }, data }) => ({
      ...data,
      label,
      isPopulation: isPopulation(table),
    })),
  )

/** If the original version is unknown, everything counts as changed. */
const NOTHING: TypedTable = { rows: [], asof: '' }

const baseOf = ({ lines, asof, version, updatedBy, updatedAt }: SeenStatistics): Base => ({
  rows: rowsOf(lines),
  asof,
  version,
  updatedBy,
  updatedAt,
})

function changesOf({ changed, removed }: { changed: number; removed: number }): string {
  const parts = [
    changed > 0 && `${changed} baris diubah`,
    removed > 0 && `${removed} baris dihapus`,
  ]
  return parts.filter(Boolean).join(', ')
}
