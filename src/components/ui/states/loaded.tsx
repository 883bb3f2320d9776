import type { ReactNode } from 'react'
import { EmptyState } from './empty-state'
import { LoadFailure } from './load-failure'
import { Loading } from './loading'

/** The part of a query result that determines its state. */
export interface LoadedQuery<Data> {
  data: Data | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => Promise<unknown>
}

export interface LoadedProps<Data> {
  query: LoadedQuery<Data>
  subject: string
  skeleton: ReactNode
  /** Message with a retry button, or a node, shown if loading failed and nothing is cached. */
  failure?: ReactNode
  /** Message or node for null or an empty list. Defaults to nothing. */
  empty?: ReactNode
  children: (data: NonNullable<Data>) => ReactNode
}

/** Renders a query by state: loading, failed, empty or loaded. Cached data remain visible during a refresh. */
export function Loaded<Data>({
  query: { data, error, isFetching, refetch },
  subject,
  skeleton,
  failure = `Belum dapat memuat ${subject}.`,
  empty,
  children,
}: LoadedProps<Data>) {
  if (data === undefined) {
    if (isFetching) return <Loading subject={subject}>{skeleton}</Loading>
    if (typeof failure !== 'string') return failure
    return <LoadFailure text={failure} error={error} onRetry={() => void refetch()} />
  }
  if (data === null || (Array.isArray(data) && data.length === 0))
    return typeof empty === 'string' ? <EmptyState text={empty} /> : empty
  return children(data)
}
