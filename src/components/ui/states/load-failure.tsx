import { useOnline } from '@/components/browser/use-online'
import { buttonStyle } from '../buttons/button-style'
import { EmptyState } from './empty-state'

export type FailedReading = Error & { reason?: string }

interface LoadFailureProps {
  text: string
  /** Cause of the failure, if it is known. */
  error?: FailedReading | null | undefined
  onRetry: () => void
}

/** Says that something was never loaded and why, and offers another try if there is a network. */
export function LoadFailure({ text, error, onRetry }: LoadFailureProps) {
  const isOnline = useOnline()
  return (
    <EmptyState text={text} reason={isOnline ? failureReason(error) : 'Tidak ada jaringan.'}>
      {isOnline && (
        <button type="button" className={buttonStyle.secondary} onClick={onRetry}>
          Coba lagi
        </button>
      )}
    </EmptyState>
  )
}

/** Says why something could not be read: as the reading says (`withReason`), or that not even its code was loaded. */
export const failureReason = (error: FailedReading | null | undefined) =>
  error ? (error.reason ?? 'Server tidak dapat dihubungi.') : undefined
