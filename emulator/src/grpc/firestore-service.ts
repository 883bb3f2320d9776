import {
  type handleBidiStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
  Metadata,
  Server,
  status,
  type UntypedHandleCall,
} from '@grpc/grpc-js'
import type { Database } from '../firestore/database'
import { assertDocumentPath } from '../firestore/resource-name'
import type { Verb } from '../firestore/verb'
import { VERBS } from '../firestore/verbs'
import type { Log } from '../http/log'
import { ApiError } from '../http/message'
import { assertProjectId } from '../http/project-id'
import type { Caller } from '../rules/access'
import { type Message, toJson, toMessage } from './message-form'
import { firestoreDefinition } from './service-definition'

export interface FirestoreServiceOptions {
  database: (projectId: string) => Database
  /** Throws UNAUTHENTICATED on an Authorization header that proves nothing. */
  parseCaller: (authorization: string | undefined, projectId: string) => Caller
  log: Log
}

/** A commit has up to 10 MiB (firebase.google.com/docs/firestore/quotas). */
const REQUEST_LIMIT = 11 * 1024 * 1024

type Answer = (request: Message, metadata: Metadata) => unknown

/** google.firestore.v1.Firestore for the administrator; the server listens nowhere yet. */
export function createFirestoreServer(options: FirestoreServiceOptions): Server {
  const server = new Server({
    'grpc.max_receive_message_length': REQUEST_LIMIT,
    'grpc.max_send_message_length': -1,
  })
  const definition = firestoreDefinition()
  const handlers = Object.entries(definition).map(([name, { requestStream, responseStream }]) => {
    const verb = VERBS.get(verbOf(name))
    if (!verb) return [name, refuse(name, requestStream)] as const
    const answer: Answer = (request, metadata) => run(verb, request, metadata, options)
    return [name, (responseStream ? streaming : unary)(name, answer, options.log)] as const
  })
  server.addService(definition, {
    ...Object.fromEntries<UntypedHandleCall>(handlers),
    Listen: refuseToListen,
  })
  return server
}

/** What REST calls a method: `RunQuery` is `:runQuery`, with one exception. */
function verbOf(method: string): string {
  if (method === 'BatchGetDocuments') return 'batchGet'
  return method.charAt(0).toLowerCase() + method.slice(1)
}

function unary(name: string, answer: Answer, log: Log): handleUnaryCall<Message, unknown> {
  return ({ request, metadata }, callback) => {
    try {
      callback(null, answer(request, metadata))
    } catch (error) {
      callback(toStatus(error, name, log))
    }
  }
}

function streaming(
  name: string,
  answer: Answer,
  log: Log,
): handleServerStreamingCall<Message, unknown> {
  return (call) => {
    try {
      const messages = answer(call.request, call.metadata)
      if (!Array.isArray(messages)) throw new Error(`${name} streams a list.`)
      for (const message of messages) call.write(message)
      call.end()
    } catch (error) {
      // The SDK tries thrice, for seven seconds, when a refusal comes before the headers.
      call.sendMetadata(new Metadata())
      call.emit('error', toStatus(error, name, log))
    }
  }
}

function refuse(name: string, requestStream: boolean): UntypedHandleCall {
  const refusal = { code: status.UNIMPLEMENTED, details: unsupported(name) }
  const refuseUnary: handleUnaryCall<Message, unknown> = (_call, callback) => {
    callback(refusal)
  }
  const refuseStream: handleBidiStreamingCall<Message, unknown> = (call) => {
    call.emit('error', refusal)
  }
  return requestStream ? refuseStream : refuseUnary
}

/**
 * Whatever is to be listened to is removed at once: a stream that merely ends, with whatever status,
 * the SDK opens again for ever.
 */
const refuseToListen: handleBidiStreamingCall<Message, unknown> = (call) => {
  const cause = { code: status.UNIMPLEMENTED, message: unsupported('Listen') }
  call
    .on('data', () => call.write({ targetChange: { targetChangeType: 'REMOVE', cause } }))
    .on('end', () => call.end())
}

const unsupported = (name: string) => `${name} is not supported by the local Firebase.`

function run(
  verb: Verb,
  request: Message,
  metadata: Metadata,
  { database, parseCaller }: FirestoreServiceOptions,
): unknown {
  const { database: name, parent = name, ...body } = toJson(request) as Message
  const { projectId, path } = parseResource(parent)
  const caller = parseCaller(metadata.get('authorization')[0]?.toString(), projectId)
  if (caller.kind !== 'owner')
    throw new ApiError('PERMISSION_DENIED', 'gRPC is for the administrator: `Bearer owner`.')
  return toMessage(verb({ database: database(projectId), caller, path, body }))
}

const RESOURCE = /^projects\/([^/]+)\/databases\/([^/]+)(?:\/documents(?:\/(.+))?)?$/s

/** Throws INVALID_ARGUMENT, or NOT_FOUND for another database than the default one. */
function parseResource(name: unknown): { projectId: string; path: string } {
  const match = typeof name === 'string' ? RESOURCE.exec(name) : null
  if (!match) throw new ApiError('INVALID_ARGUMENT', `${JSON.stringify(name)} is no resource name.`)
  const [, projectId = '', databaseId, path] = match
  if (databaseId !== '(default)')
    throw new ApiError('NOT_FOUND', `${match[0]} is not in a database that exists.`)
  return {
    projectId: assertProjectId(projectId),
    path: path === undefined ? '' : assertDocumentPath(path),
  }
}

function toStatus(error: unknown, name: string, log: Log) {
  if (error instanceof ApiError) return { code: status[error.status], details: error.message }
  log(`gRPC ${name}: ${(error instanceof Error && error.stack) || String(error)}`)
  return { code: status.INTERNAL, details: 'Internal error; the log has the details.' }
}
