import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { ulid } from 'ulid'
import { useDoubtQuestions } from '@/components/form/use-doubt-questions'
import { useStaff } from '@/components/staff/staff'
import type { DifferingPart } from '@/components/ui/unsaved/differences'
import type { Doubt } from '@/domain/doubts/doubt'
import type { TableKey, TableName } from '@/domain/tables/saved-table-schema'
import { collectionsOf } from '@/domain/tables/table-documents'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import { adminKeys } from '@/lib/query/admin-keys'
import { contentKeys } from '@/lib/query/content-keys'
import { invalidateContent } from '@/lib/query/freshness/content-clock'
import { Conflict } from '@/lib/saving/conflict'
import type { SeenTable } from '@/lib/tables/read-table'
import type { TableAnswer } from '@/lib/tables/save-table'
import { saveTableAfterAttempts, type SavedTableOf } from '@/lib/tables/save-table-after-attempts'
import { restoreEntry, useFormEntry } from '@/services/autosave/use-autosaved-form'
import { useEntryAutosave } from '@/services/autosave/use-entry-autosave'
import { useRecoverableEntries } from '@/services/autosave/use-recoverable-entries'
import { useSaving } from '@/services/saving/use-saving'
import { refreshSession } from '@/services/session/refresh-session'
import { dismissNotice, type Notice, showNotice } from '@/stores/notice'

type Values = AutosavedEntry['values']

/** Functions that define how a table is edited. They must be stable across renders. */
export interface TableKind<Name extends TableName, Draft extends Values> {
  draftOf: (stored: Pick<SeenTable<Name>, 'lines' | 'asof'>) => Draft
  /** Converts values that an earlier version of the editor has autosaved. */
  restored?: (values: Values) => Values
  isSame: (one: Draft, other: Draft) => boolean
  differences: (base: Draft, mine: Draft, theirs: Draft) => readonly DifferingPart[]
  merge: (base: Draft, mine: Draft, theirs: Draft, own: ReadonlySet<string>) => Draft
}

export interface EditedTable<Name extends TableName, Draft extends Values> {
  key: TableKey<Name>
  kind: TableKind<Name, Draft>
  /** Name of the table in notices, and title of its autosave entries. */
  label: string
  seen: SeenTable<Name>
  /** Current input. A new object after each change. */
  draft: Draft
  setDraft: (draft: Draft) => void
  /** Converts the input into the table to save, or returns a text that explains why this is impossible. */
  parse: (version: string) => SavedTableOf<Name> | string
  /** Returns questions about implausible values, which the user must confirm. */
  doubts: (wanted: SavedTableOf<Name>, base: Draft) => readonly Doubt[]
  saved: (answer: TableAnswer) => Omit<Notice, 'kind'>
}

/** Saves a whole table. The input is autosaved until the server has stored it. */
export function useTableEditor<Name extends TableName, Draft extends Values>(
  table: EditedTable<Name, Draft>,
) {
  const { key, kind, label, seen, draft, setDraft } = table
  const { draftOf, isSame, restored = (values: Values) => values } = kind
  const { uid } = useStaff()
  const client = useQueryClient()
  /** Version that was opened or last saved. */
  const [base, setBase] = useState(() => versionOf(kind, seen))
  const [hasTried, setHasTried] = useState(false)
  const [id] = useState(() => ulid())
  const attempts = useRef<SavedTableOf<Name>[]>([])
  const asking = useDoubtQuestions()
  const { busy, conflict, setConflict, saving, ...saved } = useSaving(
    `Saving ${label} failed`,
    Conflict<SeenTable<Name>>,
  )
  const isChanged = useMemo(() => !isSame(draft, base.draft), [isSame, draft, base.draft])

  const [form, subject] =
    'year' in key ? ['anggaran', `${key.table}/${key.year}`] : ['statistik', `tables/${key.table}`]
  const recovery = useRecoverableEntries(uid, id, form, subject)
  const autosaving = useEntryAutosave(() => {
    const values = { title: label, ...draft }
    const about = { form, subject, values, base: base.draft, baseVersion: base.version }
    const entry = { ...about, itemId: '', tried: [], pictures: {} }
    return { uid, id, entry: isChanged ? entry : null }
  })
  const { changed } = autosaving
  useEffect(changed, [changed, draft])
  const autosave = useFormEntry(uid, id, recovery, autosaving)

  async function restore(offered: AutosavedEntry) {
    const entry = await restoreEntry(offered)
    if (!entry) return
    setDraft(restored(entry.values) as Draft)
    // If the original version is unknown, everything counts as changed.
    const original = entry.base ? (restored(entry.base) as Draft) : draftOf({ lines: [], asof: '' })
    // Includes the original version, so that later changes by others are detected.
    setBase((before) => ({ ...before, draft: original, version: entry.baseVersion }))
    autosave.setRestored(entry)
  }

  /** Saves over the version `onto`, which the user has seen. */
  function save(onto = base.version) {
    dismissNotice()
    setConflict(null)
    setHasTried(true)
    const wanted = table.parse(onto)
    if (typeof wanted === 'string') return showNotice({ kind: 'error', text: wanted })
    void asking.ask(
      () => table.doubts(wanted, base.draft),
      () => store(wanted),
    )
  }

  function store(wanted: SavedTableOf<Name>) {
    return saving(async () => {
      attempts.current.push(wanted)
      const answer = await saveTableAfterAttempts(key, wanted, attempts.current, uid)
      await autosave.drop()
      attempts.current = []
      void refreshSession()
      const { version, changed, removed } = answer
      const author = changed + removed > 0 && { by: uid, at: new Date().toISOString() }
      const stored = draftOf({ asof: '', ...(wanted as Pick<SeenTable<Name>, 'lines'>) })
      setBase((before) => ({ ...before, draft: stored, version, ...author }))
      if (!isSame(draft, stored)) setDraft(stored)
      setHasTried(false)
      const content = collectionsOf(key.table).map(contentKeys.collection)
      void invalidateContent(client, adminKeys.table(key.table), ...content)
      showNotice({ kind: 'success', ...table.saved(answer) })
    })
  }

  const theirs = useMemo(() => conflict && versionOf(kind, conflict.theirs), [kind, conflict])
  const parts = useMemo(
    () => (theirs ? kind.differences(base.draft, draft, theirs.draft) : []),
    [kind, base.draft, draft, theirs],
  )

  /** Continues with the colleague's stored version, but keeps this user's input in the parts `own`. Does not save. */
  function settle(own: ReadonlySet<string> | null) {
    if (!theirs) return
    setBase(theirs)
    setDraft(own ? kind.merge(base.draft, draft, theirs.draft, own) : theirs.draft)
    setHasTried(false)
    saved.settle(own !== null)
  }

  return {
    seen,
    base,
    autosave,
    restore: (offered: AutosavedEntry) => void restore(offered),
    busy,
    isChanged,
    /** True if the input has been checked and not saved since. */
    hasTried,
    conflict: conflict &&
      theirs && {
        parts,
        by: conflict.by,
        at: conflict.at,
        onTake: () => settle(null),
        onMerge: settle,
        onOverwrite: () => save(theirs.version),
        onClose: () => setConflict(null),
      },
    dialog: asking.dialog,
    save,
  }
}

export type TableEditor = ReturnType<typeof useTableEditor>

function versionOf<Name extends TableName, Draft extends Values>(
  { draftOf }: TableKind<Name, Draft>,
  seen: SeenTable<Name>,
) {
  const { version, updatedBy: by, updatedAt: at } = seen
  return { draft: draftOf(seen), version, by, at }
}
