/**
 * Lets one piece of work run at a time, and tells `onBusy` while it does. What is asked for meanwhile is left
 * out: a second tap may come before its button is drawn as disabled.
 */
export function createOnce(onBusy: (busy: boolean) => void = () => {}) {
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
