import { logError } from './log'

/** Returns the JSON that this device stores under a key, or null. Logs a failure. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch (error) {
    logError(`Reading ${key} failed`, error)
    return null
  }
}

/** Stores JSON on this device, or removes it if it is null. Logs a failure. Returns whether it succeeded. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch (error) {
    logError(`Storing ${key} failed`, error)
    return false
  }
}
