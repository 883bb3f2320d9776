import { readFileSync } from 'node:fs'
import { reloadedFile } from '../data/reloaded-file'
import type { Log } from '../http/log'
import type { Ruleset } from './access'
import { compileRules, denyAll } from './compile'

export function watchRulesFile(file: string, log: Log): () => Ruleset {
  const read = () => {
    try {
      return compileRules(readFileSync(file, 'utf8'))
    } catch (error) {
      const reason = `${file}: ${error instanceof Error ? error.message : String(error)}`
      log(`${reason} All requests are denied until this is fixed.`)
      return denyAll(reason)
    }
  }
  return reloadedFile(file, read, log)
}
