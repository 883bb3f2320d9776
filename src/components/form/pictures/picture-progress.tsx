import { Button } from '@/components/ui/buttons/button'
import { usePictureChoice } from './picture-queue-context'

/** Shows the progress of the pending picture of `field`. Offers to repeat an upload that failed. */
export function PictureProgress({ field }: { field: string }) {
  const { choice, retry } = usePictureChoice(field)
  if (!choice) return null
  const { step } = choice
  if (step.name === 'failed')
    return (
      <>
        <p role="alert" className="font-semibold text-danger">
          {step.problem}
        </p>
        {!step.final && (
          <Button className="self-start" onClick={retry}>
            Unggah lagi
          </Button>
        )}
      </>
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
