const TURN = 'laporan'
const SENDING = 'laporan '

/**
 * Does `work` while no other tab and not the service worker does any with the queue. Where the browser
 * knows no locks, nobody waits: a report is accepted once all the same.
 */
export function withLock<T>(work: () => Promise<T>): Promise<T> {
  return holding(TURN, work)
}

/** Lets every tab see, while `work` lasts, that this report is being sent. */
export function whileSending<T>(id: string, work: () => Promise<T>): Promise<T> {
  return holding(SENDING + id, () => {
    announceChange()
    return work()
  })
}

/** The id of the report that is being sent now, by whichever tab or worker; null for none. */
export async function beingSent(): Promise<string | null> {
  if (!('locks' in navigator)) return null
  const { held = [] } = await navigator.locks.query().catch((): LockManagerSnapshot => ({}))
  const lock = held.find(({ name, mode }) => name?.startsWith(SENDING) && mode === 'exclusive')
  return lock?.name?.slice(SENDING.length) ?? null
}

/** Resolves when a report is no longer being sent, even if who sent it was ended. */
export async function untilSent(id: string): Promise<void> {
  await navigator.locks.request(SENDING + id, { mode: 'shared' }, () => {})
}

async function holding<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work()
  let begun = false
  try {
    return await navigator.locks.request(name, () => {
      begun = true
      return work()
    })
  } catch (error) {
    // A browser that refuses locks altogether knows of no other tab.
    if (begun) throw error
    return work()
  }
}

const CHANNEL = 'laporan'
let channel: BroadcastChannel | undefined

/** Tells every tab, this one too, that something has changed in the queue. */
export function announceChange(): void {
  channel ??= new BroadcastChannel(CHANNEL)
  channel.postMessage(null)
}

/** Calls `listener` whenever something has changed in the queue. Returns the stop. */
export function watchChanges(listener: () => void): () => void {
  const own = new BroadcastChannel(CHANNEL)
  own.onmessage = listener
  return () => own.close()
}
