import { type ReactNode, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type * as v from 'valibot'
import { EditForm } from '@/components/form/edit-form'
import { FormConflict, type FormWords } from '@/components/form/form-conflict'
import { PictureQueueProvider } from '@/components/form/pictures/picture-queue-context'
import { validateForm, type Values } from '@/components/form/validate'
import { draftTitle } from '@/domain/drafts/draft'
import { ROLE_LABEL } from '@/domain/users/role'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import { Conflict } from '@/lib/saving/conflict'
import { useSaving } from '@/services/saving/use-saving'
import { type Changes, FIELDS, type Person, USER_LABELS } from './change-user'
import { ulid } from 'ulid'
import { usePictureQueue, useSendPictures } from '@/components/form/pictures/use-picture-queue'
import { useFormEntry } from '@/services/autosave/use-autosaved-form'
import { useRecoverableEntries } from '@/services/autosave/use-recoverable-entries'
import { useFormAutosave } from '@/services/autosave/use-entry-autosave'

export const NOT_SAVED = 'Saving the user failed'

const WORDS: FormWords = {
  labels: USER_LABELS,
  text(field, values) {
    const { name, email, role, disabled, avatarurl } = values as Changes
    if (field === 'role') return role ? ROLE_LABEL[role] : ''
    if (field === 'disabled') return disabled ? 'Nonaktif' : 'Aktif'
    if (field === 'avatarurl') return avatarurl ? 'foto lain' : 'tanpa foto'
    return (field === 'name' ? name : email) ?? ''
  },
}

interface UserFormProps<Input> {
  label: string
  initial: Values
  schema: v.GenericSchema<Values, Input>
  submitLabel: string
  /** Stores the valid input, which started from `base`. */
  onSubmit: (input: Input, base: Changes) => Promise<void>
  autosaveAs: Omit<PersonAutosave, 'initial'>
  onRestore?: (offered: AutosavedEntry) => void
  children: ReactNode
}

export function UserForm<Input>(props: UserFormProps<Input>) {
  const { label, schema, submitLabel, onSubmit, children } = props
  const { autosaveAs, onRestore } = props
  /** Stored values that the form has read or saved last. */
  const [initial, setInitial] = useState(props.initial)
  const form = useForm<Values>({ defaultValues: initial, mode: 'onChange' })
  const autosave = useAutosavedPerson(form, { ...autosaveAs, initial })
  const { pictures } = autosave
  const { busy, conflict, setConflict, settle, saving } = useSaving(NOT_SAVED, Conflict<Person>)

  function submit(base = initial) {
    return saving(async () => {
      await pictures.settled()
      const typed = { ...form.getValues() }
      await onSubmit(validateForm(form, schema, typed), base)
      setInitial(typed)
      await autosave.drop()
    })
  }

  /** Restores an entry. Shows fields that another user has changed since as a conflict. */
  function restore(entry: AutosavedEntry) {
    const mine = entry.values as Changes
    onRestore?.(entry)
    autosave.restore(entry)
    const fields = FIELDS.filter(
      (field) =>
        field in mine && initial[field] !== entry.base?.[field] && initial[field] !== mine[field],
    )
    if (fields.length === 0) return
    setConflict(new Conflict(initial as Person, fields))
    // Starts from the original version, so that saving without a decision shows the conflict again.
    setInitial({ ...initial, ...entry.base })
  }

  return (
    <PictureQueueProvider value={pictures}>
      <EditForm
        form={form}
        label={label}
        className="max-w-xl gap-6"
        autosave={autosave}
        titleOf={({ values }) => draftTitle({ data: { ...initial, ...values } })}
        restoreLabel="Pulihkan"
        onRestore={restore}
        conflict={
          conflict && (
            <FormConflict
              noun="pengguna"
              conflict={conflict}
              form={form}
              words={WORDS}
              base={initial}
              valuesOf={(theirs) => ({ ...theirs })}
              onSettle={({ base }, isMerged) => {
                setInitial(base)
                settle(isMerged)
              }}
              onOverwrite={({ base }) => void submit(base)}
              onClose={() => setConflict(null)}
            />
          )
        }
        submitLabel={submitLabel}
        busy={busy}
        onSubmit={() => void submit()}
      >
        {children}
      </EditForm>
    </PictureQueueProvider>
  )
}

interface PersonAutosave {
  form: 'users' | 'akun'
  actor: string
  /** Path of the document, or '' for a new user. */
  subject: string
  baseVersion: string
  uid: string
  folder: string
  initial: Values
}

/** Autosaves changed fields of a user form. Never stores passwords. */
function useAutosavedPerson(
  form: UseFormReturn<Values>,
  { form: name, actor, subject, baseVersion, uid, folder, initial }: PersonAutosave,
) {
  const [id] = useState(() => ulid())
  const recovery = useRecoverableEntries(actor, id, name, subject)
  const pictures = usePictureQueue()
  const autosave = useFormAutosave(form, () => {
    const changed = Object.entries(form.getValues()).filter(
      ([field, value]) => field !== 'password' && value !== initial[field],
    )
    const chosen = pictures.pending()
    const of = { uid: actor, id }
    if (changed.length === 0 && Object.keys(chosen).length === 0) return { ...of, entry: null }
    const values = Object.fromEntries(changed)
    const base = Object.fromEntries(changed.map(([field]) => [field, initial[field]]))
    const about = { form: name, subject, baseVersion, itemId: uid, tried: [] }
    return { ...of, entry: { ...about, values, base, pictures: chosen } }
  })

  useSendPictures(pictures, form, folder, () => void autosave.flush())

  const entryForm = useFormEntry(actor, id, recovery, autosave)

  return {
    ...entryForm,
    pictures,
    restore(entry: AutosavedEntry) {
      for (const [field, value] of Object.entries(entry.values)) form.setValue(field, value)
      pictures.restore(entry.pictures)
      entryForm.setRestored(entry)
    },
  }
}
