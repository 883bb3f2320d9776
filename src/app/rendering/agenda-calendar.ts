import type { QueryClient } from '@tanstack/react-query'
import { calendarFile } from '@/domain/agenda/calendar-file'
import { itemIn, paths } from '@/domain/paths'
import type { Settings } from '@/domain/settings/settings'
import { contentList } from '@/lib/query/content'

/** The agenda as the page lists it, for calendars to subscribe to. */
export function agendaCalendar(client: QueryClient, settings: Settings, siteUrl: string): string {
  const events = client.getQueryData(contentList('agenda').options.queryKey) ?? []
  return calendarFile(
    events,
    {
      zone: settings.time_zone,
      host: new URL(siteUrl).hostname,
      pageOf: (id) => siteUrl + itemIn(paths.agenda, id),
    },
    `Agenda ${settings.village_name}`,
  )
}
