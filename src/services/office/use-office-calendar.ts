import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { officeCalendar, type OfficeCalendar } from '@/domain/office/office-calendar'
import { type OfficeHours, serviceDays } from '@/domain/office/office-hours'
import { contentList } from '@/lib/query/content'

/** Returns the opening days of the office, or only the weekly hours until closed days are known. */
export function useOfficeCalendar(hours: OfficeHours, enabled = true): OfficeCalendar {
  const { data } = useQuery({ ...contentList('closed_days').options, enabled })
  return useMemo(() => officeCalendar(serviceDays(hours), data ?? []), [hours, data])
}
