import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { STOPPED_MILLISECONDS } from '@/domain/publishing/publication'
import { publishingState } from '@/domain/publishing/publishing-state-schema'
import { readDocument } from '../firebase/documents'
import { adminKeys } from './admin-keys'

// A missing field means that the event has not happened yet.
const state = v.object({
  failure: v.optional(publishingState.entries.failure, null),
  released: v.optional(publishingState.entries.released, null),
  hidden: v.optional(publishingState.entries.hidden, {}),
})
type State = v.InferOutput<typeof state>

/**
 * Query for cause and start of a publishing failure (or null), and for the number of stored documents that the app
 * cannot show, by collection. Reads one document.
 */
export const publishingStateQuery = queryOptions({
  queryKey: adminKeys.publishing,
  queryFn: async () => {
    const stored = (await readDocument('publishing/state', state)) ?? v.parse(state, {})
    return { failure: failureOf(stored), hidden: stored.hidden }
  },
  staleTime: 60_000,
})

function failureOf({ failure, released }: State) {
  if (!released || (failure && failure.code !== 'pages')) return failure
  // If publishing does not run at all, for example because of unpaid bills, it cannot report a cause.
  const isStopped = Date.now() - Date.parse(released) > STOPPED_MILLISECONDS
  return isStopped ? { code: 'stopped' as const, at: released } : failure
}
