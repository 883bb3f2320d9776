import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { legalCalendar } from '@/domain/office/working-days'
import type { LegalTime } from '@/domain/requests/request-steps'
import { contentList } from '@/lib/query/content'
import { useZone } from '@/lib/query/settings-query'

/** Returns the calendar of legal deadlines, without holidays until they are known. */
export function useLegalTime(enabled = true): LegalTime {
  const zone = useZone()
  const { data } = useQuery({ ...contentList('closed_days').options, enabled })
  return useMemo(() => ({ zone, calendar: legalCalendar(data ?? []) }), [zone, data])
}
