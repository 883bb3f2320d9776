import type { ReactNode } from 'react'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import { AutosaveLine } from '@/components/ui/unsaved/autosave-line'
import { AutosaveOffers } from '@/components/ui/unsaved/autosave-offers'
import type { TimeZone } from '@/domain/time/date'
import type { AutosaveState, AutosavedEntry } from '@/lib/autosave/entries'
import { SubmitButton } from './submit-button'
import type { Values } from './validate'

interface EditFormProps {
  form: UseFormReturn<Values>
  label: string
  className: string
  zone: TimeZone
  /** What is on the device: of earlier tabs, and of this form. */
  autosave: {
    offers: readonly AutosavedEntry[]
    state: AutosaveState
    discard: (entry: AutosavedEntry) => void
  }
  /** What was typed before is called; without it, as the form is. */
  titleOf?: (entry: AutosavedEntry) => string
  /** On the button that restores. */
  restoreLabel?: string
  onRestore: (entry: AutosavedEntry) => void
  /** Above all else. */
  head?: ReactNode
  children: ReactNode
  /** Where the same was changed elsewhere. */
  conflict?: ReactNode
  /** The style of what holds the button that submits, and where what is typed is. */
  foot?: string
  /** Above that button. */
  above?: ReactNode
  submitLabel: string
  busyLabel?: string
  /** Beside that button. */
  beside?: ReactNode
  busy: boolean
  onSubmit: () => void
}

/** A form whose fields are autosaved until the server has them. */
export function EditForm(props: EditFormProps) {
  const { form, label, className, zone, autosave, titleOf = () => label, restoreLabel } = props
  const { onRestore, head, children, conflict, foot = 'contents', above, submitLabel } = props
  const { busyLabel = 'Menyimpan …', beside, busy, onSubmit } = props
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={label}
        className={`flex flex-col ${className}`}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {head}
        <fieldset disabled={busy} className="contents">
          <AutosaveOffers
            autosave={autosave}
            titleOf={titleOf}
            zone={zone}
            action={restoreLabel}
            onRestore={onRestore}
          />
          {children}
        </fieldset>
        {conflict}
        <div className={foot}>
          {above}
          <AutosaveLine {...autosave.state} zone={zone} />
          <div className={beside ? 'flex flex-wrap gap-2' : 'contents'}>
            <SubmitButton label={submitLabel} busyLabel={busyLabel} busy={busy} />
            {beside}
          </div>
        </div>
      </form>
    </FormProvider>
  )
}
