import { useFormContext } from 'react-hook-form'
import { type ComplaintStatus, NEXT_STATUSES } from '@/domain/complaints/complaint'
import type { ComplaintStep } from '@/domain/complaints/complaint-action-schema'

const STEP_LABELS: Record<ComplaintStep, { choice: string; action: string }> = {
  // Never shown, because no action leads to this status. The type requires it.
  Baru: { choice: 'Baru', action: 'Simpan' },
  Diproses: { choice: 'Proses', action: 'Mulai proses' },
  Selesai: { choice: 'Selesai', action: 'Tandai selesai' },
  Ditolak: { choice: 'Tolak', action: 'Tolak laporan' },
  Duplikat: { choice: 'Duplikat', action: 'Tandai duplikat' },
  balasan: { choice: 'Balas saja', action: 'Kirim balasan' },
  catatan: { choice: 'Catatan', action: 'Simpan catatan' },
  panggilan: { choice: 'Telepon', action: 'Simpan catatan telepon' },
}

export function allowedSteps(status: ComplaintStatus): readonly ComplaintStep[] {
  const next = NEXT_STATUSES[status]
  // No reply while the status is `Baru`, which the public page describes as unanswered.
  return [...next, ...(status === 'Baru' ? [] : (['balasan'] as const)), 'catatan', 'panggilan']
}

export function StepChoice({ status }: { status: ComplaintStatus }) {
  const { register } = useFormContext()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">Tindakan</legend>
      <div className="flex flex-wrap gap-2">
        {allowedSteps(status).map((step) => (
          <label
            key={step}
            className="flex min-h-12 cursor-pointer items-center rounded-full border border-control bg-surface px-4 text-sm font-semibold hover:border-primary has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input type="radio" value={step} {...register('step')} className="sr-only" />
            {step === 'Diproses' && status !== 'Baru' ? REOPEN : STEP_LABELS[step].choice}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const REOPEN = 'Buka kembali'

export function actionLabel(step: ComplaintStep, status: ComplaintStatus): string {
  return step === 'Diproses' && status !== 'Baru' ? REOPEN : STEP_LABELS[step].action
}
