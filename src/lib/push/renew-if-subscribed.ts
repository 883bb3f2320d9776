import { logUnexpected } from '../log'

export const STORAGE_KEY = 'pemberitahuan'

/** Renews the subscription of this device, if there is one. Retries a failure at the next start. */
export async function renewIfSubscribed(): Promise<void> {
  if (!isListening()) return
  try {
    await (await import('./push')).renewSubscription()
  } catch (error) {
    logUnexpected('Renewing the push subscription failed', error)
  }
}

/** Removes the topics of staff when their user signs out, or when another user (`heir`, a uid) signs in. */
export async function leaveStaffTopicsIfSubscribed(heir?: string): Promise<void> {
  if (!isListening()) return
  try {
    await (await import('./push')).leaveStaffTopics(heir)
  } catch (error) {
    logUnexpected('Renewing the push subscription of staff failed', error)
  }
}

/** Returns whether this device is subscribed. False if storage is denied. */
function isListening(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null
  } catch {
    return false
  }
}
