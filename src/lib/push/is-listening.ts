export const STORED_AS = 'pemberitahuan'

/** Whether somebody has asked on this device to be told; where storage is closed nobody could note it. */
export function isListening(): boolean {
  try {
    return localStorage.getItem(STORED_AS) !== null
  } catch {
    return false
  }
}
