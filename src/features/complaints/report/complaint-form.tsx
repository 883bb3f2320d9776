import { useEffect, useRef, useState } from 'react'
import { useOnline } from '@/components/browser/use-online'
import { controlStyle } from '@/components/form/fields/control-style'
import { FieldFrame } from '@/components/form/fields/field-frame'
import { AreaField } from '@/components/form/fields/growing-text-area'
import { nextOnEnter } from '@/components/form/next-on-enter'
import { SubmitButton } from '@/components/form/submit-button'
import { useSmallForm } from '@/components/form/use-small-form'
import type { Values } from '@/components/form/validate'
import { classNames } from '@/components/ui/class-names'
import { Alert } from '@/components/ui/states/alert'
import { CATEGORY_LABEL, COMPLAINT_CATEGORIES } from '@/domain/complaints/complaint'
import { type ComplaintInput, complaintInput } from '@/domain/complaints/complaint-schema'
import { LIMITS } from '@/domain/limits'
import { UserFacingError } from '@/lib/errors'
import { logUnexpected } from '@/lib/log'
import type { SharedContent } from '@/lib/reports/shared-content'
import { useSingleFlight } from '@/lib/single-flight'
import { FAILED, NotStored } from '@/services/reports/submit-report'
import { useIsChecking } from '@/stores/reports'
import { CopyReport } from './copy-report'
import { PhotoField } from './photo-field'
import { HONEYPOT, HoneypotField, ReporterFields } from './reporter-fields'
import { SharedPart } from './shared-part'
import type { DraftInput } from './use-report-draft'
import { useReportPhoto } from './use-report-photo'

const EMPTY = { name: '', address: '', phone: '', category: 'infrastruktur', report: '' }
const NO_PHOTO = 'Harap unggah foto dokumentasi sebagai bukti laporan.'
const BROKEN_PHOTO = 'Foto ini tidak dapat dibuka. Pilih foto lain.'

const KEPT_OFFLINE =
  'Tanpa jaringan. Laporan disimpan di perangkat ini dan dikirim saat ada jaringan.'

interface Failure {
  text: string
  isKept: boolean
}

interface ComplaintFormProps {
  start: DraftInput | null
  /** Content that another app shared. It is added to the report only on request. */
  shared: SharedContent | null
  /** Called after shared content was added to the form, with the content that is left. */
  onShared: (left: SharedContent) => void
  isOpen: boolean
  isKept: boolean
  problem: string | null
  onChange: (filled: DraftInput) => void
  onLeave: () => void
  /** Sends the report. Rejects if the report was neither sent nor stored on the device. */
  onSend: (input: ComplaintInput, photo: Blob) => Promise<void>
}

