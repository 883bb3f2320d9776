import { isNamePath } from '../../firestore/documents/field-path'
import { splitPath } from '../../firestore/documents/resource-name'
import type { FieldFilter } from '../../firestore/queries/filter'
import type { FirestoreListRequest, FirestoreRequest, Verdict } from '../access'
import type { Block, RulesFile } from '../syntax/ast'
import { DocumentBudget, MAX_DOCUMENTS } from '../evaluation/budget'
import { decide } from '../decide'
import { documentVariable, lookups, ROOT } from './lookups'
import type { RequestSegment } from './match-path'
import { Path, type RulesMap, type RulesValue, fromWire, Partial } from '../evaluation/value'

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
  // `request.resource` is null for a delete and does not exist for reads.
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

/** Allows a list if the rules allow every branch of its query for all possible documents. */
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

function documentIdOf(branch: readonly FieldFilter[]): string | undefined {
  const named = branch.find(({ path, op }) => isNamePath(path) && op === 'EQUAL')
  return named && 'referenceValue' in named.value
    ? splitPath(named.value.referenceValue)[1]
    : undefined
}

/**
 * Returns `resource` with only the fields for which the query requires one value. Ranges and inequalities are ignored,
 * so rules that depend on them deny the request.
 */
function partialDocument(branch: readonly FieldFilter[]): Partial {
  const fields = new Map<string, RulesValue>()
  for (const { path, op, value } of branch)
    if ((op === 'EQUAL' || op === 'IS_NULL') && !isNamePath(path))
      pin(fields, path, fromWire(value))
  const id = documentIdOf(branch)
  return new Partial(
    new Map<string, RulesValue>([
      ['data', new Partial(fields)],
      ...(id === undefined ? [] : [['id', id] as const]),
    ]),
  )
}

function pin(
  fields: Map<string, RulesValue>,
  [name = '', ...inside]: readonly string[],
  value: RulesValue,
) {
  const known = fields.get(name)
  if (inside.length === 0) fields.set(name, value)
  else if (known === undefined) {
    const inner = new Map<string, RulesValue>()
    fields.set(name, new Partial(inner))
    pin(inner, inside, value)
  } else if (known instanceof Partial) pin(known.members, inside, value)
}
