import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as v from 'valibot'
import { EditForm } from '@/components/form/edit-form'
import { PictureQueueProvider } from '@/components/form/picture-queue-context'
import { validateForm, type Values } from '@/components/form/validate'
import { ConflictNotice } from '@/components/ui/conflict-notice'
import type { TimeZone } from '@/domain/date'
import { draftTitle } from '@/domain/draft'
import type { KeptWork } from '@/lib/kept-work'
import { Conflict } from '@/lib/saving/conflict'
import { pick } from '@/lib/saving/merge-by-field'
import { useSaving } from '@/stores/use-saving'
import { type Changes, FIELDS, type Person } from './changes'
import { type PersonKeeping, useKeptPerson } from './use-kept-person'
import { versionsOf } from './versions-of'

/** For the log. */
export const NOT_SAVED = 'Pengguna gagal disimpan'

interface UserFormProps<Input> {
  label: string
  initial: Values
  schema: v.GenericSchema<Values, Input>
  submitLabel: string
  /** Stores what is valid. */
  onSubmit: (input: Input) => Promise<void>
  /** The form goes on from these fields as they are now. */
  onRebase?: (theirs: Changes) => void
  /** Under what is typed is kept on the device. */
  keeping: Omit<PersonKeeping, 'initial'>
  zone: TimeZone
  /** What was typed before goes on in this form. */
  onRestore?: (kept: KeptWork) => void
  children: ReactNode
}

/** The fields about a person, and all that becomes of what is typed into them. */
export function UserForm<Input>(props: UserFormProps<Input>) {
  const { label, schema, submitLabel, onSubmit, onRebase, children } = props
  const { keeping, zone, onRestore } = props
  /** What is stored as far as the form knows. */
  const [initial, setInitial] = useState(props.initial)
  const form = useForm<Values>({ defaultValues: initial, mode: 'onChange' })
  const kept = useKeptPerson(form, { ...keeping, initial })
  const { pictures } = kept
  const { busy, conflict, setConflict, saving } = useSaving(NOT_SAVED, Conflict<Person>)

  function submit() {
    return saving(async () => {
      await pictures.settled()
      const typed = { ...form.getValues() }
      await onSubmit(validateForm(form, schema, typed))
      setInitial(typed)
      await kept.drop()
    })
  }

  /** Fields that somebody else has changed since are a conflict to be decided on. */
  function restore(work: KeptWork) {
    const mine = work.values as Changes
    onRestore?.(work)
    kept.restore(work)
    const fields = FIELDS.filter(
      (field) =>
        field in mine && initial[field] !== work.base?.[field] && initial[field] !== mine[field],
    )
    if (fields.length > 0) setConflict(new Conflict(initial as Person, fields))
  }

  const theirsIn = ({ fields, theirs }: Conflict<Person>): Changes => pick(theirs, fields)

  function overwrite(conflict: Conflict<Person>) {
    onRebase?.(theirsIn(conflict))
    void submit()
  }

  function take(conflict: Conflict<Person>) {
    const theirs = theirsIn(conflict)
    onRebase?.(theirs)
    setInitial((now) => ({ ...now, ...theirs }))
    for (const [field, value] of Object.entries(theirs)) form.setValue(field, value)
    setConflict(null)
  }

  return (
    <PictureQueueProvider value={pictures}>
      <EditForm
        form={form}
        label={label}
        className="max-w-xl gap-6"
        zone={zone}
        kept={kept}
        titleOf={({ values }) => draftTitle({ data: { ...initial, ...values } })}
        restoreLabel="Pulihkan"
        onRestore={restore}
        conflict={
          conflict && (
            <ConflictNotice
              versions={versionsOf(conflict, form.getValues())}
              self={conflict.self}
              onOverwrite={() => overwrite(conflict)}
              onTake={() => take(conflict)}
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
