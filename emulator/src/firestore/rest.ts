import { parseJsonObject } from '../http/body'
import { ApiError, type ApiRequest, type ApiResponse, json } from '../http/message'
import type { Caller } from '../rules/access'
import type { Database } from './database'
import { assertDocumentPath, assertId } from './documents/resource-name'
import { STREAMING_VERBS, VERBS } from './verbs/verbs'

const TARGET = /^\/documents(?:\/(.+))?:([A-Za-z]+)$/

export function answerRest(
  target: string,
  { method, body }: ApiRequest,
  database: Database,
  parseCaller: () => Caller,
): ApiResponse {
  const [, rawPath, name = ''] = TARGET.exec(target) ?? []
  const verb = method === 'POST' ? VERBS.get(name) : undefined
  if (!verb)
    throw new ApiError(
      'UNIMPLEMENTED',
      `${method} ${target} is not supported by the local Firebase.`,
    )
  try {
    const path = rawPath === undefined ? '' : parsePath(rawPath)
    return json(verb({ database, caller: parseCaller(), path, body: parseJsonObject(body) }))
  } catch (error) {
    if (!(error instanceof ApiError) || !STREAMING_VERBS.has(name)) throw error
    const refusal = error.toResponse()
    return { ...refusal, body: `[${String(refusal.body)}]` }
  }
}

function parsePath(rawPath: string): string {
  const ids = rawPath.split('/').map((id) => assertId(decodeURIComponent(id)))
  return assertDocumentPath(ids.join('/'))
}
