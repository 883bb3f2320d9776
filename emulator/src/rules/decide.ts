import type { Caller, Verdict } from './access'
import type { Block, Expression, Method, RulesFile } from './syntax/ast'
import { BudgetExceeded, ExpressionBudget } from './evaluation/budget'
import { boolean, evaluate, type Runtime, type ServiceFunctions } from './evaluation/evaluate'
import { EvaluationError } from './evaluation/evaluation-error'
import { matchingBlocks, type RequestSegment } from './requests/match-path'
import { Scope, type Lazy } from './evaluation/scope'
import { fromJson, timestampFromWire, type RulesValue } from './evaluation/value'

interface Question {
  file: RulesFile
  service: Block
  request: { caller: Exclude<Caller, { kind: 'owner' }>; method: Method; time: string }
  path: readonly RequestSegment[]
  members: readonly (readonly [string, RulesValue])[]
  resource: Lazy
  functions: ServiceFunctions
}

/** Decides whether the rules allow a request. An evaluation error makes only its own `allow` false. */
export function decide(question: Question): Verdict {
  const { file, service, request, path, members, resource, functions } = question
  const { method } = request
  const variable = new Map<string, RulesValue>([
    ['auth', authOf(request.caller)],
    ['method', method],
    ['time', timestampFromWire(request.time)],
    ...members,
  ])
  const variables: [string, Lazy][] = [
    ['request', variable],
    ['resource', resource],
  ]
  const scope = new Scope(variables, undefined, file.functions)
  const runtime = { functions, expressions: new ExpressionBudget() }
  const reasons: string[] = []
  try {
    for (const { block, scope: inner } of matchingBlocks(service, path, scope)) {
      for (const { at, methods, condition } of block.allows) {
        if (!methods.includes(method)) continue
        const answer = condition ? evaluateCondition(condition, inner, runtime) : true
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

function authOf(caller: Question['request']['caller']): RulesValue {
  if (caller.kind === 'anonymous') return null
  return new Map<string, RulesValue>([
    ['uid', caller.uid],
    ['token', fromJson(caller.token)],
  ])
}

function evaluateCondition(
  condition: Expression,
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
