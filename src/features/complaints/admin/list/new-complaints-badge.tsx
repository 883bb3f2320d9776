import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CountBadge } from '@/components/ui/count-badge'
import { showAppBadge } from '@/lib/app-badge'
import { complaintCount } from '../complaints-query'

/** Polling interval. Long, because users often leave the admin area open in the background. */
const INTERVAL_MILLISECONDS = 2 * 60_000

export function NewComplaintsBadge() {
  const { data: count } = useQuery({
    ...complaintCount('Baru'),
    refetchInterval: INTERVAL_MILLISECONDS,
  })
  useEffect(() => {
    if (count !== undefined) showAppBadge(count)
  }, [count])
  return <CountBadge count={count ?? 0} label="laporan baru" />
}
