import type { FirestoreListRequest, FirestoreRequest, Verdict } from '../access'
import type { Block, RulesFile } from '../syntax/ast'
import { DocumentBudget, MAX_DOCUMENTS } from '../evaluation/budget'
import { decide } from '../decide'
import { documentVariable, lookups, ROOT } from './lookups'
import type { RequestSegment } from './match-path'
import { documentIdOf, partialDocument } from './partial-document'
import { Path, type RulesMap, type RulesValue } from '../evaluation/value'

/** What the rules of Cloud Firestore say to a request. */
export function decideFirestore(
  file: RulesFile,
  service: Block,
  request: FirestoreRequest | FirestoreListRequest,
): Verdict {
  const budget = request.budget ?? new DocumentBudget(MAX_DOCUMENTS.request)
  const functions = lookups({ budget, lookup: request.lookup })
  if (request.method === 'list') return decideList(file, service, request, functions)
  const { resource } = request
  const path = [...ROOT, ...request.path.split('/')]
  const members: [string, RulesValue][] = [['path', new Path(path)]]
  // A delete leaves null; what only reads has no such member.
  if (request.method === 'delete') members.push(['resource', null])
  if (request.method === 'create' || request.method === 'update')
    members.push(['resource', documentVariable(request.requestResource)])
  return decide({
    file,
    service,
    request,
    path,
    members,
    resource: () => (resource ? documentVariable(resource) : null),
    functions,
  })
}

/** A list is allowed when the rules allow every branch of its query, whatever documents there are. */
function decideList(
  file: RulesFile,
  service: Block,
  request: FirestoreListRequest,
  functions: ReturnType<typeof lookups>,
): Verdict {
  const { parent, collectionId, allDescendants, branches } = request.query
  const collection: RequestSegment[] = [
    ...ROOT,
    ...parent.split('/').filter(Boolean),
    ...(allDescendants ? [{ kind: 'anywhere' as const }] : []),
    // Without a collection the query asks for documents of whatever collection.
    collectionId ?? { kind: 'unknown' },
  ]
  const members = [['query', queryVariable(request)] as const, ...pathMember(collection)]
  let verdict: Verdict = { allowed: false, reasons: ['The query asks for nothing.'] }
  for (const branch of branches) {
    const path = [...collection, documentIdOf(branch) ?? { kind: 'unknown' as const }]
    const resource = partialDocument(branch)
    verdict = decide({ file, service, request, path, members, resource, functions })
    if (!verdict.allowed) break
  }
  return verdict
}

/** A list's `request.path` is its collection; a collection group has none. */
function pathMember(collection: readonly RequestSegment[]): [string, RulesValue][] {
  const known = collection.filter((segment) => typeof segment === 'string')
  return known.length === collection.length ? [['path', new Path(known)]] : []
}

function queryVariable({ query: { limit, offset } }: FirestoreListRequest): RulesMap {
  return new Map<string, RulesValue>([
    ['limit', limit === Infinity ? null : BigInt(limit)],
    ['offset', BigInt(offset)],
  ])
}
