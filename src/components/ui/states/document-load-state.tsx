import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from './empty-state'
import { LoadFailure } from './load-failure'

interface DocumentLoadStateProps {
  query: Pick<UseQueryResult, 'error' | 'fetchStatus' | 'refetch'>
  what: string
  failed: string
  /** Read-only copy from the device. */
  copy?: ReactNode
}

/** Placeholder of a form until its document is read: loading, offline or failed. */
export function DocumentLoadState(props: DocumentLoadStateProps) {
  const {
    query: { error, fetchStatus, refetch },
    what,
    failed,
    copy,
  } = props
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
