import type { ReactNode } from 'react'
import { EmptyState } from './empty-state'
import { LoadFailure } from './load-failure'
import { Loading } from './loading'

/** What is asked of a query; `null` and the empty list mean that there is nothing. */
export interface LoadedQuery<Data> {
  data: Data | undefined
  isFetching: boolean
  refetch: () => Promise<unknown>
}

export interface LoadedProps<Data> {
  query: LoadedQuery<Data>
  /** What is being loaded, e.g. `data penduduk`. */
  subject: string
  /** The shape of what comes. */
  skeleton: ReactNode
  /** What stands there when it was never loaded: a sentence, which gets an offer to try again, or a node. */
  failure?: ReactNode
  /** What stands there when there is nothing: a sentence or a node. */
  empty?: ReactNode
  children: (data: NonNullable<Data>) => ReactNode
}

/** The states of what is loaded: on its way, failed, empty, there. Older content stays while newer comes. */
export function Loaded<Data>({
  query: { data, isFetching, refetch },
  subject,
  skeleton,
  failure = `Belum dapat memuat ${subject}.`,
  empty,
  children,
}: LoadedProps<Data>) {
  if (data === undefined) {
    if (isFetching) return <Loading subject={subject}>{skeleton}</Loading>
    if (typeof failure !== 'string') return failure
    return <LoadFailure text={failure} onRetry={() => void refetch()} />
  }
  if (data === null || (Array.isArray(data) && data.length === 0))
    return typeof empty === 'string' ? <EmptyState text={empty} /> : empty
  return children(data)
}
