import type { Database } from '../firestore/database'
import { assertDocumentPath, assertId } from '../firestore/resource-name'
import {
  createDocument,
  deleteDocument,
  getDocument,
  listDocuments,
  type ResourceCall,
  updateDocument,
} from '../firestore/rest-documents'
import * as verbs from '../firestore/rest-verbs'
import { ApiError } from '../http/message'
import type { Caller } from '../rules/access'

/** A request or response in the JSON form of its message. */
export type Message = Readonly<Record<string, unknown>>

/** What a request is about, once its resource name is known to be good. */
export interface Target {
  database: Database
  caller: Caller
  /** '' or the path of a document. */
  path: string
}

export interface Call {
  /** The name of the database, of its documents or of one document, unchecked. */
  resource: unknown
  /** The response; a streaming method's is the list of what it streams. */
  answer: (target: Target) => unknown
}

export type Method = (request: Message) => Call

/** google.firestore.v1.Firestore, as far as it is supported: each method as its REST counterpart. */
export const METHODS: Readonly<Record<string, Method>> = {
  BatchGetDocuments: verb(verbs.batchGet),
  BatchWrite: verb(verbs.batchWrite),
  BeginTransaction: verb(verbs.beginTransaction),
  Commit: verb(verbs.commit),
  ListCollectionIds: verb(verbs.listCollectionIds),
  Rollback: verb(verbs.rollback),
  RunAggregationQuery: verb(verbs.runAggregationQuery),
  RunQuery: verb(verbs.runQuery),
  GetDocument: ({ name, ...rest }) => onDocument(getDocument, name, rest, ['mask', 'transaction']),
  DeleteDocument: ({ name, ...rest }) =>
    onDocument(deleteDocument, name, rest, ['currentDocument']),
  UpdateDocument: ({ document, ...rest }) => {
    const { name, ...body } = asMessage(document)
    return onDocument(updateDocument, name, rest, ['updateMask', 'mask', 'currentDocument'], body)
  },
  CreateDocument: ({ document, ...rest }) =>
    onCollection(createDocument, rest, ['documentId', 'mask'], document),
  ListDocuments: (request) =>
    onCollection(listDocuments, request, [
      'mask',
      'orderBy',
      'pageSize',
      'pageToken',
      'showMissing',
    ]),
}

function verb(run: verbs.Verb): Method {
  return ({ database, parent, ...body }) => ({
    resource: database ?? parent,
    answer: (target) => run({ ...target, body }),
  })
}

type ResourceMethod = (call: ResourceCall) => unknown

function onDocument(
  run: ResourceMethod,
  resource: unknown,
  rest: Message,
  known: readonly string[],
  body: unknown = {},
): Call {
  return {
    resource,
    answer: (target) =>
      run({
        ...target,
        path: assertDocumentPath(target.path),
        query: toQuery(rest, known),
        body,
      }),
  }
}

function onCollection(
  run: ResourceMethod,
  { parent, collectionId, ...rest }: Message,
  known: readonly string[],
  body: unknown = {},
): Call {
  return {
    resource: parent,
    answer: (target) =>
      run({
        ...target,
        path: collectionPath(target.path, collectionId),
        query: toQuery(rest, known),
        body,
      }),
  }
}

function collectionPath(parent: string, collectionId: unknown): string {
  const id = assertId(typeof collectionId === 'string' ? collectionId : '')
  return parent === '' ? id : `${parent}/${id}`
}

/**
 * The fields that REST has in the URL, as google.api.http writes them: `mask.fieldPaths=a`.
 * Throws UNIMPLEMENTED on a field that is not among the known.
 */
function toQuery(message: Message, known: readonly string[]): URLSearchParams {
  const query = new URLSearchParams()
  const add = (name: string, value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) add(name, one)
    else if (typeof value === 'object' && value !== null)
      for (const [key, field] of Object.entries(value)) add(`${name}.${key}`, field)
    else query.append(name, String(value))
  }
  for (const [name, value] of Object.entries(message)) {
    if (!known.includes(name))
      throw new ApiError('UNIMPLEMENTED', `"${name}" is not supported here by the local Firebase.`)
    add(name, value)
  }
  return query
}

function asMessage(value: unknown): Message {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
