import { useEffect, useState } from 'react'
import { useOnline } from '@/components/browser/use-online'
import { buttonStyle } from '../buttons/button-style'
import { EmptyState } from './empty-state'

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

/** Says why something could not be read; '' until the texts are loaded, or without an `error`. */
export function useFailureText(error: unknown): string {
  const [reason, setReason] = useState('')
  useEffect(() => {
    // Pages load the texts only when something fails. A server that cannot send them is unreachable.
    if (error)
      import('@/lib/firebase/errors').then(
        ({ readFailureText }) => setReason(readFailureText(error)),
        () => setReason('Server belum terjangkau.'),
      )
  }, [error])
  return error ? reason : ''
}
