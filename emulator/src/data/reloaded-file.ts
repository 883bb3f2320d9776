import { statSync } from 'node:fs'
import type { Log } from '../http/log'

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

function stateOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats ? `${stats.mtimeMs} ${stats.size} ${stats.ino}` : 'missing'
}
