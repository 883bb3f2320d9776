import type { RulesObject, StorageRequest, Verdict } from './access'
import type { Block, RulesFile } from './ast'
import { authOf } from './auth-variable'
import { DocumentBudget, ExpressionBudget, MAX_DOCUMENTS } from './budget'
import { decide } from './decide'
import { fail } from './evaluation-error'
import { documentPath, documentVariable } from './firestore-request'
import { countOf, type Call } from './methods/arguments'
import { Scope } from './scope'
import { fromJson, Path, timestampFromWire, type RulesMap, type RulesValue } from './value'

/** What the rules of Cloud Storage say to a request. */
export function decideStorage(file: RulesFile, service: Block, request: StorageRequest): Verdict {
  const path = ['b', request.bucket, 'o', ...request.path.split('/')]
  const variable: RulesMap = new Map<string, RulesValue>([
    ['auth', authOf(request.caller)],
    ['method', request.method],
    ['path', new Path(path)],
    ['time', timestampFromWire(request.time)],
    ...('requestResource' in request
      ? [['resource', objectVariable(request.requestResource)] as const]
      : []),
  ])
  const { resource } = request
  return decide({
    file,
    service,
    method: request.method,
    path,
    scope: new Scope(
      [
        ['request', variable],
        ['resource', resource ? () => objectVariable(resource) : null],
      ],
      undefined,
      file.functions,
    ),
    runtime: { functions: firestoreLookups(request), expressions: new ExpressionBudget() },
  })
}

/** Storage rules may look at two documents (firebase.google.com/docs/storage/security/rules-conditions). */
function firestoreLookups(request: StorageRequest): ReadonlyMap<string, Call<null>> {
  const budget = new DocumentBudget(MAX_DOCUMENTS.storage)
  const found = (args: readonly RulesValue[]) => {
    countOf(args, 1)
    const path = documentPath(args[0] ?? null)
    budget.spend(path)
    return request.lookup(path, 'before')
  }
  return new Map<string, Call<null>>([
    [
      'firestore.get',
      (_, args) => documentVariable(found(args) ?? fail('The document to get does not exist.')),
    ],
    ['firestore.exists', (_, args) => found(args) !== null],
  ])
}

function objectVariable({ size, timeCreated, updated, ...rest }: RulesObject): RulesMap {
  return new Map<string, RulesValue>([
    ...Object.entries(rest).map(([name, value]) => [name, fromJson(value)] as const),
    ['size', BigInt(size)],
    ['timeCreated', timestampFromWire(timeCreated)],
    ['updated', timestampFromWire(updated)],
  ])
}
