import { useState } from 'react'

/** Runs one piece of work at a time (`singleFlight`) and returns whether it is running. */
export function useSingleFlight(): [
  busy: boolean,
  runOnce: (work: () => Promise<void>) => Promise<void>,
] {
  const [busy, setBusy] = useState(false)
  const [runOnce] = useState(() => singleFlight(setBusy))
  return [busy, runOnce]
}

/**
 * Runs one piece of work at a time and reports with `onBusy` whether it is running. Calls during that time
 * are ignored, because a second tap may come before the button is disabled.
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
