import { useEffect, useState } from 'react'

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
