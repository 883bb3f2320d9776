import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ulid } from 'ulid'
import type { GridRow } from '@/components/grid/grid-rows'
import { useGrid } from '@/components/grid/use-grid'
import { useOnce } from '@/components/use-once'
import type { SavedTable } from '@/domain/schemas/saved-table'
import { difference, documentsOf } from '@/domain/table-documents'
import type { KeptWork } from '@/lib/kept-work'
import { adminKeys } from '@/lib/query/admin-keys'
import { contentKeys } from '@/lib/query/content-keys'
import { readTable, type SeenTable } from '@/lib/tables/read-table'
import { saveTable, StaleTable } from '@/lib/tables/save-table'
import { dropWork } from '@/stores/kept-work'
import { dismissNotice, showNotice } from '@/stores/notice'
import { refreshSession } from '@/stores/session'
import { showFailure } from '@/stores/show-failure'
import { useKeepingOf } from '@/stores/use-keeping'
import { useKeptAtOpening } from '@/stores/use-kept-at-opening'
import { takeOver } from '@/stores/use-kept-form'
import { paths } from '@/domain/paths'
import { checked, isSameTyped, rowsOf, withoutEmpty } from './figure-rows'
import type { FigureTable, FigureTableEntry } from './figure-tables'

export type SeenFigures = SeenTable<FigureTable>

interface Opened {
  entry: FigureTableEntry
  seen: SeenFigures
  /** Who types. */
  uid: string
  /** Today in the village, for a table that describes no day yet. */
  today: string
}

/** What was opened or saved last. */
interface Base {
  rows: readonly GridRow[]
  asof: string
  version: string
  updatedBy: string
  updatedAt: string
}

/** A table of figures while it is changed: kept on the device, saved whole. */
export function useFigures({ entry: { table, label }, seen, uid, today }: Opened) {
  const [id] = useState(() => ulid())
  const [base, setBase] = useState(() => baseOf(seen))
  const [asof, setAsof] = useState(base.asof || today)
  const grid = useGrid(base.rows)
  const [busy, once] = useOnce()
  const [hasTried, setHasTried] = useState(false)
  const [conflict, setConflict] = useState<SeenFigures | null>(null)
  const [restored, setRestored] = useState<KeptWork | null>(null)
  const tried = useRef<SavedTable[]>([])
  const client = useQueryClient()
  const { rows } = grid

  const filled = useMemo(() => withoutEmpty(rows), [rows])
  const problems = useMemo(
    () => (hasTried ? checked({ table, rows: filled, asof, version: '' }).problems : null),
    [hasTried, table, filled, asof],
  )
  const isChanged = asof !== (base.asof || today) || !isSameTyped(filled, base.rows)

  const subject = `tables/${table}`
  const opening = useKeptAtOpening(uid, id, FORM, subject)
  const heard = useRef(() => {})
  const subscribe = useCallback((changed: () => void) => {
    heard.current = changed
    return () => void (heard.current = () => {})
  }, [])
  const keep = useKeepingOf(subscribe, () => {
    const about = { form: FORM, subject, baseVersion: base.version, itemId: '', tried: [] }
    const values = { title: label, rows, asof }
    return { uid, id, work: isChanged ? { ...about, values, pictures: {} } : null }
  })
  useEffect(() => heard.current(), [rows, asof])

  useEffect(() => {
    // By now what is typed is what the work was.
    if (restored) void keep().then(() => dropWork(restored))
  }, [restored, keep])

  function save(onto = base.version) {
    dismissNotice()
    setConflict(null)
    setHasTried(true)
    // Rows that nobody filled in would shift the others' numbers in what the messages say.
    if (filled.length < rows.length) grid.actions.replace(filled)
    const { table: wanted } = checked({ table, rows: filled, asof, version: onto })
    if (!wanted)
      return showNotice({
        kind: 'error',
        text: `${label} belum disimpan: ada isian yang perlu diperbaiki.`,
      })
    return once(async () => {
      try {
        const saved = await saveOnto(wanted)
        if (!saved) return
        await dropWork({ uid, id })
        tried.current = []
        setHasTried(false)
        const isSaved = saved.changed + saved.removed > 0
        const by = isSaved ? { updatedBy: uid, updatedAt: new Date().toISOString() } : {}
        setBase((before) => ({ ...before, rows: filled, asof, version: saved.version, ...by }))
        void client.invalidateQueries({ queryKey: contentKeys.collection(table) })
        void client.invalidateQueries({ queryKey: adminKeys.figures(table) })
        void refreshSession()
        showNotice({
          kind: 'success',
          text: isSaved ? `${label} disimpan: ${changesOf(saved)}.` : `${label} sudah seperti ini.`,
          links: [{ label: 'Lihat di situs', to: paths.statistics }],
        })
      } catch (error) {
        showFailure(`${label} gagal disimpan`, error)
      }
    })
  }

  async function saveOnto(wanted: SavedTable) {
    try {
      return await saveTable(wanted)
    } catch (error) {
      if (!(error instanceof StaleTable)) {
        tried.current.push(wanted)
        throw error
      }
    }
    const theirs = await readTable({ table })
    const isOwnTry = theirs.updatedBy === uid && tried.current.some((each) => isSame(each, theirs))
    if (isOwnTry) return saveTable({ ...wanted, version: theirs.version })
    setConflict(theirs)
    return null
  }

  /** What the others saved takes the place of what was typed. */
  function take(theirs: SeenFigures) {
    const next = baseOf(theirs)
    setBase(next)
    grid.actions.replace(next.rows)
    setAsof(next.asof || today)
    setConflict(null)
    setHasTried(false)
  }

  /** What was typed takes the place of what the others saved, which goes to the bin. */
  function overwrite({ version }: SeenFigures) {
    void save(version)
  }

  async function restore(kept: KeptWork) {
    const work = await takeOver(kept)
    if (!work) return
    const values = work.values as { rows: GridRow[]; asof: string }
    grid.actions.replace(values.rows)
    setAsof(values.asof)
    // With the version that was changed then, so that what others saved since is noticed.
    setBase((before) => ({ ...before, version: work.baseVersion }))
    setRestored(work)
  }

  return {
    id,
    base,
    grid,
    filled,
    asof,
    setAsof,
    problems,
    busy,
    conflict,
    offers: opening.status === 'ready' ? opening.offers : [],
    save,
    take,
    overwrite,
    restore,
  }
}

const FORM = 'statistik'

const baseOf = ({ lines, asof, version, updatedBy, updatedAt }: SeenFigures): Base => ({
  rows: rowsOf(lines),
  asof,
  version,
  updatedBy,
  updatedAt,
})

/** Whether a table is stored as it was once tried to be. */
function isSame(wanted: SavedTable, { lines, asof }: SeenFigures): boolean {
  const stored = documentsOf({ ...wanted, lines, asof } as SavedTable)
  const { set, remove } = difference(stored, documentsOf(wanted))
  return set.length + remove.length === 0
}

function changesOf({ changed, removed }: { changed: number; removed: number }): string {
  const parts = [
    changed > 0 && `${changed} baris diubah`,
    removed > 0 && `${removed} baris dihapus`,
  ]
  return parts.filter(Boolean).join(', ')
}
