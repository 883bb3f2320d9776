import type { PictureStep } from '@/domain/pictures/picture-file'

export function PictureProgress({ step }: { step: PictureStep }) {
  if (step.name === 'failed')
    return (
      <p role="alert" className="font-semibold text-danger">
        {step.problem}
      </p>
    )
  return (
    <>
      <p role="status" className="font-medium">
        {TEXT[step.name]}
      </p>
      {(step.name === 'preparing' || step.name === 'sending') && (
        <progress
          className="h-2 w-full max-w-xs accent-primary"
          {...(step.name === 'sending' && { value: step.share })}
          max={1}
          aria-label="Kemajuan pengunggahan"
        />
      )}
    </>
  )
}

const TEXT = {
  queued: 'Menunggu giliran …',
  preparing: 'Menyiapkan foto …',
  waiting: 'Menunggu jaringan; foto ini disimpan di perangkat dan diunggah saat ada jaringan.',
  sending: 'Mengunggah foto …',
} as const
