import { useCallback, useEffect, useRef } from 'react'

/** Together with the time that storing takes, a crash loses at most about 300 ms of typing. */
const LONGEST_MILLISECONDS = 200

/**
 * Calls `flush` once for all calls of `soon` within 200 ms, and at once when the page is hidden or left.
 * While `isBusy`, the timer waits on: large photos would otherwise be written again with every key.
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
    // Before the guard that asks whether to close, which looks at what is pending.
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
