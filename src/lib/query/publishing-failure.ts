import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { publishingState } from '@/domain/schemas/publishing-state'
import { readDocument } from '../firebase/documents'
import { adminKeys } from './admin-keys'

const state = v.pick(publishingState, ['failure'])

/** Why and since when nothing can be published; null where all is well. Reads one document. */
export const publishingFailureQuery = queryOptions({
  queryKey: adminKeys.publishing,
  queryFn: async () => (await readDocument('publishing/state', state))?.failure ?? null,
  staleTime: 60_000,
})
