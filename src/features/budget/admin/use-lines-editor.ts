import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ulid } from 'ulid'
import { useOnce } from '@/components/use-once'
import { changesBetween, clashes, withChanges } from '@/domain/budget-changes'
import { type PlanLine, withSums } from '@/domain/budget-lines'
import type { KeptWork } from '@/lib/kept-work'
import { readTable, type SeenTable } from '@/lib/tables/read-table'
import { saveTable, StaleTable } from '@/lib/tables/save-table'
import { dropWork } from '@/stores/kept-work'
import { dismissNotice, showNotice } from '@/stores/notice'
import { refreshSession } from '@/stores/session'
import { showFailure } from '@/stores/show-failure'
import { useKeepingOf } from '@/stores/use-keeping'
import { useKeptAtOpening } from '@/stores/use-kept-at-opening'
import { takeOver } from '@/stores/use-kept-form'
import { LINE_COLLECTIONS, refreshBudget } from './budget-admin-queries'
import { type DraftLine, differs, planOf, type Problem, problemsOf } from './draft-lines'

/** Somebody saved the year since it was opened. */
export interface LinesConflict {
  theirs: PlanLine[]
  version: string
  by: string
  /** ISO 8601 */
  at: string
  mine: ReturnType<typeof changesBetween>
  others: ReturnType<typeof changesBetween>
  clashes: ReturnType<typeof clashes>
}

interface Editing {
  /** What was read, and its version. */
  base: PlanLine[]
  version: string
  lines: DraftLine[]
}

const editingOf = ({ lines, version }: Pick<SeenTable<'budget'>, 'lines' | 'version'>): Editing => {
  const base = withSums(lines)
  return { base, version, lines: base }
}

/** The lines of a year while they are changed: kept on the device, saved whole. */
export function useLinesEditor(year: number, seen: SeenTable<'budget'>, uid: string) {
  const [id] = useState(() => ulid())
  const [editing, setEditing] = useState(() => editingOf(seen))
  /** Who changed last what is edited, and when. */
  const [last, setLast] = useState({ by: seen.updatedBy, at: seen.updatedAt })
  const [busy, once] = useOnce()
  const [conflict, setConflict] = useState<LinesConflict | null>(null)
  const [hasTried, setHasTried] = useState(false)
  const [restored, setRestored] = useState<KeptWork | null>(null)
  const tried = useRef<PlanLine[][]>([])
  const client = useQueryClient()
  const { base, version, lines } = editing

  const plan = useMemo(() => planOf(lines), [lines])
  const problems = useMemo(() => (hasTried ? problemsOf(lines) : NO_PROBLEMS), [hasTried, lines])
  const isChanged = useMemo(() => differs(lines, base), [lines, base])

  const subject = `budget/${year}`
  const opening = useKeptAtOpening(uid, id, FORM, subject)
  const heard = useRef(() => {})
  const subscribe = useCallback((changed: () => void) => {
    heard.current = changed
    return () => void (heard.current = () => {})
  }, [])
  const keep = useKeepingOf(subscribe, () => {
    const about = { form: FORM, subject, baseVersion: version, itemId: '', tried: [], pictures: {} }
    const values = { title: `Anggaran ${year}`, lines }
    return { uid, id, work: isChanged ? { ...about, values, base: { lines: base } } : null }
  })
  useEffect(() => {
    heard.current()
  }, [editing])

  useEffect(() => {
    // By now what is typed is what the work was.
    if (restored) void keep().then(() => dropWork(restored))
  }, [restored, keep])

  const change = useCallback(
    (make: (lines: DraftLine[]) => DraftLine[]) =>
      setEditing((now) => ({ ...now, lines: make(now.lines) })),
    [],
  )

  function save() {
    dismissNotice()
    setConflict(null)
    setHasTried(true)
    const wrong = problemsOf(lines)
    if (wrong.size > 0) return showNotice({ kind: 'error', text: wrongLines(wrong.size) })
    return once(async () => {
      try {
        const wanted = withSums(plan.map((line) => ({ ...line, uraian: line.uraian.trim() })))
        const saved = await saveOnto(version, wanted)
        if (!saved) return
        await dropWork({ uid, id })
        tried.current = []
        setHasTried(false)
        setEditing({ base: wanted, version: saved.version, lines: wanted })
        refreshBudget(client, LINE_COLLECTIONS)
        void refreshSession()
        const count = saved.changed + saved.removed
        if (count > 0) setLast({ by: uid, at: new Date().toISOString() })
        showNotice({
          kind: 'success',
          text: `Anggaran ${year} disimpan${count ? `: ${count} baris` : ''}.`,
        })
      } catch (error) {
        showFailure(`Anggaran ${year} gagal disimpan`, error)
      }
    })
  }

  async function saveOnto(onto: string, wanted: PlanLine[]) {
    try {
      return await saveTable({ table: 'budget', year, lines: wanted, version: onto })
    } catch (error) {
      tried.current.push(wanted)
      if (!(error instanceof StaleTable)) throw error
    }
    const now = await readTable({ table: 'budget', year })
    const isOwnTry = now.updatedBy === uid && tried.current.some((each) => isSame(each, now.lines))
    if (isOwnTry) return saveTable({ table: 'budget', year, lines: wanted, version: now.version })
    const theirs = withSums(now.lines)
    const [mine, others] = [changesBetween(base, wanted), changesBetween(base, theirs)]
    setConflict({
      theirs,
      version: now.version,
      by: now.updatedBy,
      at: now.updatedAt,
      mine,
      others,
      clashes: clashes(mine, others),
    })
    return null
  }

  /** Puts one's own changes, or none, onto what the others saved; saving is another step. */
  function settle({ theirs, version, mine, by, at }: LinesConflict, keepsMine: boolean) {
    setLast({ by, at })
    setEditing({ base: theirs, version, lines: keepsMine ? withChanges(theirs, mine) : theirs })
    setConflict(null)
    showNotice({
      kind: 'note',
      text: keepsMine
        ? 'Perubahan Anda sudah diletakkan di atas yang terbaru. Periksa, lalu simpan.'
        : 'Yang tampil sekarang adalah anggaran terbaru.',
    })
  }

  async function restore(kept: KeptWork) {
    const work = await takeOver(kept)
    if (!work) return
    const values = work.values as { lines: DraftLine[] }
    const { lines: from } = (work.base ?? {}) as { lines?: PlanLine[] }
    setEditing({ base: from ?? base, version: work.baseVersion, lines: values.lines })
    setRestored(work)
  }

  return {
    id,
    last,
    lines,
    plan,
    /** What is wrong, by code; known once saving was tried. */
    problems,
    isChanged,
    busy,
    conflict,
    offers: opening.status === 'ready' ? opening.offers : [],
    change,
    save,
    settle,
    restore,
  }
}

const FORM = 'anggaran'
const NO_PROBLEMS: ReadonlyMap<string, Problem> = new Map()

const wrongLines = (count: number) =>
  `${count === 1 ? 'Satu baris' : `${count} baris`} perlu diperbaiki dahulu.`

const isSame = (one: PlanLine[], other: PlanLine[]) => changesBetween(one, other).length === 0
