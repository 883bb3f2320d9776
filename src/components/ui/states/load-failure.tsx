import { useOnline } from '@/components/browser/use-online'
import { buttonStyle } from '../buttons/button-style'
import { EmptyState } from './empty-state'

export type FailedReading = Error & { reason?: string }

interface LoadFailureProps {
  text: string
  error?: FailedReading | null | undefined
  onRetry: () => void
}

/** Reports that content could not be loaded and why, and offers a retry if there is a network. */
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

/**
 * Returns why a read failed: its own reason (`withReason`), or a generic one if not even the code was loaded.
 */
export const failureReason = (error: FailedReading | null | undefined) =>
  error ? (error.reason ?? 'Server tidak dapat dihubungi.') : undefined