export function ComplaintForm(props: ComplaintFormProps) {
  const { start, shared, isOpen, isKept, problem, onShared, onChange, onLeave, onSend } = props
  const [initial] = useState({ ...EMPTY, ...start?.values })
  const [text, setText] = useState(initial.report)
  const [isCaught, setIsCaught] = useState(false)
  const [isSending, runOnce] = useSingleFlight()
  const isChecking = useIsChecking()
  const [failure, setFailure] = useState<Failure | null>(null)
  const isOnline = useOnline()
  const values = useRef<Record<string, string>>(initial)
  const photoButton = useRef<HTMLButtonElement>(null)
  const reportField = useRef<HTMLTextAreaElement>(null)

  useEffect(nextOnEnter, [])
  const photo = useReportPhoto({ photo: start?.photo ?? null, file: start?.file }, (chosen) => {
    onChange({ values: values.current, ...chosen })
    onLeave()
  })
  const form = useSmallForm((typed) => {
    values.current = textsOf(typed)
    setFailure(null)
    onChange({ values: values.current, photo: photo.photo, file: photo.file })
  })

  async function submit(honeypot: FormDataEntryValue | null) {
    if (isSending || !isOpen) return
    const input = form.check(complaintInput)
    if (!photo.photo) photo.setProblem(NO_PHOTO)
    if (!input) return
    if (!photo.photo) return photoButton.current?.focus()
    if (honeypot) return setIsCaught(true)
    const chosen = photo.photo
    await runOnce(() => send(input, chosen))
  }

  async function send(input: ComplaintInput, chosen: Blob) {
    setFailure(null)
    try {
      await onSend(input, chosen)
    } catch (error) {
      logUnexpected('Sending the report failed', error)
      setFailure({
        text: error instanceof UserFacingError ? error.message : FAILED,
        isKept: !(error instanceof NotStored),
      })
    }
  }

  const shown = failure ?? (problem ? { text: problem, isKept: false } : null)

  return (
    <form
      {...form.attributes}
      aria-label="Pengaduan"
      className="flex flex-col gap-6 print:gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void submit(new FormData(event.currentTarget).get(HONEYPOT))
      }}
    >
      {/* Disabled while the report is being sent, because later input would not be sent. */}
      <fieldset disabled={isSending} className="contents">
        {shared && (
          <SharedPart
            shared={shared}
            hasPhoto={photo.photo !== null}
            onUseText={() => {
              appendLine(reportField.current, shared.text)
              onShared({ ...shared, text: '' })
            }}
            onUsePhoto={() => {
              if (shared.photo) photo.choose(shared.photo)
              onShared({ ...shared, photo: null })
            }}
            onDiscard={() => onShared({ text: '', photo: null })}
          />
        )}
        <ReporterFields initial={initial} errors={form.errors} />
        <FieldFrame label="Kategori" error={form.errors['category']}>
          {(control) => (
            <>
              <select
                {...control}
                name="category"
                defaultValue={initial.category}
                className={classNames(controlStyle, !text && 'print:hidden')}
              >
                {COMPLAINT_CATEGORIES.map((category) => (
                  <option key={category} value={category}>
                    {CATEGORY_LABEL[category]}
                  </option>
                ))}
              </select>
              {/* Printed as an empty field to be filled in by hand. */}
              {!text && (
                <p className="hidden flex-wrap gap-x-6 gap-y-2 print:flex">
                  {COMPLAINT_CATEGORIES.map((category) => (
                    <span key={category}>☐ {CATEGORY_LABEL[category]}</span>
                  ))}
                </p>
              )}
            </>
          )}
        </FieldFrame>
        <AreaField
          label="Isi laporan"
          hint="Apa yang terjadi, di mana, dan sejak kapan."
          error={form.errors['report']}
          ref={reportField}
          name="report"
          rows={6}
          limit={LIMITS.report}
          text={text}
          onChange={(event) => setText(event.target.value)}
          defaultValue={initial.report}
        />
        <PhotoField
          photo={photo.photo}
          isPreparing={photo.isPreparing}
          problem={photo.problem}
          onOpen={onLeave}
          onChoose={photo.choose}
          onBroken={() => photo.setProblem(BROKEN_PHOTO)}
          button={photoButton}
        />
        <HoneypotField isRevealed={isCaught} />
      </fieldset>
      {shown && (
        <Alert kind="error">
          <p>{shown.text}</p>
          {!shown.isKept && <CopyReport values={() => values.current} />}
        </Alert>
      )}
      {!isOpen && (
        <Alert kind="note">Laporan belum dapat dikirim: penerimaan laporan sedang ditutup.</Alert>
      )}
      {isOpen && !isOnline && !shown && (
        <Alert kind="note">
          {isKept ? KEPT_OFFLINE : 'Tanpa jaringan. Anda tetap dapat menulis laporan.'}
        </Alert>
      )}
      <SubmitButton
        label="Kirim laporan"
        busyLabel={isChecking ? 'Memeriksa…' : isSending ? 'Mengirim...' : 'Menyiapkan foto …'}
        busy={isSending || photo.isPreparing}
        disabled={!isOpen}
      />
    </form>
  )
}

function appendLine(field: HTMLTextAreaElement | null, text: string): void {
  if (!field) return
  const { length } = field.value
  field.setRangeText(field.value.trim() === '' ? text : `\n${text}`, length, length, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
}

function textsOf(typed: Values): Record<string, string> {
  return Object.fromEntries(
    Object.keys(EMPTY).map((name) => {
      const value = typed[name]
      return [name, typeof value === 'string' ? value : '']
    }),
  )
}
