import type { Verdict } from './access'
import type { Block, Method, RulesFile } from './ast'
import { BudgetExceeded } from './budget'
import { boolean, evaluate, type Runtime } from './evaluate'
import { EvaluationError } from './evaluation-error'
import { matchingBlocks, type RequestSegment } from './match-path'
import type { Scope } from './scope'

interface Question {
  file: RulesFile
  service: Block
  method: Method
  path: readonly RequestSegment[]
  /** Where `request` and `resource` are defined. */
  scope: Scope
  runtime: Runtime
}

/** Whether any matching `allow` grants the method. An error in one makes that one say no. */
export function decide({ file, service, method, path, scope, runtime }: Question): Verdict {
  const reasons: string[] = []
  try {
    for (const { block, scope: inner } of matchingBlocks(service, path, scope, file.version)) {
      for (const { at, methods, condition } of block.allows) {
        if (!methods.includes(method)) continue
        const answer = condition ? granted(condition, inner, runtime) : true
        if (answer === true) return { allowed: true, reasons: [] }
        reasons.push(answer === false ? `L${at.line}:${at.column} false for '${method}'.` : answer)
      }
    }
  } catch (error) {
    if (!(error instanceof BudgetExceeded)) throw error
    reasons.push(error.message)
  }
  return { allowed: false, reasons: reasons.length > 0 ? reasons : [`No rule allows '${method}'.`] }
}

/** The condition's answer, or what went wrong in it. */
function granted(
  condition: Parameters<typeof evaluate>[0],
  scope: Scope,
  runtime: Runtime,
): boolean | string {
  try {
    return boolean(evaluate(condition, scope, runtime))
  } catch (error) {
    if (error instanceof EvaluationError) return error.message
    throw error
  }
}
