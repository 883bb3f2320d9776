import { useQueryClient, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStaff } from '@/components/staff/staff'
import { ButtonLink } from '@/components/ui/buttons/button'
import { EmptyState } from '@/components/ui/states/empty-state'
import { DocumentLoadState } from '@/components/ui/states/document-load-state'
import { unpublishedDraftId } from '@/domain/drafts/draft'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import { readRaw } from '@/lib/firebase/writes'
import { adminKeys, formQueryOptions } from '@/lib/query/admin-keys'
import { newId } from '@/lib/server-clock'
import { autosaveEntry, dropEntry } from '@/services/autosave/entries'
import { restoreEntry } from '@/services/autosave/use-autosaved-form'
import { useRecoverableEntries } from '@/services/autosave/use-recoverable-entries'
import { useAutosaves } from '@/stores/autosave'
import type { EditorialKind } from '../editorial-kind'
import { RecoveryOffer } from './recovery-offer'
import { lookUpDeletion } from './actions'
import { Editor } from './editor'
import { deletionText } from './texts'
import type { EditorInit } from './use-editor'
import {
  documentFromStored,
  documentPath,
  formPath,
  newDocument,
  type Source,
} from './editor-document'

interface EditorPageProps {
  kind: EditorialKind
  /** Document to open. Changes are ignored once the form is open. */
  source: Source
  onMove: (source: Source) => void
}

/** Editor for a document, or a message while it is loading, or if it is deleted or cannot be read. */
export function EditorPage({ kind, source, onMove }: EditorPageProps) {
  const person = useStaff()
  const navigate = useNavigate()
  const [initial, setInitial] = useState<EditorInit | null>(null)
  const subject = documentPath(kind, source)
  const empty = kind.empty(person.name)
  const isNew = source.type === 'new'
  const query = useQuery({
    queryKey: adminKeys.form(subject),
    queryFn: async () => {
      const found = await readRaw(subject)
      const isOther = found && 'data' in found.plain && found.plain['kind'] !== kind.kind
      return found && !isOther ? documentFromStored(found, empty) : null
    },
    ...formQueryOptions,
    enabled: !isNew && initial === null,
  })
  const document = isNew ? newDocument(source.id, empty) : query.data
  const [entryId] = useState(() => (isNew ? source.id : newId()))
  const recovery = useRecoverableEntries(person.uid, entryId, kind.kind, subject)
  const entries = useAutosaves(({ entries }) => entries)
  const isOpenElsewhere = recovery.status === 'open-elsewhere'
  useEffect(() => {
    // The same new draft is open in another tab, so this tab starts a new one.
    if (isOpenElsewhere)
      void navigate(formPath(kind, { type: 'new', id: newId() }), { replace: true })
  }, [isOpenElsewhere, kind, navigate])

  // Waits for the current version from the server, because editing must not start from a cached version.
  if (recovery.status !== 'ready' || (initial === null && query.fetchStatus === 'fetching'))
    return <EditorSkeleton />
  const { recoverableEntries } = recovery
  if (document && !initial) setInitial({ document, entryId, restored: entries[entryId] ?? null })
  if (initial)
    return (
      <Editor
        kind={kind}
        initial={initial}
        recoverableEntries={recoverableEntries}
        onMove={onMove}
      />
    )
  if (document === undefined)
    return (
      <DocumentLoadState
        query={query}
        what={kind.noun}
        failed={`${kind.label} ini belum dapat dibuka.`}
      />
    )
  return <DeletedPage kind={kind} source={source} recoverableEntries={recoverableEntries} />
}

interface DeletedPageProps {
  kind: EditorialKind
  source: Source
  recoverableEntries: readonly AutosavedEntry[]
}

/** Explains why the document no longer exists, and offers its autosave entries as new drafts. */
function DeletedPage({ kind, source, recoverableEntries }: DeletedPageProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { data } = useQuery({
    queryKey: adminKeys.deletion(kind.kind, source.type, source.id),
    queryFn: async () => {
      const deletion = await lookUpDeletion(kind, source)
      return deletion && { deletion, reason: await deletionText(client, kind, deletion) }
    },
    gcTime: 0,
  })
  const isUnpublished = data?.deletion.type === 'unpublished'
  const goesOn = isUnpublished ? 'Lanjutkan di drafnya' : 'Buka sebagai draf baru'

  async function goOn(offered: AutosavedEntry) {
    const restored = await restoreEntry(offered)
    if (!restored) return
    // The new draft is not published automatically.
    const entry = { ...restored, isPostponed: false }
    if (isUnpublished) {
      const draftId = unpublishedDraftId(kind.kind, source.id)
      await autosaveEntry({ ...entry, subject: `drafts/${draftId}` })
      return navigate(formPath(kind, { type: 'draft', id: draftId }))
    }
    const id = newId()
    // Includes the attempts, which identify the item if an attempt whose response was lost has published it.
    await autosaveEntry({ ...entry, id, subject: '', baseVersion: '' })
    await dropEntry(entry)
    await navigate(formPath(kind, { type: 'new', id }))
  }

  return (
    <>
      <EmptyState text={`${kind.label} ini tidak ada lagi.`} reason={data?.reason}>
        <ButtonLink to={kind.path} look="primary">
          Ke daftar {kind.noun}
        </ButtonLink>
      </EmptyState>
      <div className="mx-auto flex max-w-2xl flex-col gap-4 pb-16">
        {recoverableEntries.map((entry) => (
          <RecoveryOffer
            key={entry.id}
            kind={kind}
            entry={entry}
            restoreLabel={goesOn}
            onRestore={() => void goOn(entry)}
          />
        ))}
      </div>
    </>
  )
}

function EditorSkeleton() {
  return (
    <div role="status" aria-label="Memuat isian" className="flex max-w-3xl flex-col gap-6 py-6">
      {[12, 12, 24, 64].map((height, index) => (
        <div key={index} className="skeleton" style={{ height: `${height / 4}rem` }} />
      ))}
    </div>
  )
}
