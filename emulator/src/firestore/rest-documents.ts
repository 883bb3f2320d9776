import { randomInt } from 'node:crypto'
import * as v from 'valibot'
import { ApiError } from '../http/message'
import type { Caller } from '../rules/access'
import type { Database } from './database'
import { type StoredDocument, toWire, valueAt } from './document'
import { type FieldPath, isNamePath, parseDocumentFieldPath, project } from './field-path'
import { parseMessage } from './message-schema'
import { parseFields, parseValue } from './parse-value'
import type { Ordering } from './query-plan'
import { assertDocumentPath, assertId, splitPath } from './resource-name'
import { compareNames } from './value-order'
import type { Cursor, Document, Order } from './wire'
import type { Precondition } from './write'
import { parsePrecondition } from './write-request'

/** A request for one document or for the documents of one collection, as the URL names it. */
export interface ResourceCall {
  database: Database
  caller: Caller
  path: string
  query: URLSearchParams
  body: unknown
}

/** `GET …/documents/news/a` */
export function getDocument({ database, caller, path, query }: ResourceCall): Document {
  const transaction = query.get('transaction') ?? undefined
  const [document] = database.get(caller, [path], transaction)
  if (!document) throw new ApiError('NOT_FOUND', `Document "${database.root}/${path}" not found.`)
  return answer(document, database, maskParameter(query, 'mask'))
}

/** `POST …/documents/news?documentId=a` */
export function createDocument(call: ResourceCall): Document {
  const id = call.query.get('documentId') ?? randomId()
  const path = assertDocumentPath(`${call.path}/${assertId(id)}`)
  return write(call, path, null, { exists: false })
}

/** `PATCH …/documents/news/a?updateMask.fieldPaths=title` */
export function updateDocument(call: ResourceCall): Document {
  const mask = maskParameter(call.query, 'updateMask')
  return write(call, call.path, mask, preconditionParameter(call.query))
}

/** `DELETE …/documents/news/a` */
export function deleteDocument({ database, caller, path, query }: ResourceCall): object {
  database.commit(caller, [{ kind: 'delete', path, precondition: preconditionParameter(query) }])
  return {}
}

/**
 * `GET …/documents/news?pageSize=10&orderBy=title desc`. With `showMissing`, documents that do not
 * exist but have collections below them are listed too, by name only, all in one page.
 */
export function listDocuments({ database, caller, path, query }: ResourceCall): object {
  const [parent, collectionId] = splitPath(path)
  const mask = maskParameter(query, 'mask')
  const showMissing = query.get('showMissing') === 'true'
  const pageToken = query.get('pageToken')
  const { documents, plan, hasMore } = database.page(caller, parent, {
    from: [{ collectionId }],
    orderBy: parseOrderBy(query.get('orderBy') ?? ''),
    ...(pageToken && { startAt: decodePageToken(pageToken) }),
    ...(!showMissing && { limit: Number(query.get('pageSize') ?? 0) || DEFAULT_PAGE }),
  })
  const page = documents.map((document) => answer(document, database, mask))
  const missing = showMissing ? database.missingIds(caller, path) : []
  const last = hasMore ? documents.at(-1) : undefined
  return {
    documents: [...page, ...missing.map((id) => ({ name: `${database.root}/${path}/${id}` }))].sort(
      showMissing ? (a, b) => compareNames(a.name, b.name) : () => 0,
    ),
    ...(last && { nextPageToken: encodePageToken(last, plan.orders, database.root) }),
  }
}

/** As many as fit Google's answer by default. */
const DEFAULT_PAGE = 100

function write(
  { database, caller, query, body }: ResourceCall,
  path: string,
  mask: readonly FieldPath[] | null,
  precondition: Precondition | null,
): Document {
  const { fields } = parseMessage(DocumentMessage, body)
  const { steps } = database.commit(caller, [
    { kind: 'update', path, fields: parseFields(fields), mask, transforms: [], precondition },
  ])
  const written = steps[0]?.after
  if (!written) throw new Error('An update leaves a document.')
  return answer(written, database, maskParameter(query, 'mask'))
}

const DocumentMessage = v.object({ fields: v.unknown() })

function answer(document: StoredDocument, { root }: Database, mask: readonly FieldPath[] | null) {
  return toWire(mask ? { ...document, fields: project(document.fields, mask) } : document, root)
}

/** `?mask.fieldPaths=a&mask.fieldPaths=b` */
function maskParameter(query: URLSearchParams, name: string): FieldPath[] | null {
  const paths = query.getAll(`${name}.fieldPaths`)
  return paths.length > 0 ? paths.map(parseDocumentFieldPath) : null
}

function preconditionParameter(query: URLSearchParams): Precondition | null {
  const exists = query.get('currentDocument.exists')
  const updateTime = query.get('currentDocument.updateTime')
  return parsePrecondition({
    ...(exists !== null && { exists: exists === 'true' }),
    ...(updateTime !== null && { updateTime }),
  })
}

/** `title desc, __name__` */
function parseOrderBy(text: string): Order[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [fieldPath = '', direction = 'asc'] = part.split(/\s+/)
      return {
        field: { fieldPath },
        direction: direction.toLowerCase() === 'desc' ? 'DESCENDING' : 'ASCENDING',
      }
    })
}

/** A page token is the place of the page's last document in the order. */
function encodePageToken(last: StoredDocument, orders: readonly Ordering[], root: string): string {
  const values = orders.map(({ path }) =>
    isNamePath(path) ? { referenceValue: `${root}/${last.path}` } : valueAt(last, path),
  )
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

function decodePageToken(token: string): Cursor {
  try {
    const values: unknown = JSON.parse(Buffer.from(token, 'base64url').toString())
    if (Array.isArray(values)) return { values: values.map((value) => parseValue(value)) }
  } catch {
    // Falls through to the one refusal.
  }
  throw new ApiError('INVALID_ARGUMENT', 'The page token is not one of ours.')
}

/** 20 characters of 62, as the SDKs make ids. */
function randomId(): string {
  const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
  return Array.from({ length: 20 }, () => characters[randomInt(characters.length)]).join('')
}
