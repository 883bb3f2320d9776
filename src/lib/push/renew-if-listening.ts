import { logUnexpected } from '../log'

export const STORED_AS = 'pemberitahuan'

/** Keeps the village able to tell this device, if it has asked for that. What fails is tried at the next start. */
export async function renewIfListening(): Promise<void> {
  if (!isListening()) return
  try {
    await (await import('./push')).renewListening()
  } catch (error) {
    logUnexpected('Pemberitahuan belum diperbarui', error)
  }
}

/**
 * Whoever leaves for good takes what only staff are told of with them. Who did not sign out does so when `heir`, another
 * uid, signs in.
 */
export async function leaveIfListening(heir?: string): Promise<void> {
  if (!isListening()) return
  try {
    await (await import('./push')).leaveStaffTopics(heir)
  } catch (error) {
    logUnexpected('Pemberitahuan petugas belum diperbarui', error)
  }
}

/** Where storage is closed nobody could note it. */
function isListening(): boolean {
  try {
    return localStorage.getItem(STORED_AS) !== null
  } catch {
    return false
  }
}
