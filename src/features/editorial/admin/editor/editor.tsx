import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { Link, useNavigate } from 'react-router-dom'
import { PictureQueueProvider } from '@/components/form/pictures/picture-queue-context'
import { revokeObjectUrls, withObjectUrls } from '@/components/form/pictures/picture-values'
import { useLoadedStaged } from '@/components/form/pictures/use-loaded-staged-pictures'
import type { Values } from '@/components/form/validate'
import { useStaff } from '@/components/staff/staff'
import { Icon } from '@/components/ui/icon'
import { Alert } from '@/components/ui/states/alert'
import { Time } from '@/components/ui/time'
import { AutosaveLine } from '@/components/ui/unsaved/autosave-line'
import { CollapsibleOffers } from '@/components/ui/unsaved/recovery-offers'
import {
  type EditorialAction,
  actionsFor,
  draftTitle,
  publishingAction,
} from '@/domain/drafts/draft'
import type { Role } from '@/domain/users/role'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import { useZone } from '@/lib/query/settings-query'
import { newId } from '@/lib/server-clock'
import { autosaveEntry } from '@/services/autosave/entries'
import { useAutosaveState } from '@/stores/autosave'
import { clearNavigationPayload, useNavigationPayload } from '@/stores/navigation-payload'
import { EditorConflict } from '../conflict/editor-conflict'
import type { EditorialKind } from '../editorial-kind'
import { LastChange, VersionsLink } from '@/components/staff/last-change'
import { StatusChip } from '../status-chip'
import { RecoveryOffer } from './recovery-offer'
import { EditorActions } from './editor-actions'
import { type EditorInit, type ShownConflict, useEditor } from './use-editor'
import { entryFields, formPath, newDocument, openDocument, type Source } from './editor-document'
import { PreviewDialog } from '@/components/ui/dialogs/preview-dialog'

interface EditorProps {
  kind: EditorialKind
  initial: EditorInit
  recoverableEntries: readonly AutosavedEntry[]
  /** Called when the document gets another path. The form stays mounted. */
  onMove: (source: Source) => void
}

