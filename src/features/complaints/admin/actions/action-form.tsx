import { useEffect, useId, useState } from 'react'
import { type UseFormReturn, useFormContext, useWatch } from 'react-hook-form'
import { TextArea } from '@/components/form/fields/text-area'
import { InvalidForm, type Values, showFieldErrors, validate } from '@/components/form/validate'
import { useStaff } from '@/components/staff/staff'
import { StaffName } from '@/components/staff/staff-name'
import { Button } from '@/components/ui/buttons/button'
import { Alert } from '@/components/ui/states/alert'
import { Time } from '@/components/ui/time'
import { AutosaveLine } from '@/components/ui/unsaved/autosave-line'
import { RecoveryOffers } from '@/components/ui/unsaved/recovery-offers'
import { REPLIES_MAX } from '@/domain/complaints/complaint'
import type { ComplaintAction } from '@/domain/complaints/complaint-action'
import {
  COMPLAINT_STEPS,
  type ComplaintActionInput,
  type ComplaintStep,
  complaintActionInput,
  isInternal,
} from '@/domain/complaints/complaint-action-schema'
import type { Complaint } from '@/domain/complaints/complaint-schema'
import { REPLY_PHOTOS, REPLY_PHOTO_LABEL } from '@/domain/complaints/reply-photos'
import { LIMITS } from '@/domain/limits'
import { errorText } from '@/lib/firebase/errors'
import { prepareReplyPhoto } from '@/lib/images/prepare-report-photo'
import { logUnexpected } from '@/lib/log'
import { useSingleFlight } from '@/lib/single-flight'
import { dismissNotice } from '@/stores/notice'
import type { ComplaintFile } from '../complaints-query'
import { PhotoField, requirePrepared } from '../photo-field'
import { ComplaintConflict, applyAction, photoField, photosIn } from './change-complaint'
import { DuplicateField } from './duplicate-field'
import { ReplyField } from './reply-field'
import { StepChoice, actionLabel, allowedSteps } from './step-choice'
import { NO_CHOICES, useAutosavedAction } from './use-autosaved-action'

interface ConflictNoteProps {
  complaint: Complaint
  conflict: ComplaintConflict
}

function ConflictNote({ complaint, conflict }: ConflictNoteProps) {
  const { status, updatedBy, updatedAt } = complaint
  return (
    <Alert kind="error">
      <p>{conflict.message}</p>
      {conflict.outcome === 'stale' && (
        <p className="mt-1">
          {updatedBy && (
            <>
              Terakhir diubah <StaffName uid={updatedBy} self="Anda sendiri, di tempat lain" />,{' '}
              <Time at={updatedAt} />.{' '}
            </>
          )}
          Statusnya sekarang <strong>{status}</strong>. Tulisan Anda masih ada di sini: periksa,
          lalu simpan lagi.
        </p>
      )}
    </Alert>
  )
}

