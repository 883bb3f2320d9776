import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { showAppBadge } from '@/lib/app-badge'
import { complaintCount } from './complaints-query'

/** While the admin stands open nobody may look at it for long. */
const INTERVAL_MILLISECONDS = 2 * 60_000

/** How many reports nobody has answered yet, beside a link and on the installed app's icon. */
export function NewComplaintsBadge() {
  const { data: count } = useQuery({
    ...complaintCount('Baru'),
    refetchInterval: INTERVAL_MILLISECONDS,
  })
  useEffect(() => {
    if (count !== undefined) showAppBadge(count)
  }, [count])
  if (!count) return null
  const text = count > 99 ? '99+' : String(count)
  return (
    <span className="ml-auto min-w-6 rounded-full bg-primary px-2 py-0.5 text-center text-xs font-semibold text-on-primary tabular-nums">
      <span aria-hidden>{text}</span>
      <span className="sr-only">{count} laporan baru</span>
    </span>
  )
}
