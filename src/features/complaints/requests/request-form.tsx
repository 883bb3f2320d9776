import { type ReactNode, useEffect, useRef, useState } from 'react'
import { nextOnEnter } from '@/components/form/next-on-enter'
import { SubmitButton } from '@/components/form/submit-button'
import { useSmallForm } from '@/components/form/use-small-form'
import { Alert } from '@/components/ui/states/alert'
import { CopyButton } from '@/components/ui/buttons/copy-button'
import { objectionInput, requestInput } from '@/domain/requests/request-schema'
import { sentAs } from '@/domain/requests/sent-kind'
import { UserFacingError } from '@/lib/errors'
import { logUnexpected } from '@/lib/log'
import type { Requested } from '@/lib/reports/report-store'
import { useSingleFlight } from '@/lib/single-flight'
import { wordedFor } from '@/services/reports/report-draft'
import { FAILED, NotStored } from '@/services/reports/submit-report'
import { useIsChecking } from '@/stores/reports'
import { HONEYPOT, HoneypotField } from '../report/reporter-fields'
import type { DraftInput } from '../report/use-report-draft'
import { EMPTY_OBJECTION, ObjectionFields } from './objection-fields'
import { EMPTY_REQUEST, RequestFields } from './request-fields'

const EMPTY = { request: EMPTY_REQUEST, objection: EMPTY_OBJECTION }

interface RequestFormProps {
  kind: Requested['kind']
  start: DraftInput | null
  problem: string | null
  onChange: (filled: DraftInput) => void
  onSend: (request: Requested, form: object) => Promise<void>
  likely?: ((text: string) => ReactNode) | undefined
}

export function RequestForm(props: RequestFormProps) {
  const { kind, start, problem, onChange, onSend, likely } = props
  const [initial] = useState<Record<string, string>>({ ...EMPTY[kind], ...start?.values })
  const [isCaught, setIsCaught] = useState(false)
  const [isSending, runOnce] = useSingleFlight()
  const isChecking = useIsChecking()
  const [failure, setFailure] = useState<{ text: string; isKept: boolean } | null>(null)
  const values = useRef(initial)

  useEffect(nextOnEnter, [])
  const form = useSmallForm((typed) => {
    const texts = Object.entries(typed).filter(([name]) => Object.hasOwn(EMPTY[kind], name))
    values.current = Object.fromEntries(texts.map(([name, text]) => [name, String(text)]))
    setFailure(null)
    onChange({ values: values.current, photo: null })
  })

  function checked(): Requested | null {
    if (kind === 'request') {
      const input = form.check(requestInput)
      return input && { kind, input }
    }
    const input = form.check(objectionInput)
    return input && { kind, input }
  }

  async function submit(honeypot: FormDataEntryValue | null) {
    const request = checked()
    if (!request) return
    if (honeypot) return setIsCaught(true)
    await runOnce(async () => {
      setFailure(null)
      try {
        await onSend(request, form.attributes.ref)
      } catch (error) {
        logUnexpected('Sending the request failed', error)
        const text = error instanceof UserFacingError ? error.message : wordedFor(kind, FAILED)
        setFailure({ text, isKept: !(error instanceof NotStored) })
      }
    })
  }

  const Fields = kind === 'request' ? RequestFields : ObjectionFields
  const shown = failure ?? (problem ? { text: problem, isKept: false } : null)
  return (
    <form
      {...form.attributes}
      aria-label={kind === 'request' ? 'Permohonan informasi' : 'Keberatan'}
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void submit(new FormData(event.currentTarget).get(HONEYPOT))
      }}
    >
      {/* Disabled while the request is being sent, because later input would not be sent. */}
      <fieldset disabled={isSending} className="contents">
        <Fields initial={initial} errors={form.errors} likely={likely} />
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
        label={`Kirim ${sentAs(kind).noun}`}
        busyLabel={isChecking ? 'Memeriksa…' : 'Mengirim …'}
        busy={isSending}
      />
    </form>
  )
}
