import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form'
import { ulid } from 'ulid'
import { type EditedVersion, FormConflict } from '@/components/form/form-conflict'
import { PictureQueueProvider } from '@/components/form/pictures/picture-queue-context'
import { usePictureQueue, useSendPictures } from '@/components/form/pictures/use-picture-queue'
import { SubmitButton } from '@/components/form/submit-button'
import { useDoubtQuestions } from '@/components/form/use-doubt-questions'
import { validateForm, type Values } from '@/components/form/validate'
import { LastChange, VersionsLink } from '@/components/staff/last-change'
import { useStaff } from '@/components/staff/staff'
import { DocumentLoadState } from '@/components/ui/states/document-load-state'
import type { CollectionName } from '@/domain/collections'
import { AutosaveLine } from '@/components/ui/unsaved/autosave-line'
import { RecoveryOffers } from '@/components/ui/unsaved/recovery-offers'
import { pictureFolder } from '@/domain/pictures/staged-picture'
import { isVersioned } from '@/domain/versions/versions'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import { type RawDocument, readRaw } from '@/lib/firebase/writes'
import type { PictureQueue } from '@/lib/images/picture-queue'
import { adminKeys, formQuery } from '@/lib/query/admin-keys'
import { contentKeys } from '@/lib/query/content-keys'
import { invalidateContent } from '@/lib/query/freshness/content-clock'
import { Conflict } from '@/lib/saving/conflict'
import { restoreEntry, useAutosavedForm } from '@/services/autosave/use-autosaved-form'
import { useSaving } from '@/services/saving/use-saving'
import { refreshSession } from '@/services/session/refresh-session'
import { type Notice, showNotice } from '@/stores/notice'
import type { EditedDocument, Plain } from './edited-document'

interface FormState {
  form: UseFormReturn<Values>
  base: Values
  pictures: PictureQueue
}

interface DocumentFormProps<Input extends object> {
  document: EditedDocument<Input>
  className?: string
  submitLabel?: string
  busyLabel?: string | undefined
  /** Class of the element around the submit button and the autosave status. */
  foot?: string
  /** Read-only copy from the device, shown while the document cannot be read. */
  copy?: ReactNode
  /** Navigation within the form, shown before the form. */
  aside?: (state: FormState) => ReactNode
  above?: (state: FormState) => ReactNode
  beside?: (state: FormState) => ReactNode
  /** Called after saving to show the notice and leave the form. If omitted, the form stays open with the notice. */
  onSaved?: (notice: Notice, id: string) => void
  children: (state: FormState) => ReactNode
}

/** Reads a document and shows the form that edits it. The input is autosaved until the server has stored it. */
export function DocumentForm<Input extends object>(props: DocumentFormProps<Input>) {
  const { path, label, noun } = props.document
  const query = useQuery({
    ...formQuery(adminKeys.form(path), () => readRaw(path)),
    enabled: path !== '',
  })
  const stored = path === '' ? null : query.data
  if (stored === undefined)
    return (
      <DocumentLoadState
        query={query}
        what={noun}
        failed={`${label} belum dapat dibuka.`}
        copy={props.copy}
      />
    )
  return <OpenedDocument {...props} stored={stored} />
}

interface OpenedDocumentProps<Input extends object> extends DocumentFormProps<Input> {
  stored: RawDocument | null
}

interface Opened {
  id: string
  edited: EditedVersion
  values: Values
  pictures: AutosavedEntry['pictures']
}

function OpenedDocument<Input extends object>(props: OpenedDocumentProps<Input>) {
  const { document, stored } = props
  const [opened, setOpened] = useState<Opened>(() => {
    const base = document.valuesOf(stored?.plain ?? null)
    return {
      id: (document.newId ?? ulid)(),
      edited: { base, version: stored?.updatedAt ?? '' },
      values: base,
      pictures: {},
    }
  })

  async function restore(offered: AutosavedEntry) {
    const entry = await restoreEntry(offered)
    if (!entry) return
    const { restored = (values: Values) => values } = document
    const whole = (values: Values = {}) => ({ ...opened.edited.base, ...restored(values) })
    const { id, pictures, baseVersion: version } = entry
    // Includes the original values, so that later changes by others are detected.
    const edited = { base: whole(entry.base), version }
    setOpened({ id, edited, values: whole(entry.values), pictures })
  }

  return (
    <EditedForm key={opened.id} {...props} {...opened} onRestore={(entry) => void restore(entry)} />
  )
}

