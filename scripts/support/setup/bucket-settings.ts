import * as v from 'valibot'

/** What is used of a bucket of the Admin SDK. */
export interface BucketMetadata {
  getMetadata(): Promise<[unknown, ...unknown[]]>
  setMetadata(changes: object): Promise<unknown>
}

/** Pages load pictures with `crossorigin`, so that the worker may keep them. */
const CORS = {
  origin: ['*'],
  method: ['GET'],
  responseHeader: ['Content-Type'],
  maxAgeSeconds: 86_400,
}
const list = v.optional(v.array(v.string()), [])
// cloud.google.com/storage/docs/json_api/v1/buckets#resource; 64-bit numbers are strings there.
const metadata = v.object({
  cors: v.optional(v.array(v.looseObject({ origin: list, method: list })), []),
  softDeletePolicy: v.optional(
    v.object({ retentionDurationSeconds: v.optional(v.union([v.string(), v.number()]), 0) }),
    {},
  ),
})

/** Sets what the site needs of its bucket and is not so, beside what is; resolves with what that was. */
export async function setUpBucket(bucket: BucketMetadata): Promise<('cors' | 'softDelete')[]> {
  const [answer] = await bucket.getMetadata()
  const { cors, softDeletePolicy } = v.parse(metadata, answer)
  const mayRead = cors.some(({ origin, method }) => origin.includes('*') && method.includes('GET'))
  const keepsDeleted = Number(softDeletePolicy.retentionDurationSeconds) > 0
  const changes = {
    ...(!mayRead && { cors: [...cors, CORS] }),
    // Google keeps for seven days what is deleted: also the photo of a report that was erased.
    ...(keepsDeleted && { softDeletePolicy: { retentionDurationSeconds: 0 } }),
  }
  if (!mayRead || keepsDeleted) await bucket.setMetadata(changes)
  return [...(mayRead ? [] : ['cors' as const]), ...(keepsDeleted ? ['softDelete' as const] : [])]
}
