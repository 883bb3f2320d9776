import { ApiError, type ApiRequest, type ApiResponse, json } from '../http/message'
import type { Caller } from '../rules/access'
import type { Database } from './database'
import { assertId } from './resource-name'
import {
  createDocument,
  deleteDocument,
  getDocument,
  listDocuments,
  type ResourceCall,
  updateDocument,
} from './rest-documents'
import { STREAMING_VERBS, VERBS } from './rest-verbs'

/** Verbs of the API that the SDKs use for what is not supported here. */
const UNSUPPORTED_VERBS: ReadonlySet<string> = new Set([
  'executePipeline',
  'listen',
  'partitionQuery',
  'write',
])

/**
 * Answers a request of Firestore's REST API v1; `target` is the URL's path behind the database's
 * name. Refusals are thrown, but those of streaming verbs are answers in a list, as in production.
 */
export function answerRest(
  target: string,
  request: ApiRequest,
  database: Database,
  parseCaller: () => Caller,
): ApiResponse {
  const { method, query } = request
  const [, rawPath = '', verb] = (method === 'POST' && /^(.*):([A-Za-z]+)$/s.exec(target)) || [
    '',
    target,
  ]
  try {
    const path = parsePath(rawPath)
    const answer = verb === undefined ? resourceMethod(method, path) : verbMethod(verb)
    return json(answer({ database, caller: parseCaller(), path, query, body: parseBody(request) }))
  } catch (error) {
    if (!(error instanceof ApiError) || verb === undefined || !STREAMING_VERBS.has(verb))
      throw error
    const refusal = error.toResponse()
    return { ...refusal, body: `[${String(refusal.body)}]` }
  }
}

type Answer = (call: ResourceCall) => unknown

function verbMethod(verb: string): Answer {
  const method = VERBS.get(verb)
  if (method) return method
  throw UNSUPPORTED_VERBS.has(verb)
    ? new ApiError('UNIMPLEMENTED', `:${verb} is not supported by the local Firebase.`)
    : new ApiError('NOT_FOUND', `There is no :${verb}.`)
}

function resourceMethod(method: string, path: string): Answer {
  const isDocument = path.split('/').length % 2 === 0
  const found = path === '' ? undefined : (isDocument ? DOCUMENT : COLLECTION)[method]
  if (found) return found
  throw new ApiError('NOT_FOUND', `${method} is not a method of "${path}".`)
}

const DOCUMENT: Readonly<Record<string, Answer>> = {
  GET: getDocument,
  PATCH: updateDocument,
  DELETE: deleteDocument,
}

const COLLECTION: Readonly<Record<string, Answer>> = { GET: listDocuments, POST: createDocument }

/** `/documents/news/a%20b` → `news/a b` */
function parsePath(rawPath: string): string {
  const [, space, ...ids] = rawPath.split('/')
  if (space !== 'documents') throw new ApiError('NOT_FOUND', `"${rawPath}" does not exist.`)
  return ids.map((id) => assertId(decodeURIComponent(id))).join('/')
}

/** JSON whatever its type is called: the web SDK says text/plain to spare a preflight. */
function parseBody({ body }: ApiRequest): unknown {
  if (body.length === 0) return {}
  let parsed: unknown
  try {
    parsed = JSON.parse(body.toString())
  } catch {
    throw new ApiError('INVALID_ARGUMENT', 'The body is not JSON.')
  }
  if (Array.isArray(parsed)) throw new ApiError('INVALID_ARGUMENT', 'The body is not an object.')
  return parsed
}