type EditedFormProps<Input extends object> = OpenedDocumentProps<Input> &
  Opened & { onRestore: (entry: AutosavedEntry) => void }

function EditedForm<Input extends object>(props: EditedFormProps<Input>) {
  const { document, stored, id, values, onRestore, onSaved } = props
  const { className = 'max-w-xl gap-6', foot = 'contents' } = props
  const { submitLabel = 'Simpan', busyLabel = 'Menyimpan …' } = props
  const { path, label, words, valuesOf, input, inputOf, doubts } = document
  const [collection = '', documentId = ''] = path.split('/')
  const person = useStaff()
  const { uid } = person
  const client = useQueryClient()
  const [edited, setEdited] = useState(props.edited)
  const form = useForm<Values>({ defaultValues: values, mode: 'onChange' })
  const pictures = usePictureQueue(props.pictures)
  const titleOf = (values: Values) => document.titleOf?.(values) || label
  const autosave = useAutosavedForm(form, {
    uid,
    id,
    name: document.autosaveName,
    subject: document.subject ?? path,
    titleOf,
    base: edited.base,
    baseVersion: edited.version,
    pictures: pictures.pending,
  })
  useSendPictures(pictures, form, pictureFolder(person), () => void autosave.flush())
  const { busy, conflict, settle, saving } = useSaving(
    `Saving ${path || document.autosaveName} failed`,
    Conflict<Plain | null>,
  )
  const attempts = useRef<Input[]>([])
  const asking = useDoubtQuestions(form)
  const state: FormState = { form, base: edited.base, pictures }
  const beside = props.beside?.(state)

  function save(from: EditedVersion) {
    void asking.ask(
      () => doubts?.(form.getValues(), from.base, client) ?? [],
      () => store(from),
    )
  }

  function store(from: EditedVersion) {
    return saving(async () => {
      await pictures.settled()
      const typed = form.getValues()
      const wanted = validateForm(form, input, inputOf?.(typed, id) ?? typed)
      attempts.current.push(wanted)
      const about = { id, wanted, attempts: attempts.current, actor: uid }
      const result = (await document.save({ ...from, ...about })) ?? {}
      await autosave.drop()
      if (document.refresh) document.refresh(client)
      else void invalidateContent(client, contentKeys.collection(collection as CollectionName))
      void refreshSession()
      const text = `${label} disimpan.`
      const notice: Notice = { kind: 'success', text, ...document.saved, ...result }
      if (onSaved) return onSaved(notice, id)
      showNotice(notice)
      // If reading fails, the next save recognises this one by its input.
      const now = await readRaw(path).catch(() => null)
      if (!now) return
      client.setQueryData(adminKeys.form(path), now)
      const base = valuesOf(now.plain)
      attempts.current = []
      setEdited({ base, version: now.updatedAt })
      form.reset(base)
    })
  }

  return (
    <PictureQueueProvider value={pictures}>
      {props.aside?.(state)}
      <FormProvider {...form}>
        <form
          noValidate
          aria-label={label}
          className={`flex flex-col ${className}`}
          onSubmit={(event) => {
            event.preventDefault()
            save(edited)
          }}
        >
          {stored?.updatedAt && (
            <div className="flex flex-col">
              <LastChange by={stored.updatedBy} at={stored.updatedAt} />
              {isVersioned(collection) && <VersionsLink collection={collection} id={documentId} />}
            </div>
          )}
          <fieldset disabled={busy} className="contents">
            <RecoveryOffers
              autosave={autosave}
              titleOf={({ values }) => titleOf(values)}
              onRestore={onRestore}
            />
            {props.children(state)}
          </fieldset>
          {conflict && (
            <FormConflict
              noun={document.noun}
              conflict={conflict}
              form={form}
              words={words}
              base={edited.base}
              valuesOf={valuesOf}
              onSettle={(edited, isMerged) => {
                setEdited(edited)
                settle(isMerged)
              }}
              onOverwrite={save}
              onClose={() => settle()}
            />
          )}
          <div className={foot}>
            {props.above?.(state)}
            <AutosaveLine {...autosave.state} />
            <div className={beside ? 'flex flex-wrap gap-2' : 'contents'}>
              <SubmitButton label={submitLabel} busyLabel={busyLabel} busy={busy} />
              {beside}
            </div>
          </div>
        </form>
      </FormProvider>
      {asking.dialog}
    </PictureQueueProvider>
  )
}
