import * as v from 'valibot'
import { parseBody } from './http/body'
import { ApiError, type ApiRequest, type ApiResponse, json } from './http/message'
import { assertProjectId } from './http/project-id'
import type { Handler } from './http/router'
import type { Ruleset } from './rules/access'
import { compileRules } from './rules/compile'
import { parseRules } from './rules/syntax/parser'
import { RulesSyntaxError } from './rules/syntax/syntax-error'

export type Service = 'cloud.firestore' | 'firebase.storage'

export interface ProjectRules {
  rulesFor(service: Service, projectId: string): Ruleset
  handle: Handler
}

export const SECURITY_RULES_PATH = /^\/emulator\/v1\/projects\/([^/:]+):securityRules$/

const PutRules = v.object({
  rules: v.object({
    files: v.pipe(
      v.array(v.object({ name: v.optional(v.string()), content: v.string() })),
      v.minLength(1),
    ),
  }),
})

/**
 * Creates the rules of all projects. The initial rules apply to every project until rules are uploaded for it, as in
 * Google's emulator. An uploaded file replaces the rules of the services that it declares, until the process ends.
 */
export function createProjectRules(atStart: (service: Service) => Ruleset): ProjectRules {
  const put = new Map<string, Ruleset>()
  const keyOf = (service: string, projectId: string) => `${service} ${projectId}`

  function handle({ method, path, body }: ApiRequest): ApiResponse {
    if (method !== 'PUT') throw new ApiError('NOT_FOUND', `${method} ${path} does not exist.`)
    const projectId = assertProjectId(SECURITY_RULES_PATH.exec(path)?.[1] ?? '')
    const rulesets = parseBody(PutRules, body).rules.files.flatMap(({ content }) =>
      compileOrRefuse(content),
    )
    for (const [service, ruleset] of rulesets) put.set(keyOf(service, projectId), ruleset)
    return json({})
  }

  return {
    handle,
    rulesFor: (service, projectId) => put.get(keyOf(service, projectId)) ?? atStart(service),
  }
}

function compileOrRefuse(source: string): [service: string, Ruleset][] {
  try {
    const ruleset = compileRules(source)
    return [...parseRules(source).services.keys()].map((service) => [service, ruleset])
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error
    throw new ApiError('INVALID_ARGUMENT', `Error compiling rules:\n${error.message}`)
  }
}
