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
const list = v.optional(v.array(v.string()), [])
// cloud.google.com/storage/docs/json_api/v1/buckets#resource. 64-bit integers are strings.
const metadata = v.object({
  cors: v.optional(v.array(v.looseObject({ origin: list, method: list })), []),
  softDeletePolicy: v.optional(
    v.object({ retentionDurationSeconds: v.optional(v.union([v.string(), v.number()]), 0) }),
    {},
  ),
})

type Setting = 'cors' | 'softDelete'

export async function missingBucketSettings(bucket: BucketMetadata): Promise<Setting[]> {
  return missingIn(await metadataOf(bucket))
}

async function metadataOf(bucket: BucketMetadata) {
  const [answer] = await bucket.getMetadata()
  return v.parse(metadata, answer)
}

function missingIn({ cors, softDeletePolicy }: v.InferOutput<typeof metadata>): Setting[] {
  const mayRead = cors.some(({ origin, method }) => origin.includes('*') && method.includes('GET'))
  const keepsDeleted = Number(softDeletePolicy.retentionDurationSeconds) > 0
  return [...(mayRead ? [] : ['cors' as const]), ...(keepsDeleted ? ['softDelete' as const] : [])]
}

/** Adds missing settings. Resolves with their names. */
export async function setUpBucket(bucket: BucketMetadata): Promise<Setting[]> {
  const stored = await metadataOf(bucket)
  const missing = missingIn(stored)
  const changes = {
    ...(missing.includes('cors') && { cors: [...stored.cors, CORS] }),
    // Google's default keeps deleted files for seven days, including photos of erased reports.
    ...(missing.includes('softDelete') && { softDeletePolicy: { retentionDurationSeconds: 0 } }),
  }
  if (missing.length > 0) await bucket.setMetadata(changes)
  return missing
}
