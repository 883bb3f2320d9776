import { readFileSync, statSync } from 'node:fs'
import type { Ruleset } from './access'
import { compileRules, denyAll } from './compile'

/** How old, in milliseconds, the last look at the file may be. */
const LOOK_AGAIN = 100

/**
 * The rules as the file has them whenever they are asked for. A broken or missing file denies
 * everything; what is wrong with it is said once through `log`, with line and column.
 */
export function watchRulesFile(file: string, log: (line: string) => void): () => Ruleset {
  let state = ''
  let lookedAt = 0
  let ruleset = denyAll(`${file} was not read.`)

  const load = () => {
    try {
      ruleset = compileRules(readFileSync(file, 'utf8'))
    } catch (error) {
      const reason = `${file}: ${error instanceof Error ? error.message : String(error)}`
      log(`${reason} Until this is mended everything is denied.`)
      ruleset = denyAll(reason)
    }
  }

  const look = () => {
    const now = Date.now()
    if (state !== '' && now - lookedAt < LOOK_AGAIN) return
    lookedAt = now
    const current = stateOf(file)
    if (current === state) return
    state = current
    load()
  }

  look()
  return () => {
    look()
    return ruleset
  }
}

/** Changes whenever the file does. */
function stateOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats ? `${stats.mtimeMs} ${stats.size} ${stats.ino}` : 'missing'
}
