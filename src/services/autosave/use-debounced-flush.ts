import { useCallback, useEffect, useRef } from 'react'

/** Maximum delay. Together with the time for storing, a crash loses about 300 ms of input. */
const LONGEST_MILLISECONDS = 200

/**
 * Calls `flush` once for all calls of `soon` within 200 ms, and at once when the page is hidden or left.
 * While `isBusy`, the timer is extended, because large photos would otherwise be written with every key.
 * `stop` cancels the pending call.
 */
export function useDebouncedFlush(
  flush: () => void,
  isBusy: () => boolean,
): { soon: () => void; stop: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(flush)
  useEffect(() => {
    latest.current = flush
  })

  const stop = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
  }, [])
  const run = useCallback(() => {
    stop()
    latest.current()
  }, [stop])
  const soon = useCallback(() => {
    const arm = () => {
      timer.current = setTimeout(() => (isBusy() ? arm() : run()), LONGEST_MILLISECONDS)
    }
    if (timer.current === undefined) arm()
  }, [run, isBusy])

  useEffect(() => {
    const runIfPending = () => {
      if (timer.current !== undefined) run()
    }
    const runIfHidden = () => document.hidden && runIfPending()
    addEventListener('pagehide', runIfPending)
    document.addEventListener('visibilitychange', runIfHidden)
    // Runs before the guard that asks before closing, which checks for pending entries.
    addEventListener('beforeunload', runIfPending, { capture: true })
    return () => {
      removeEventListener('pagehide', runIfPending)
      document.removeEventListener('visibilitychange', runIfHidden)
      removeEventListener('beforeunload', runIfPending, { capture: true })
      runIfPending()
    }
  }, [run])

  return { soon, stop }
}
