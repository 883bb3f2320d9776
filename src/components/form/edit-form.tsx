import type { ReactNode } from 'react'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import { KeptLine } from '@/components/ui/kept-line'
import { KeptOffers } from '@/components/ui/kept-offers'
import type { TimeZone } from '@/domain/date'
import type { KeptState, KeptWork } from '@/lib/kept-work'
import { SubmitButton } from './submit-button'
import type { Values } from './validate'

interface EditFormProps {
  form: UseFormReturn<Values>
  label: string
  className: string
  zone: TimeZone
  /** What is on the device: of earlier tabs, and of this form. */
  kept: {
    offers: readonly KeptWork[]
    state: KeptState
    discard: (work: KeptWork) => void
  }
  /** What was typed before is called; without it, as the form is. */
  titleOf?: (work: KeptWork) => string
  /** On the button that restores. */
  restoreLabel?: string
  onRestore: (work: KeptWork) => void
  /** Above all else. */
  head?: ReactNode
  children: ReactNode
  /** Where the same was changed elsewhere. */
  conflict?: ReactNode
  /** The style of what holds the button that submits, and where what is typed is. */
  foot?: string
  submitLabel: string
  busyLabel?: string
  /** Beside that button. */
  beside?: ReactNode
  busy: boolean
  onSubmit: () => void
}

/** A form whose fields are kept on the device until the server has them. */
export function EditForm(props: EditFormProps) {
  const { form, label, className, zone, kept, titleOf = () => label, restoreLabel } = props
  const { onRestore, head, children, conflict, foot = 'contents', submitLabel } = props
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
          <KeptOffers
            kept={kept}
            titleOf={titleOf}
            zone={zone}
            action={restoreLabel}
            onRestore={onRestore}
          />
          {children}
        </fieldset>
        {conflict}
        <div className={foot}>
          <KeptLine {...kept.state} zone={zone} />
          <div className={beside ? 'flex flex-wrap gap-2' : 'contents'}>
            <SubmitButton label={submitLabel} busyLabel={busyLabel} busy={busy} />
            {beside}
          </div>
        </div>
      </form>
    </FormProvider>
  )
}
