import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ulid } from 'ulid'
import * as v from 'valibot'
import { useOnce } from '@/components/use-once'
import { parseRupiah, RUPIAH_PROBLEM } from '@/domain/rupiah-text'
import { TABLE_LINE, type TableLine } from '@/domain/schemas/saved-table'
import { type SeenTable, readTable } from '@/lib/tables/read-table'
import { saveTable, StaleTable } from '@/lib/tables/save-table'
import type { KeptWork } from '@/lib/kept-work'
import { dropWork } from '@/stores/kept-work'
import { dismissNotice, showNotice } from '@/stores/notice'
import { refreshSession } from '@/stores/session'
import { showFailure } from '@/stores/show-failure'
import { useKeepingOf } from '@/stores/use-keeping'
import { useKeptAtOpening } from '@/stores/use-kept-at-opening'
import { takeOver } from '@/stores/use-kept-form'
import { refreshBudget } from './budget-admin-queries'

type Field = TableLine<'budget_alokasi'>

/** A field of spending as it is typed: what is no amount stays as its text. */
export type DraftField = Omit<Field, 'value'> & { value: number | string }

export type FieldProblem = Readonly<Partial<Record<keyof Field, string>>>

const FORM = 'anggaran'
const NO_PROBLEMS: ReadonlyMap<string, FieldProblem> = new Map()

/** The allocation of a year while it is changed: kept on the device, saved whole. */
export function useAllocationEditor(year: number, seen: SeenTable<'budget_alokasi'>, uid: string) {
  const [id] = useState(() => ulid())
  const [base, setBase] = useState<readonly Field[]>(seen.lines)
  const [version, setVersion] = useState(seen.version)
  /** Who changed last what is edited, and when. */
  const [last, setLast] = useState({ by: seen.updatedBy, at: seen.updatedAt })
  const [fields, setFields] = useState<readonly DraftField[]>(seen.lines)
  const [problems, setProblems] = useState(NO_PROBLEMS)
  const [busy, once] = useOnce()
  const [conflict, setConflict] = useState<SeenTable<'budget_alokasi'> | null>(null)
  const [restored, setRestored] = useState<KeptWork | null>(null)
  const tried = useRef<string[]>([])
  const client = useQueryClient()
  const isChanged = JSON.stringify(fields) !== JSON.stringify(base)

  const opening = useKeptAtOpening(uid, id, FORM, `budget_alokasi/${year}`)
  const heard = useRef(() => {})
  const subscribe = useCallback((changed: () => void) => {
    heard.current = changed
    return () => void (heard.current = () => {})
  }, [])
  const keep = useKeepingOf(subscribe, () => {
    const about = {
      form: FORM,
      subject: `budget_alokasi/${year}`,
      itemId: '',
      tried: [],
      pictures: {},
    }
    const values = { title: `Alokasi ${year}`, fields }
    const work = { ...about, baseVersion: version, values, base: { fields: base } }
    return { uid, id, work: isChanged ? work : null }
  })
  useEffect(() => {
    heard.current()
  }, [fields])
  useEffect(() => {
    // By now what is typed is what the work was.
    if (restored) void keep().then(() => dropWork(restored))
  }, [restored, keep])

  function change(next: readonly DraftField[]) {
    setFields(next)
    setProblems(NO_PROBLEMS)
  }

  /** Saves over the version `onto`, which is the one that was seen. */
  function save(onto: string) {
    dismissNotice()
    setConflict(null)
    const { wanted, wrong } = checked(fields)
    setProblems(wrong)
    if (wrong.size > 0)
      return showNotice({ kind: 'error', text: `${wrong.size} baris perlu diperbaiki dahulu.` })
    return once(async () => {
      try {
        const saved = await saveOnto(onto, wanted)
        if (!saved) return
        await dropWork({ uid, id })
        tried.current = []
        setBase(wanted)
        setFields(wanted)
        setVersion(saved.version)
        if (saved.changed + saved.removed > 0) setLast({ by: uid, at: new Date().toISOString() })
        refreshBudget(client, ['budget_alokasi'])
        void refreshSession()
        showNotice({ kind: 'success', text: `Alokasi ${year} disimpan.` })
      } catch (error) {
        showFailure(`Alokasi ${year} gagal disimpan`, error)
      }
    })
  }

  async function saveOnto(onto: string, lines: Field[]) {
    const table = { table: 'budget_alokasi', year, lines } as const
    try {
      return await saveTable({ ...table, version: onto })
    } catch (error) {
      tried.current.push(JSON.stringify(lines))
      if (!(error instanceof StaleTable)) throw error
    }
    const now = await readTable({ table: 'budget_alokasi', year })
    const isOwnTry = now.updatedBy === uid && tried.current.includes(JSON.stringify(now.lines))
    if (isOwnTry) return saveTable({ ...table, version: now.version })
    setConflict(now)
    return null
  }

  function take(theirs: SeenTable<'budget_alokasi'>) {
    setBase(theirs.lines)
    setFields(theirs.lines)
    setVersion(theirs.version)
    setLast({ by: theirs.updatedBy, at: theirs.updatedAt })
    setConflict(null)
  }

  async function restore(kept: KeptWork) {
    const work = await takeOver(kept)
    if (!work) return
    const { fields: from } = (work.base ?? {}) as { fields?: Field[] }
    setBase(from ?? base)
    setVersion(work.baseVersion)
    setFields((work.values as { fields: DraftField[] }).fields)
    setRestored(work)
  }

  return {
    id,
    last,
    fields,
    problems,
    isChanged,
    busy,
    conflict,
    version,
    offers: opening.status === 'ready' ? opening.offers : [],
    change,
    save,
    take,
    restore,
  }
}

function checked(fields: readonly DraftField[]) {
  const wrong = new Map<string, FieldProblem>()
  const wanted = fields.flatMap((field) => {
    const value = typeof field.value === 'string' ? parseRupiah(field.value) : field.value
    const parsed = v.safeParse(TABLE_LINE.budget_alokasi, { ...field, value })
    if (parsed.success) return parsed.output
    const messages = parsed.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message])
    wrong.set(field.id, {
      ...(Object.fromEntries(messages) as FieldProblem),
      ...(value === null && { value: RUPIAH_PROBLEM }),
    })
    return []
  })
  return { wanted, wrong }
}
