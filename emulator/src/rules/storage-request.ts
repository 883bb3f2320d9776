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
  // firebase.google.com/docs/storage/web/list-files: "only allowed for Rules version 2".
  if (request.method === 'list' && file.version !== '2')
    return { allowed: false, reasons: ["Listing wants rules_version = '2'."] }
  // A list of the root has no path of its own.
  const inBucket = request.path === '' ? [] : request.path.split('/')
  const path = ['b', request.bucket, 'o', ...inBucket]
  const variable: RulesMap = new Map<string, RulesValue>([
    ['auth', authOf(request.caller)],
    ['method', request.method],
    ['path', new Path(path)],
    ['time', timestampFromWire(request.time)],
    ...('requestResource' in request
      ? [['resource', newObjectVariable(request.requestResource)] as const]
      : []),
    // A delete leaves null; what only reads has no such member.
    ...(request.method === 'delete' ? [['resource', null] as const] : []),
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

/** The members of both variables; what else is known of an object is not for rules to see. */
const MEMBERS = [
  'name',
  'bucket',
  'size',
  'md5Hash',
  'crc32c',
  'contentType',
  'contentDisposition',
  'contentEncoding',
  'contentLanguage',
  'cacheControl',
  'metadata',
] as const satisfies (keyof RulesObject)[]

/** It lacks what writing it decides (firebase.google.com/docs/storage/security/rules-conditions). */
function newObjectVariable(object: RulesObject): RulesMap {
  return new Map<string, RulesValue>(
    MEMBERS.flatMap((name) => {
      const value = object[name]
      return value === undefined ? [] : [[name, fromJson(value)] as const]
    }),
  )
}

function objectVariable(object: RulesObject): RulesMap {
  return new Map<string, RulesValue>([
    ...newObjectVariable(object),
    ['generation', object.generation],
    ['metageneration', object.metageneration],
    ['etag', object.etag],
    ['timeCreated', timestampFromWire(object.timeCreated)],
    ['updated', timestampFromWire(object.updated)],
  ])
}