export function Editor({ kind, initial, recoverableEntries, onMove }: EditorProps) {
  const person = useStaff()
  const zone = useZone()
  const editor = useEditor(kind, person, zone, initial, onMove)
  const { form, document, conflict } = editor
  const [preview, setPreview] = useState<Values | null>(null)
  const actions = actionsFor(person.role, kind.kind, document.status)
  const publishing = actions.find((action) => action === publishingAction(document.status))
  const { Fields } = kind
  const { run } = editor
  /** Action that overwrites the stored version, or null if the user may not overwrite it. */
  const overwriting = conflict && overwritingAction(person.role, kind, conflict)
  const autosaveState = useAutosaveState(editor.entryId)
  const navigate = useNavigate()
  const successor =
    (actions.includes('unpublish') && kind.successor?.(document.values, document.itemId)) || null

  /** Autosaves a new item with the values from `successor`, and opens it in the editor. */
  async function beginSuccessor() {
    const source = { type: 'new', id: newId() } as const
    const values = { ...kind.empty(person.name), ...successor?.values }
    const open = openDocument(newDocument(source.id, kind.empty(person.name)))
    const { uid } = person
    const entry = { ...entryFields(kind, open), uid, id: source.id, values, pictures: {} }
    await autosaveEntry({ ...entry, at: Date.now() })
    await navigate(formPath(kind, source))
  }

  function closePreview() {
    if (preview) revokeObjectUrls(preview)
    setPreview(null)
  }
  const fields = useFirstField(
    document.status === 'baru' && !initial.restored && recoverableEntries.length === 0,
  )
  usePublishing(recoverableEntries, editor, publishing)
  useSaveKey(() => {
    if (actions.includes('save')) void run('save')
  })

  return (
    <PictureQueueProvider value={editor.pictures}>
      <FormProvider {...form}>
        <form
          noValidate
          aria-label={kind.label}
          // Prevents Enter in a text field from submitting the form. Only the buttons run actions.
          onSubmit={(event) => event.preventDefault()}
          className="flex flex-col gap-6 pb-36 lg:grid lg:grid-cols-[minmax(0,1fr)_18rem] lg:items-start lg:gap-x-10 lg:pb-24"
        >
          <header className="lg:col-span-2">
            <Link
              to={kind.path}
              className="inline-flex min-h-12 items-center gap-2 font-semibold text-primary hover:underline"
            >
              <Icon name="arrow-left" />
              {kind.label}
            </Link>
            <h1 tabIndex={-1} className="text-2xl font-bold">
              {document.status === 'baru' ? `${kind.verb} ${kind.noun}` : `Ubah ${kind.noun}`}
            </h1>
            <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
              {document.status !== 'baru' && (
                <>
                  <StatusChip status={document.status} />
                  <LastChange by={document.updatedBy} at={document.updatedAt} />
                </>
              )}
              {document.status === 'terbit' && actions.includes('save') && (
                <VersionsLink collection={kind.kind} id={document.itemId} />
              )}
              {document.publishAt && (
                <span className="font-semibold text-accent-ink">
                  Terbit <Time at={document.publishAt} />
                </span>
              )}
            </p>
          </header>
          <div className="flex flex-col gap-4 empty:hidden lg:col-span-2">
            {document.note && (
              <Alert kind="note">
                <span className="block text-sm text-ink-2">Catatan editor</span>
                <span className="whitespace-pre-line">{document.note}</span>
              </Alert>
            )}
            <CollapsibleOffers>
              {recoverableEntries
                .filter(({ id }) => id !== editor.entryId)
                .map((entry) => (
                  <RecoveryOffer
                    key={entry.id}
                    kind={kind}
                    entry={entry}
                    onRestore={() => void editor.restore(entry)}
                    onPublish={publishing && (() => void editor.restore(entry, publishing))}
                  />
                ))}
            </CollapsibleOffers>
          </div>
          <div className="flex max-w-3xl flex-col gap-6">
            {actions.length === 0 && (
              <Alert kind="note">
                Anda dapat membaca {kind.noun} ini, tetapi tidak dapat mengubahnya.
              </Alert>
            )}
            <fieldset
              ref={fields}
              disabled={actions.length === 0}
              className="flex min-w-0 flex-col gap-6"
            >
              <Fields />
            </fieldset>
          </div>
          <EditorActions
            kind={kind}
            document={document}
            isOwn={document.createdBy === '' || document.createdBy === person.uid}
            title={draftTitle({ data: form.getValues() })}
            actions={actions}
            running={editor.running}
            isPostponed={editor.isPostponed}
            onForgetPostponed={editor.forgetPostponed}
            autosaveLine={<AutosaveLine {...autosaveState} />}
            onRun={(action, details) => void run(action, details)}
            successor={
              successor && { label: successor.label, onBegin: () => void beginSuccessor() }
            }
            onPreview={() =>
              setPreview(withObjectUrls(form.getValues(), editor.pictures.pending()))
            }
          />
        </form>
      </FormProvider>
      {editor.dialog}
      {preview && (
        <PreviewDialog onClose={closePreview}>
          <ShownPreview kind={kind} values={preview} />
        </PreviewDialog>
      )}
      {conflict && (
        <EditorConflict
          kind={kind}
          values={form.getValues()}
          chosen={editor.pictures.pending()}
          base={editor.base}
          theirs={conflict.theirs}
          onOverwrite={overwriting && (() => editor.overwrite(conflict, overwriting))}
          onMerge={(taken) => editor.merge(conflict, taken)}
          onSaveAsNew={editor.saveAsNew}
          onTake={() => editor.takeTheirs(conflict)}
          onClose={editor.closeConflict}
        />
      )}
    </PictureQueueProvider>
  )
}

function overwritingAction(role: Role, { kind }: EditorialKind, conflict: ShownConflict) {
  const allowed = actionsFor(role, kind, conflict.theirs.status)
  const wanted = [conflict.interrupted?.action, 'save'] as const
  return wanted.find((action) => action && allowed.includes(action)) ?? null
}

function ShownPreview({ kind: { Preview }, values }: { kind: EditorialKind; values: Values }) {
  return <Preview values={useLoadedStaged(values)} />
}

/** Returns a ref for the fields. Focuses the first field of a new draft, unless there are recovery offers above it. */
function useFirstField(isBeginning: boolean) {
  const fields = useRef<HTMLFieldSetElement>(null)
  const begin = useEffectEvent(() => {
    const text = 'input:not([type=file], [type=radio], [type=checkbox]), textarea'
    if (isBeginning) fields.current?.querySelector<HTMLElement>(text)?.focus()
  })
  useEffect(() => begin(), [])
  return fields
}

/** Publishes the document if the user requested it on the dashboard. */
function usePublishing(
  recoverableEntries: readonly AutosavedEntry[],
  { entryId, run, restore }: ReturnType<typeof useEditor>,
  action: EditorialAction | undefined,
): void {
  const { publishing } = useNavigationPayload()
  const publish = useEffectEvent((offer: AutosavedEntry | null) => {
    clearNavigationPayload()
    if (action) void (offer ? restore(offer, action) : run(action))
  })
  useEffect(() => {
    const offer = recoverableEntries.find(({ id }) => publishing.includes(id))
    if (offer || publishing.includes(entryId)) publish(offer ?? null)
  }, [publishing, recoverableEntries, entryId])
}

function useSaveKey(save: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      save()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
