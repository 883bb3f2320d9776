import * as v from 'valibot'
import { ApiError, type ApiRequest, type ApiResponse, json } from './http/message'
import { assertProjectId } from './http/project-id'
import type { Handler } from './http/router'
import type { Ruleset } from './rules/access'
import { RulesSyntaxError } from './rules/syntax-error'

export type Service = 'cloud.firestore' | 'firebase.storage'

/** Which rules decide for which project. */
export interface ProjectRules {
  rulesFor(service: Service, projectId: string): Ruleset
  /** `PUT /emulator/v1/projects/P:securityRules`, as Google's Firestore emulator has it. */
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
 * The rules given at start decide for every project, until rules are put for one; so does Google's
 * emulator. A put file counts for the services that it declares, whatever it is called; the
 * project's rules for the other service stay. What was put is forgotten at the end of the process.
 */
export function createProjectRules(
  atStart: (service: Service) => Ruleset,
  compile: (source: string) => Ruleset,
): ProjectRules {
  const put = new Map<string, Ruleset>()

  function handle({ method, path, body }: ApiRequest): ApiResponse {
    if (method !== 'PUT') throw new ApiError('NOT_FOUND', `${method} ${path} does not exist.`)
    const projectId = assertProjectId(SECURITY_RULES_PATH.exec(path)?.[1] ?? '')
    const compiled = parseFiles(body).map(({ content }) => ({
      services: servicesIn(content),
      ruleset: compileOrRefuse(content),
    }))
    for (const { services, ruleset } of compiled)
      for (const service of services) put.set(keyOf(service, projectId), ruleset)
    return json({})
  }

  function compileOrRefuse(source: string): Ruleset {
    try {
      return compile(source)
    } catch (error) {
      if (!(error instanceof RulesSyntaxError)) throw error
      throw new ApiError('INVALID_ARGUMENT', `Error compiling rules:\n${error.message}`)
    }
  }

  return {
    handle,
    rulesFor: (service, projectId) => put.get(keyOf(service, projectId)) ?? atStart(service),
  }
}

function keyOf(service: Service, projectId: string): string {
  return `${service} ${projectId}`
}

function parseFiles(body: Buffer) {
  try {
    return v.parse(PutRules, JSON.parse(body.toString())).rules.files
  } catch {
    throw new ApiError('INVALID_ARGUMENT', 'Expected {"rules":{"files":[{"name","content"}]}}.')
  }
}

function servicesIn(source: string): Service[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  return (['cloud.firestore', 'firebase.storage'] as const).filter((service) =>
    new RegExp(`\\bservice\\s+${service.replace('.', '\\.')}\\s*\\{`).test(code),
  )
}
