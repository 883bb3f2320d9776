import type { FirestoreListRequest, FirestoreRequest, RulesDocument, Verdict } from './access'
import type { Block, RulesFile } from './ast'
import { DocumentBudget, ExpressionBudget, MAX_DOCUMENTS } from './budget'
import { decide } from './decide'
import { fail } from './evaluation-error'
import { PartialDocument } from './list-query'
import type { RequestSegment } from './match-path'
import { countOf, type Call } from './methods/arguments'
import { authOf } from './auth-variable'
import { Scope, type Lazy } from './scope'
import { fieldsFromWire, Path, timestampFromWire, type RulesMap, type RulesValue } from './value'

const ROOT = ['databases', '(default)', 'documents']

type AnyRequest = FirestoreRequest | FirestoreListRequest
type Budgeted<Request> = Request & { budget: DocumentBudget }

/** What the rules of Cloud Firestore say to a request. */
export function decideFirestore(file: RulesFile, service: Block, asked: AnyRequest): Verdict {
  const budget = asked.budget ?? new DocumentBudget(MAX_DOCUMENTS.request)
  if (asked.method === 'list') return decideList(file, service, { ...asked, budget })
  const request = { ...asked, budget }
  const path = [...ROOT, ...request.path.split('/')]
  const entries: [string, RulesValue][] = [['path', new Path(path)]]
  // A delete leaves null; what only reads has no such member.
  if (request.method === 'delete') entries.push(['resource', null])
  if (request.method === 'create' || request.method === 'update')
    entries.push(['resource', documentVariable(request.requestResource)])
  return ask(file, service, request, path, entries, () =>
    request.resource ? documentVariable(request.resource) : null,
  )
}

/** A list is allowed when the rules allow every branch of its query, whatever documents there are. */
function decideList(
  file: RulesFile,
  service: Block,
  request: Budgeted<FirestoreListRequest>,
): Verdict {
  const { parent, collectionId, allDescendants, branches } = request.query
  const collection: RequestSegment[] = [
    ...ROOT,
    ...parent.split('/').filter(Boolean),
    ...(allDescendants ? [{ kind: 'anywhere' as const }] : []),
    // Without a collection the query asks for documents of whatever collection.
    collectionId ?? { kind: 'unknown' as const },
  ]
  let verdict: Verdict = { allowed: false, reasons: ['The query asks for nothing.'] }
  for (const branch of branches) {
    const document = new PartialDocument(branch)
    const path = [...collection, document.documentId ?? { kind: 'unknown' as const }]
    const entries: [string, RulesValue][] = [
      ['query', queryVariable(request)],
      ...pathEntry(collection),
    ]
    verdict = ask(file, service, request, path, entries, document)
    if (!verdict.allowed) break
  }
  return verdict
}

/** A list's `request.path` is its collection; a collection group has none. */
function pathEntry(collection: readonly RequestSegment[]): [string, RulesValue][] {
  const known = collection.filter((segment) => typeof segment === 'string')
  return known.length === collection.length ? [['path', new Path(known)]] : []
}

function queryVariable({ query }: FirestoreListRequest): RulesMap {
  return new Map<string, RulesValue>([
    ['limit', query.limit === Infinity ? null : BigInt(query.limit)],
    ['offset', BigInt(query.offset)],
  ])
}

function ask(
  file: RulesFile,
  service: Block,
  request: Budgeted<AnyRequest>,
  path: readonly RequestSegment[],
  entries: [string, RulesValue][],
  resource: Lazy,
): Verdict {
  const variable: RulesMap = new Map<string, RulesValue>([
    ['auth', authOf(request.caller)],
    ['method', request.method],
    ['time', timestampFromWire(request.time)],
    ...entries,
  ])
  return decide({
    file,
    service,
    method: request.method,
    path,
    scope: new Scope(
      [
        ['request', variable],
        ['resource', resource],
      ],
      undefined,
      file.functions,
    ),
    runtime: { functions: lookups(request), expressions: new ExpressionBudget() },
  })
}

/** get, exists and their `After`, which see the whole batch as if it had been written. */
function lookups(request: Budgeted<AnyRequest>): ReadonlyMap<string, Call<null>> {
  const found = (args: readonly RulesValue[], when: 'before' | 'after') => {
    countOf(args, 1)
    const path = documentPath(args[0] ?? null)
    request.budget.spend(path)
    return request.lookup(path, when)
  }
  const get =
    (when: 'before' | 'after'): Call<null> =>
    (_, args) =>
      documentVariable(found(args, when) ?? fail('The document to get does not exist.'))
  const exists =
    (when: 'before' | 'after'): Call<null> =>
    (_, args) =>
      found(args, when) !== null
  return new Map([
    ['get', get('before')],
    ['exists', exists('before')],
    ['getAfter', get('after')],
    ['existsAfter', exists('after')],
  ])
}

/** `/databases/(default)/documents/users/u1` → `users/u1`; an error for anything that is no document. */
export function documentPath(value: RulesValue): string {
  if (!(value instanceof Path)) return fail('Expected: path.')
  const { segments } = value
  const inside = segments.slice(ROOT.length)
  if (
    ROOT.some((part, index) => segments[index] !== part) ||
    inside.length === 0 ||
    inside.length % 2
  )
    return fail(`/${segments.join('/')} is not the path of a document.`)
  return inside.join('/')
}

export function documentVariable({ path, fields }: RulesDocument): RulesMap {
  const segments = path.split('/')
  return new Map<string, RulesValue>([
    ['data', fieldsFromWire(fields)],
    ['id', segments.at(-1) ?? ''],
    ['__name__', new Path([...ROOT, ...segments])],
  ])
}
