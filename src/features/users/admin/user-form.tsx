import { type ReactNode, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type * as v from 'valibot'
import { PictureQueueProvider } from '@/components/form/picture-queue-context'
import { SubmitButton } from '@/components/form/submit-button'
import { InvalidForm, showFieldErrors, validate, type Values } from '@/components/form/validate'
import { buttonStyle } from '@/components/ui/button-style'
import { ConflictNotice } from '@/components/ui/conflict-notice'
import { KeptLine } from '@/components/ui/kept-line'
import { KeptNotice } from '@/components/ui/kept-notice'
import { useOnce } from '@/components/use-once'
import type { TimeZone } from '@/domain/date'
import { draftTitle } from '@/domain/draft'
import type { KeptWork } from '@/lib/kept-work'
import { discardWork, dropWork, useKeptState } from '@/stores/kept-work'
import { dismissNotice } from '@/stores/notice'
import { showFailure } from '@/stores/show-failure'
import { type Changes, type Conflict, EditConflict } from './edit-conflict'
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
  const keptState = useKeptState(kept.id)
  const [busy, once] = useOnce()
  const [conflict, setConflict] = useState<Conflict | null>(null)

  function submit() {
    return once(async () => {
      dismissNotice()
      setConflict(null)
      try {
        await pictures.settled()
        const typed = { ...form.getValues() }
        await onSubmit(validate(schema, typed))
        setInitial(typed)
        await dropWork({ uid: keeping.actor, id: kept.id })
      } catch (error) {
        if (error instanceof EditConflict) return setConflict(error.conflict)
        if (error instanceof InvalidForm) showFieldErrors(form, error)
        showFailure(NOT_SAVED, error)
      }
    })
  }

  /** Fields that somebody else has changed since are a conflict to be decided on. */
  function restore(work: KeptWork) {
    const mine = work.values as Changes
    onRestore?.(work)
    kept.restore(work)
    const fields = (Object.keys(mine) as (keyof Changes)[]).filter(
      (field) => initial[field] !== work.base?.[field] && initial[field] !== mine[field],
    )
    if (fields.length === 0) return
    const of = (values: Values) =>
      Object.fromEntries(fields.map((field) => [field, values[field]])) as Changes
    setConflict({ theirs: of(initial), mine: of(mine), self: false })
  }

  function overwrite({ theirs }: Conflict) {
    onRebase?.(theirs)
    void submit()
  }

  function take({ theirs }: Conflict) {
    onRebase?.(theirs)
    for (const [field, value] of Object.entries(theirs)) form.setValue(field, value)
    setConflict(null)
  }

  return (
    <PictureQueueProvider value={pictures}>
      <FormProvider {...form}>
        <form
          noValidate
          aria-label={label}
          className="flex max-w-xl flex-col gap-6"
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          {kept.offers.map((work) => (
            <KeptNotice
              key={work.id}
              title={draftTitle({ data: { ...initial, ...work.values } })}
              at={work.at}
              zone={zone}
              onDiscard={() => void discardWork(work)}
            >
              <button type="button" className={buttonStyle.secondary} onClick={() => restore(work)}>
                Pulihkan
              </button>
            </KeptNotice>
          ))}
          <fieldset disabled={busy} className="contents">
            {children}
          </fieldset>
          {conflict && (
            <ConflictNotice
              versions={versionsOf(conflict)}
              self={conflict.self}
              onOverwrite={() => overwrite(conflict)}
              onTake={() => take(conflict)}
            />
          )}
          <KeptLine {...keptState} zone={zone} />
          <SubmitButton label={submitLabel} busyLabel="Menyimpan …" busy={busy} />
        </form>
      </FormProvider>
    </PictureQueueProvider>
  )
}
