import { type ReactNode, useEffect, useRef, useState } from 'react'
import { nextOnEnter } from '@/components/form/next-on-enter'
import { SubmitButton } from '@/components/form/submit-button'
import { useSmallForm } from '@/components/form/use-small-form'
import { Alert } from '@/components/ui/states/alert'
import { CopyButton } from '@/components/ui/buttons/copy-button'
import { type RequestInput, requestInput } from '@/domain/requests/request-schema'
import { UserFacingError } from '@/lib/errors'
import { logUnexpected } from '@/lib/log'
import { useSingleFlight } from '@/lib/single-flight'
import { wordedFor } from '@/services/reports/report-draft'
import { FAILED, NotStored } from '@/services/reports/submit-report'
import { useIsChecking } from '@/stores/reports'
import { HONEYPOT, HoneypotField } from '../report/reporter-fields'
import type { DraftInput } from '../report/use-report-draft'
import { EMPTY_REQUEST, RequestFields } from './request-fields'

interface RequestFormProps {
  start: DraftInput | null
  problem: string | null
  onChange: (filled: DraftInput) => void
  /** Sends the request. Rejects if it was neither sent nor stored on the device. */
  onSend: (input: RequestInput, form: object) => Promise<void>
  likely?: ((text: string) => ReactNode) | undefined
}

export function RequestForm({ start, problem, onChange, onSend, likely }: RequestFormProps) {
  const [initial] = useState({ ...EMPTY_REQUEST, ...start?.values })
  const [isCaught, setIsCaught] = useState(false)
  const [isSending, runOnce] = useSingleFlight()
  const isChecking = useIsChecking()
  const [failure, setFailure] = useState<{ text: string; isKept: boolean } | null>(null)
  const values = useRef<Record<string, string>>(initial)

  useEffect(nextOnEnter, [])
  const form = useSmallForm((typed) => {
    const texts = Object.entries(typed).filter(([name]) => Object.hasOwn(EMPTY_REQUEST, name))
    values.current = Object.fromEntries(texts.map(([name, text]) => [name, String(text)]))
    setFailure(null)
    onChange({ values: values.current, photo: null })
  })

  async function submit(honeypot: FormDataEntryValue | null) {
    const input = form.check(requestInput)
    if (!input) return
    if (honeypot) return setIsCaught(true)
    await runOnce(async () => {
      setFailure(null)
      try {
        await onSend(input, form.attributes.ref)
      } catch (error) {
        logUnexpected('Sending the request failed', error)
        const text = error instanceof UserFacingError ? error.message : wordedFor('request', FAILED)
        setFailure({ text, isKept: !(error instanceof NotStored) })
      }
    })
  }

  const shown = failure ?? (problem ? { text: problem, isKept: false } : null)
  return (
    <form
      {...form.attributes}
      aria-label="Permohonan informasi"
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void submit(new FormData(event.currentTarget).get(HONEYPOT))
      }}
    >
      {/* Changes made while the request is being sent would be lost. */}
      <fieldset disabled={isSending} className="contents">
        <RequestFields initial={initial} errors={form.errors} likely={likely} />
        <HoneypotField isRevealed={isCaught} />
      </fieldset>
      {shown && (
        <Alert kind="error">
          <p>{shown.text}</p>
          {!shown.isKept && (
            <CopyButton what="teks" text={() => Object.values(values.current).join('\n')} />
          )}
        </Alert>
      )}
      <SubmitButton
        label="Kirim permohonan"
        busyLabel={isChecking ? 'Memeriksa…' : 'Mengirim …'}
        busy={isSending}
      />
    </form>
  )
}
