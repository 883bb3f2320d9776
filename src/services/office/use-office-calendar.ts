import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { officeCalendar, type OfficeCalendar } from '@/domain/office/office-calendar'
import type { Settings } from '@/domain/settings/settings'
import { contentList } from '@/lib/query/content'

/** On which days the office serves; by the week alone while closed days are not known. */
export function useOfficeCalendar(
  { service_days }: Pick<Settings, 'service_days'>,
  enabled = true,
): OfficeCalendar {
  const { data } = useQuery({ ...contentList('closed_days').options, enabled })
  return useMemo(() => officeCalendar(service_days, data ?? []), [service_days, data])
}
