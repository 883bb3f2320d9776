import { useState } from 'react'
import { singleFlight } from '@/lib/single-flight'

/** Runs one piece of work at a time (`singleFlight`) and returns whether it is running. */
export function useSingleFlight(): [
  busy: boolean,
  once: (work: () => Promise<void>) => Promise<void>,
] {
  const [busy, setBusy] = useState(false)
  const [once] = useState(() => singleFlight(setBusy))
  return [busy, once]
}
