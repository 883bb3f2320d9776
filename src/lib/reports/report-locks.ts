const TURN = 'laporan'
const SENDING = 'laporan '

/**
 * Runs `work` while no other tab and no service worker changes the queue. Without browser locks, `work` runs
 * immediately, and the server still accepts each report only once.
 */
export function withLock<T>(work: () => Promise<T>): Promise<T> {
  return holding(TURN, work)
}

/** Holds a lock while `work` runs, which shows other tabs that this report is being sent. */
export function withSendingLock<T>(id: string, work: () => Promise<T>): Promise<T> {
  return holding(SENDING + id, () => {
    announceChange()
    return work()
  })
}

export async function findReportBeingSent(): Promise<string | null> {
  if (!('locks' in navigator)) return null
  const { held = [] } = await navigator.locks.query().catch((): LockManagerSnapshot => ({}))
  const lock = held.find(({ name, mode }) => name?.startsWith(SENDING) && mode === 'exclusive')
  return lock?.name?.slice(SENDING.length) ?? null
}

/** Resolves when a report is no longer being sent, even if its sender was terminated. */
export async function waitUntilSent(id: string): Promise<void> {
  await navigator.locks.request(SENDING + id, { mode: 'shared' }, () => {})
}

async function holding<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work()
  let hasStarted = false
  try {
    return await navigator.locks.request(name, () => {
      hasStarted = true
      return work()
    })
  } catch (error) {
    // If the browser denies locks, other tabs cannot be detected.
    if (hasStarted) throw error
    return work()
  }
}

const CHANNEL = 'laporan'
let channel: BroadcastChannel | undefined

export function announceChange(): void {
  channel ??= new BroadcastChannel(CHANNEL)
  channel.postMessage(null)
}

/** Calls `listener` after each change in the queue. Returns a function that stops listening. */
export function watchChanges(listener: () => void): () => void {
  const own = new BroadcastChannel(CHANNEL)
  own.onmessage = listener
  return () => own.close()
}
