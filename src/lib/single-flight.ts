import { useState } from 'react'

/** Returns a function that runs one piece of work at a time (`singleFlight`), and whether work is running. */
export function useSingleFlight(): [
  busy: boolean,
  runOnce: (work: () => Promise<void>) => Promise<void>,
] {
  const [busy, setBusy] = useState(false)
  const [runOnce] = useState(() => singleFlight(setBusy))
  return [busy, runOnce]
}

/**
 * Returns a function that runs one piece of work at a time and calls `onBusy` with whether work is running. Calls
 * during that time are ignored, because a second tap may come before the button is disabled.
 */
export function singleFlight(onBusy: (busy: boolean) => void = () => {}) {
  let running = false
  return async (work: () => Promise<void>): Promise<void> => {
    if (running) return
    running = true
    onBusy(true)
    try {
      await work()
    } finally {
      running = false
      onBusy(false)
    }
  }
}
