import type { ReactNode } from 'react'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import { AutosaveLine } from '@/components/ui/unsaved/autosave-line'
import { RecoveryOffers } from '@/components/ui/unsaved/recovery-offers'
import type { AutosaveState, AutosavedEntry } from '@/lib/autosave/entries'
import { SubmitButton } from './submit-button'
import type { Values } from './validate'

interface EditFormProps {
  form: UseFormReturn<Values>
  label: string
  className: string
  /** Unsaved input of this form, and of the same form in other tabs. */
  autosave: {
    recoverableEntries: readonly AutosavedEntry[]
    state: AutosaveState
    discard: (entry: AutosavedEntry) => void
  }
  /** Returns the title of an entry in the list of unsaved input. Defaults to the label of the form. */
  titleOf?: (entry: AutosavedEntry) => string
  onRestore: (entry: AutosavedEntry) => void
  head?: ReactNode
  children: ReactNode
  conflict?: ReactNode
  /** Class of the element around the submit button and the autosave status. */
  foot?: string | undefined
  above?: ReactNode
  submitLabel: string
  busyLabel?: string
  beside?: ReactNode
  busy: boolean
  onSubmit: () => void
}

/** Form whose fields are autosaved until the server has stored them. */
export function EditForm(props: EditFormProps) {
  const { form, label, className, autosave, titleOf = () => label } = props
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
          <RecoveryOffers autosave={autosave} titleOf={titleOf} onRestore={onRestore} />
          {children}
        </fieldset>
        {conflict}
        <div className={foot}>
          {above}
          <AutosaveLine {...autosave.state} />
          <div className={beside ? 'flex flex-wrap gap-2' : 'contents'}>
            <SubmitButton label={submitLabel} busyLabel={busyLabel} busy={busy} />
            {beside}
          </div>
        </div>
      </form>
    </FormProvider>
  )
}
