import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { STOPPED_MILLISECONDS } from '@/domain/publishing/publication'
import { publishingState } from '@/domain/publishing/publishing-state-schema'
import { readDocument } from '../firebase/documents'
import { adminKeys } from './admin-keys'

/** What has not happened yet is missing. */
const state = v.object({
  failure: v.optional(publishingState.entries.failure, null),
  released: v.optional(publishingState.entries.released, null),
})

/** Why and since when nothing can be published, or some pages cannot; null where all is well. Reads one document. */
export const publishingFailureQuery = queryOptions({
  queryKey: adminKeys.publishing,
  queryFn: async () => {
    const { failure = null, released } = (await readDocument('publishing/state', state)) ?? {}
    if (!released || (failure && failure.code !== 'pages')) return failure
    // Who does not publish at all, as where bills are not paid, cannot say why.
    const isStopped = Date.now() - Date.parse(released) > STOPPED_MILLISECONDS
    return isStopped ? { code: 'stopped' as const, at: released } : failure
  },
  staleTime: 60_000,
})
