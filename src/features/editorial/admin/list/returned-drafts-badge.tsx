import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStaff } from '@/components/staff/staff'
import { CountBadge } from '@/components/ui/count-badge'
import { showAppBadge } from '@/lib/app-badge'
import { returnedDraftsQuery } from './editorial-queries'

/** Polling interval in milliseconds, like that for new reports. */
const INTERVAL_MILLISECONDS = 2 * 60_000

export function ReturnedDraftsBadge() {
  const person = useStaff()
  const { data } = useQuery({
    ...returnedDraftsQuery(person),
    refetchInterval: INTERVAL_MILLISECONDS,
  })
  const count = data?.length
  useEffect(() => {
    if (count !== undefined) showAppBadge(count)
  }, [count])
  return <CountBadge count={count ?? 0} label="draf dikembalikan" />
}
