import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from './empty-state'
import { LoadFailure } from './load-failure'

interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'isFetching'> & {
    data: Data | undefined
    refetch: () => Promise<unknown>
  }
  /** What is being loaded, e.g. `data penduduk`. */
  subject: string
  /** The shape of what comes. */
  skeleton: ReactNode
  /** What is said when there is nothing. */
  empty: string
  isEmpty: (data: Data) => boolean
  children: (data: Data) => ReactNode
}

/** The states of a section, each its own: on its way, failed, empty, there. */
export function Loaded<Data>({ query, subject, skeleton, empty, ...rest }: LoadedProps<Data>) {
  const { data, isFetching, refetch } = query
  if (data === undefined && isFetching)
    return (
      // The key keeps what comes from being drawn into this element, which would count as moving.
      <div key="loading" role="status" aria-label={`Memuat ${subject}`}>
        {skeleton}
      </div>
    )
  if (data === undefined)
    return <LoadFailure text={`Belum dapat memuat ${subject}.`} onRetry={() => void refetch()} />
  return rest.isEmpty(data) ? <EmptyState text={empty} /> : rest.children(data)
}
