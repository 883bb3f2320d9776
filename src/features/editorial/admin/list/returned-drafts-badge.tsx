import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CountBadge } from '@/components/ui/count-badge'
import { showAppBadge } from '@/lib/app-badge'
import type { Person } from '@/stores/session'
import { returnedDraftsQuery } from './editorial-queries'

/** Same interval as for new reports while the admin is open. */
const INTERVAL_MILLISECONDS = 2 * 60_000

export function ReturnedDraftsBadge({ person }: { person: Person }) {
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
