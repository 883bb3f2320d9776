import { useRef, useState } from 'react'

/**
 * Lets one piece of work run at a time, and tells while it does. What is asked for meanwhile is left out:
 * a second tap may come before its button is drawn as disabled.
 */
export function useOnce(): [busy: boolean, once: (work: () => Promise<void>) => Promise<void>] {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  async function once(work: () => Promise<void>) {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await work()
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return [busy, once]
}
