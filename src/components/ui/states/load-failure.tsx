import { useOnline } from '@/components/browser/use-online'
import { Button } from '../buttons/button'
import { EmptyState } from './empty-state'

export type FailedReading = Error & { reason?: string }

interface LoadFailureProps {
  text: string
  error?: FailedReading | null | undefined
  onRetry: () => void
}

/** Shows why content could not be loaded, and offers a retry while online. */
export function LoadFailure({ text, error, onRetry }: LoadFailureProps) {
  const isOnline = useOnline()
  return (
    <EmptyState text={text} reason={isOnline ? failureReason(error) : 'Tidak ada jaringan.'}>
      {isOnline && <Button onClick={onRetry}>Coba lagi</Button>}
    </EmptyState>
  )
}

/** Returns why a read failed. Falls back to a generic reason if the reading code could not be loaded. */
export const failureReason = (error: FailedReading | null | undefined) =>
  error ? (error.reason ?? 'Server tidak dapat dihubungi.') : undefined
