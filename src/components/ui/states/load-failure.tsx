import { useOnline } from '@/components/browser/use-online'
import { buttonStyle } from '../buttons/button-style'
import { EmptyState } from './empty-state'
import { useFailureText } from './use-failure-text'

interface LoadFailureProps {
  text: string
  /** Cause of the failure, if it is known. */
  error?: unknown
  onRetry: () => void
}

/** Says that something was never loaded and why, and offers another try if there is a network. */
export function LoadFailure({ text, error, onRetry }: LoadFailureProps) {
  const reason = useFailureText(error)
  return useOnline() ? (
    <EmptyState text={text} reason={reason}>
      <button type="button" className={buttonStyle.secondary} onClick={onRetry}>
        Coba lagi
      </button>
    </EmptyState>
  ) : (
    <EmptyState text={text} reason="Tidak ada jaringan." />
  )
}