function ReplyPhotoFields() {
  const hint = useId()
  return (
    <fieldset className="@container min-w-0" aria-describedby={hint}>
      <legend className="font-semibold">
        Foto pekerjaan <span className="font-normal text-ink-2">(tidak wajib)</span>
      </legend>
      <p id={hint} className="text-sm text-ink-2">
        Dapat dilihat siapa pun yang punya kode laporan. Jangan sampai terlihat wajah, rumah, atau
        pelat nomor orang.
      </p>
      <div className="mt-3 grid gap-4 @sm:grid-cols-2">
        {REPLY_PHOTOS.map((photo) => (
          <PhotoField
            key={photo}
            name={photoField(photo)}
            label={REPLY_PHOTO_LABEL[photo]}
            prepare={prepareReplyPhoto}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface ActionFormProps {
  file: ComplaintFile
  /** Called when another user has changed the report. Resolves once the current report is loaded. */
  onChanged: () => Promise<void>
  onDone: (done: ComplaintActionInput) => void
}

/** Form for an action on a report. Shares its form state with TriageForm. Saving one preserves the other's input. */
export function ActionForm({ file, onChanged, onDone }: ActionFormProps) {
  const person = useStaff()
  const { complaint, progress } = file
  const form = useFormContext<Values>()
  const autosave = useAutosavedAction(form, person.uid, complaint)
  const [busy, runOnce] = useSingleFlight()
  /** Uploaded share of all photos, from 0 to 1. */
  const [share, setShare] = useState(1)
  const [problem, setProblem] = useState<unknown>(null)
  const chosen: unknown = useWatch({ control: form.control, name: 'step' })
  const step = COMPLAINT_STEPS.find((each) => each === chosen)
  const mayReply = Object.keys(progress.replies).length < REPLIES_MAX

  useEffect(() => {
    // Another user's change of the status can make the chosen step impossible.
    if (step && !allowedSteps(complaint.status).includes(step)) form.setValue('step', '')
  }, [step, complaint.status, form])

  function submit() {
    return runOnce(async () => {
      setProblem(null)
      dismissNotice()
      try {
        const chosen = photosIn(form.getValues())
        const input = validate(complaintActionInput, {
          ...form.getValues(),
          photos: [...chosen.keys()],
        })
        const photos = input.photos.length > 0 ? chosen : new Map<never, never>()
        requirePrepared(photos.values())
        await autosave.flush()
        await applyAction(complaint.id, {
          action: toAction(autosave.historyId, input),
          photos,
          seenAt: complaint.updatedAt,
          by: person.uid,
          onProgress: setShare,
        })
        resetAfterAction(form, input.step)
        autosave.begin()
        await autosave.flush()
        await onChanged()
        onDone(input)
      } catch (error) {
        if (error instanceof InvalidForm) return showFieldErrors(form, error)
        logUnexpected('Saving the complaint action failed', error)
        if (error instanceof ComplaintConflict) {
          if (error.outcome === 'reworded') autosave.begin()
          await onChanged()
        }
        setProblem(error)
      } finally {
        setShare(1)
      }
    })
  }

  return (
    <form
      noValidate
      aria-label="Tindak lanjut"
      className="flex flex-col gap-5 rounded-card border border-hairline bg-surface p-4 sm:p-5"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <fieldset disabled={busy} className="contents">
        <RecoveryOffers
          autosave={autosave}
          titleOf={({ values }) => String(values['reply'] || values['note'] || values['title'])}
          onRestore={autosave.restore}
        />
        <StepChoice status={complaint.status} />
        {step === 'Duplikat' && <DuplicateField id={complaint.id} />}
        {step && !isInternal(step) && mayReply && (
          <>
            <ReplyField step={step} />
            <ReplyPhotoFields />
          </>
        )}
        {step && !isInternal(step) && !mayReply && (
          <Alert kind="note">
            Laporan ini sudah mendapat {REPLIES_MAX} balasan, batas terbanyak. Hubungi pelapor
            langsung.
          </Alert>
        )}
        {step && (
          <TextArea
            name="note"
            label={step === 'panggilan' ? 'Hasil telepon' : 'Catatan untuk petugas'}
            hint={
              step === 'panggilan'
                ? 'Misalnya: tidak diangkat, atau apa yang dibicarakan. Hanya dibaca petugas.'
                : 'Hanya dibaca petugas.'
            }
            optional={!isInternal(step)}
            rows={2}
            limit={LIMITS.reason}
          />
        )}
      </fieldset>
      {problem instanceof ComplaintConflict ? (
        <ConflictNote complaint={complaint} conflict={problem} />
      ) : (
        problem !== null && <Alert kind="error">{errorText(problem)}</Alert>
      )}
      {step && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit" disabled={busy} look="primary">
            {busy ? busyLabel(share) : actionLabel(step, complaint.status)}
          </Button>
          <AutosaveLine {...autosave.state} />
          {changesStatus(step) && !busy && (
            <p className="w-full text-sm text-ink-2">
              Status masih {complaint.status} sampai “{actionLabel(step, complaint.status)}”
              ditekan.
            </p>
          )}
        </div>
      )}
    </form>
  )
}

const changesStatus = (step: ComplaintStep) => !isInternal(step) && step !== 'balasan'

/** Clears the fields that were stored. Preserves an unsent reply and its photos if a note or phone call was stored. */
function resetAfterAction(form: UseFormReturn<Values>, step: ComplaintStep): void {
  const { assignee, category, reply, photo1, photo2 } = form.getValues()
  const internalFields = isInternal(step) && { reply, photo1, photo2 }
  form.reset({ ...NO_CHOICES, assignee, category, ...internalFields })
}

const busyLabel = (share: number) =>
  share < 1 ? `Mengunggah foto ${Math.floor(share * 100)}% …` : 'Menyimpan …'

function toAction(entry: string, input: ComplaintActionInput): ComplaintAction {
  const { step, ...words } = input
  if (step === 'catatan' || step === 'panggilan') return { entry, kind: step, to: null, ...words }
  return { entry, kind: 'tindakan', to: step === 'balasan' ? null : step, ...words }
}
