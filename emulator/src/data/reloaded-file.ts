import { statSync } from 'node:fs'
import type { Log } from '../http/log'

/**
 * What `read` makes of a file, made anew whenever it is asked for after the file has changed. Where
 * that fails the error is logged and the former value stays; the first time it throws.
 */
export function reloadedFile<Value>(file: string, read: () => Value, log: Log): () => Value {
  let state = stateOf(file)
  let value = read()
  return () => {
    const current = stateOf(file)
    if (current === state) return value
    state = current
    try {
      value = read()
    } catch (error) {
      log(`${file}: ${error instanceof Error ? error.message : String(error)}`)
    }
    return value
  }
}

/** Changes whenever the file does. */
function stateOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats ? `${stats.mtimeMs} ${stats.size} ${stats.ino}` : 'missing'
}
