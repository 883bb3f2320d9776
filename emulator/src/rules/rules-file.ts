import { readFileSync } from 'node:fs'
import { reloadedFile } from '../data/reloaded-file'
import type { Log } from '../http/log'
import type { Ruleset } from './access'
import { compileRules, denyAll } from './compile'

/**
 * The rules as the file has them whenever they are asked for. A broken or missing file denies
 * everything; what is wrong with it is said once through `log`, with line and column.
 */
export function watchRulesFile(file: string, log: Log): () => Ruleset {
  const read = () => {
    try {
      return compileRules(readFileSync(file, 'utf8'))
    } catch (error) {
      const reason = `${file}: ${error instanceof Error ? error.message : String(error)}`
      log(`${reason} Until this is mended everything is denied.`)
      return denyAll(reason)
    }
  }
  return reloadedFile(file, read, log)
}
