import { useState } from 'react'
import { createOnce } from '@/lib/once'

/** Lets one piece of work run at a time (`createOnce`), and tells while it does. */
export function useOnce(): [busy: boolean, once: (work: () => Promise<void>) => Promise<void>] {
  const [busy, setBusy] = useState(false)
  const [once] = useState(() => createOnce(setBusy))
  return [busy, once]
}
