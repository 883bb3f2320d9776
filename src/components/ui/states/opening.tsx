import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from './empty-state'
import { LoadFailure } from './load-failure'

interface OpeningProps {
  query: Pick<UseQueryResult, 'error' | 'fetchStatus' | 'refetch'>
  /** What is loaded, as in `Memuat rincian …`. */
  what: string
  /** Said when it cannot be. */
  failed: string
  /** What the device has of it, to be read and not to be changed. */
  copy?: ReactNode
}

/** Stands where a form will, until what it changes was read: loading, waiting for a network, or failed. */
export function Opening({
  query: { error, fetchStatus, refetch },
  what,
  failed,
  copy,
}: OpeningProps) {
  if (fetchStatus === 'fetching') return <p role="status">Memuat {what} …</p>
  if (fetchStatus === 'idle')
    return <LoadFailure text={failed} error={error} onRetry={() => void refetch()} />
  return (
    <>
      <div role="status">
        <EmptyState
          text={failed}
          reason="Tidak ada jaringan, jadi isinya belum dapat dimuat. Formulir ini terbuka sendiri begitu ada jaringan. Tulisan Anda di perangkat ini tetap ada."
        />
      </div>
      {copy}
    </>
  )
}
