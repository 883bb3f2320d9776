import type { Ruleset, Verdict } from './access'
import { checkRules } from './checks/check'
import { decideFirestore } from './requests/firestore-request'
import { parseRules } from './syntax/parser'
import { RulesSyntaxError } from './syntax/syntax-error'
import { decideStorage } from './requests/storage-request'

/** Maximum size of a rules file (firebase.google.com/docs/firestore/security/rules-structure#security_rule_limits). */
const MAX_BYTES = 256 * 1024

/**
 * Compiles a rules file of version 2. Throws RulesSyntaxError with line and column. The ruleset itself never throws.
 */
export function compileRules(source: string): Ruleset {
  if (Buffer.byteLength(source) > MAX_BYTES)
    throw new RulesSyntaxError('The file is larger than 256 KB.', { line: 1, column: 1 })
  const file = parseRules(source)
  checkRules(file)
  return {
    firestore(request) {
      const service = file.services.get('cloud.firestore')
      return service ? safely(() => decideFirestore(file, service, request)) : noRules()
    },
    storage(request) {
      const service = file.services.get('firebase.storage')
      return service ? safely(() => decideStorage(file, service, request)) : noRules()
    },
  }
}

export function denyAll(reason: string): Ruleset {
  const verdict: Verdict = { allowed: false, reasons: [reason] }
  return { firestore: () => verdict, storage: () => verdict }
}

function noRules(): Verdict {
  return { allowed: false, reasons: ['The rules file has no rules for this service.'] }
}

function safely(work: () => Verdict): Verdict {
  try {
    return work()
  } catch (error) {
    return { allowed: false, reasons: [`The rules engine failed: ${String(error)}`] }
  }
}
