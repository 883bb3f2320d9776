import type { RulesObject, StorageRequest, Verdict } from '../access'
import type { Block, RulesFile } from '../syntax/ast'
import { DocumentBudget, MAX_DOCUMENTS } from '../evaluation/budget'
import { decide } from '../decide'
import { lookups } from './lookups'
import {
  fromJson,
  Path,
  timestampFromWire,
  type RulesMap,
  type RulesValue,
} from '../evaluation/value'

export function decideStorage(file: RulesFile, service: Block, request: StorageRequest): Verdict {
  const { resource, lookup } = request
  // The path of a list of the bucket's root is empty.
  const inBucket = request.path === '' ? [] : request.path.split('/')
  const path = ['b', request.bucket, 'o', ...inBucket]
  const members: [string, RulesValue][] = [['path', new Path(path)]]
  // `request.resource` is null for a delete and does not exist for reads.
  if (request.method === 'delete') members.push(['resource', null])
  if ('requestResource' in request)
    members.push(['resource', newObjectVariable(request.requestResource)])
  return decide({
    file,
    service,
    request,
    path,
    members,
    resource: resource ? objectVariable(resource) : null,
    functions: lookups({ budget: new DocumentBudget(MAX_DOCUMENTS.storage), lookup }, 'firestore.'),
  })
}

/** Members of `resource` and `request.resource`. Rules see no other properties of an object. */
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

/**
 * Returns `request.resource` without the members that the server sets
 * (firebase.google.com/docs/storage/security/rules-conditions).
 */
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
