import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'

export interface BucketMetadata {
  getMetadata(): Promise<[unknown, ...unknown[]]>
  setMetadata(changes: object): Promise<unknown>
}

/** CORS settings. Pages load pictures with `crossorigin`, so that the service worker can cache them. */
const CORS = {
  origin: ['*'],
  method: ['GET'],
  responseHeader: ['Content-Type'],
  maxAgeSeconds: 86_400,
}
/** Number of days for which deleted data can be recovered, as docs/privasi.md states. */
export const RECOVERY_DAYS = 14

/**
 * Rules for noncurrent versions, which Google applies within a day (cloud.google.com/storage/docs/lifecycle). They
 * delete photos of erased reports and the search index, which is replaced with each change.
 */
const LIFECYCLE = [
  { isLive: false, matchesPrefix: ['images/pengaduan/', 'search/'] },
  { daysSinceNoncurrentTime: RECOVERY_DAYS },
].map((condition) => ({ action: { type: 'Delete' }, condition }))

const list = v.optional(v.array(v.string()), [])
// cloud.google.com/storage/docs/json_api/v1/buckets#resource. 64-bit integers are strings.
const metadata = v.object({
  cors: v.optional(v.array(v.looseObject({ origin: list, method: list })), []),
  softDeletePolicy: v.optional(
    v.object({ retentionDurationSeconds: v.optional(v.union([v.string(), v.number()]), 0) }),
    {},
  ),
  versioning: v.optional(v.object({ enabled: v.optional(v.boolean(), false) }), {}),
  lifecycle: v.optional(v.object({ rule: v.optional(v.array(v.looseObject({})), []) }), {}),
})

type Setting = 'cors' | 'softDelete' | 'versioning'

export async function missingBucketSettings(bucket: BucketMetadata): Promise<Setting[]> {
  return missingIn(await metadataOf(bucket))
}

async function metadataOf(bucket: BucketMetadata) {
  const [answer] = await bucket.getMetadata()
  return v.parse(metadata, answer)
}

function missingIn(stored: v.InferOutput<typeof metadata>): Setting[] {
  const { cors, softDeletePolicy, versioning } = stored
  const isMissing: Record<Setting, boolean> = {
    cors: !cors.some(({ origin, method }) => origin.includes('*') && method.includes('GET')),
    softDelete: Number(softDeletePolicy.retentionDurationSeconds) > 0,
    versioning: !versioning.enabled || missingRules(stored).length > 0,
  }
  return (['cors', 'softDelete', 'versioning'] as const).filter((setting) => isMissing[setting])
}

const missingRules = ({ lifecycle }: v.InferOutput<typeof metadata>) =>
  LIFECYCLE.filter((rule) => !lifecycle.rule.some((one) => isDeepStrictEqual(one, rule)))

/** Adds missing settings. Resolves with their names. */
export async function setUpBucket(bucket: BucketMetadata): Promise<Setting[]> {
  const stored = await metadataOf(bucket)
  const missing = missingIn(stored)
  const changes = {
    ...(missing.includes('cors') && { cors: [...stored.cors, CORS] }),
    // Soft delete would also retain photos of erased reports. Other files have versions instead.
    ...(missing.includes('softDelete') && { softDeletePolicy: { retentionDurationSeconds: 0 } }),
    ...(missing.includes('versioning') && {
      versioning: { enabled: true },
      lifecycle: { rule: [...stored.lifecycle.rule, ...missingRules(stored)] },
    }),
  }
  if (missing.length > 0) await bucket.setMetadata(changes)
  return missing
}
