import { useState } from 'react'
import { createOnce } from '@/lib/once'

/** Runs one piece of work at a time (`createOnce`) and returns whether it is running. */
export function useOnce(): [busy: boolean, once: (work: () => Promise<void>) => Promise<void>] {
  const [busy, setBusy] = useState(false)
  const [once] = useState(() => createOnce(setBusy))
  return [busy, once]
}
