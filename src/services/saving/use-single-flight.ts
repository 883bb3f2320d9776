import { useState } from 'react'
import { singleFlight } from '@/lib/single-flight'

/** Runs one piece of work at a time (`singleFlight`) and returns whether it is running. */
export function useSingleFlight(): [
  busy: boolean,
  runOnce: (work: () => Promise<void>) => Promise<void>,
] {
  const [busy, setBusy] = useState(false)
  const [runOnce] = useState(() => singleFlight(setBusy))
  return [busy, runOnce]
}
