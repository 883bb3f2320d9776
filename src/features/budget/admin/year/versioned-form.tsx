import { type ReactNode, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ulid } from 'ulid'
import type * as v from 'valibot'
import { EditForm } from '@/components/form/edit-form'
import { type EditedVersion, FormConflict, type FormWords } from '@/components/form/form-conflict'
import { useDoubtQuestions } from '@/components/form/use-doubt-questions'
import { validateForm, type Values } from '@/components/form/validate'
import { useStaff } from '@/components/staff/staff'
import { type Outlier, outlierDoubts } from '@/domain/tables/outliers'
import { formatRupiah } from '@/domain/text/money'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import type { RawDocument } from '@/lib/firebase/writes'
import { Conflict } from '@/lib/saving/conflict'
import { restoreEntry, useAutosavedForm } from '@/services/autosave/use-autosaved-form'
import { useSaving } from '@/services/saving/use-saving'
import { refreshSession } from '@/services/session/refresh-session'
import { showNotice } from '@/stores/notice'
import { LastChange } from '@/components/staff/last-change'
import { saveVersioned } from './save-versioned'

interface VersionedFormProps<Output extends object> {
  title: string
  words: FormWords
  path: string
  schema: v.GenericSchema<Values, Output>
  stored: RawDocument | null
  valuesOf: (stored: RawDocument | null) => Values
  /** Returns suspicious changes that the user must confirm. */
  outliersOf?: (before: Values, after: Values) => Outlier[]
  added?: object
  saved: string
  onSaved: () => void
  children: ReactNode
}

interface Opened {
  id: string
  edited: EditedVersion
  values: Values
}

/** Form for a document that is saved as a whole. Autosaves until then. */
export function VersionedForm<Output extends object>(props: VersionedFormProps<Output>) {
  const { stored, valuesOf } = props
  const [opened, setOpened] = useState<Opened>(() => {
    const base = valuesOf(stored)
    return { id: ulid(), edited: { base, version: stored?.updatedAt ?? '' }, values: base }
  })

  async function restore(offered: AutosavedEntry) {
    const entry = await restoreEntry(offered)
    if (!entry) return
    const { id, values, base = opened.edited.base, baseVersion: version } = entry
    setOpened({ id, edited: { base, version }, values })
  }

  return (
    <OpenedForm key={opened.id} {...props} {...opened} onRestore={(entry) => void restore(entry)} />
  )
}

function OpenedForm<Output extends object>({
  id,
  values,
  onRestore,
  ...props
}: VersionedFormProps<Output> & Opened & { onRestore: (entry: AutosavedEntry) => void }) {
  const { uid } = useStaff()
  const { title, words, path, schema, stored, valuesOf, outliersOf, added } = props
  const { saved, onSaved, children } = props
  const [edited, setEdited] = useState(props.edited)
  const form = useForm<Values>({ defaultValues: values, mode: 'onChange' })
  const autosave = useAutosavedForm(form, {
    uid,
    id,
    name: 'anggaran',
    subject: path,
    title,
    base: edited.base,
    baseVersion: edited.version,
  })
  const { busy, conflict, settle, saving } = useSaving(
    `Saving ${title} failed`,
    Conflict<RawDocument | null>,
  )
  const attempts = useRef<object[]>([])
  const asking = useDoubtQuestions()

  function save({ base, version }: EditedVersion) {
    void asking.ask(
      () => outlierDoubts(outliersOf?.(base, form.getValues()) ?? [], formatRupiah),
      () => store(version),
    )
  }

  function store(version: string) {
    return saving(async () => {
      const fields = { ...validateForm(form, schema), ...added }
      attempts.current.push(fields)
      await saveVersioned({ path, fields, version, actor: uid, attempts: attempts.current })
      await autosave.drop()
      void refreshSession()
      showNotice({ kind: 'success', text: saved })
      onSaved()
    })
  }

  return (
    <EditForm
      form={form}
      label={title}
      className="max-w-xl gap-6"
      autosave={autosave}
      onRestore={onRestore}
      head={<LastChange by={stored?.updatedBy ?? ''} at={stored?.updatedAt ?? ''} />}
      conflict={
        conflict && (
          <FormConflict
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
          />
        )
      }
      submitLabel="Simpan"
      busy={busy}
      onSubmit={() => save(edited)}
    >
      {children}
      {asking.dialog}
    </EditForm>
  )
}
