import type { ReactNode } from 'react'
import { EmptyState } from './empty-state'
import { LoadFailure } from './load-failure'
import { Loading } from './loading'

/** The part of a query's result that its states follow from. */
export interface LoadedQuery<Data> {
  data: Data | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => Promise<unknown>
}

export interface LoadedProps<Data> {
  query: LoadedQuery<Data>
  /** What is being loaded, e.g. `data penduduk`. */
  subject: string
  /** The shape of what comes. */
  skeleton: ReactNode
  /** Shown when loading failed and nothing is cached: a sentence, with a button to retry, or a node. */
  failure?: ReactNode
  /** Shown when the data are null or an empty list: a sentence, or a node; nothing unless given. */
  empty?: ReactNode
  children: (data: NonNullable<Data>) => ReactNode
}

/** The states of a query, in this order: loading, failed, empty, there. What is cached stays during a refresh. */
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
