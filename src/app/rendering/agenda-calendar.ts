import type { QueryClient } from '@tanstack/react-query'
import type { AgendaEvent } from '@/domain/agenda/agenda-schema'
import { calendarFile } from '@/domain/agenda/calendar-file'
import { eventFile } from '@/domain/agenda/event-file'
import { itemIn, paths } from '@/domain/paths'
import { PUBLISHED } from '@/domain/publishing/publication'
import type { Settings } from '@/domain/settings/settings'
import { contentList } from '@/lib/query/content'

/** Returns iCalendar files by path: one for the listed agenda, for subscriptions, and one for each event. */
export function calendarFiles(
  client: QueryClient,
  settings: Settings,
  siteUrl: string,
): Map<string, string> {
  const events = client.getQueryData(contentList('agenda').options.queryKey) ?? []
  const fileOf = (shown: readonly AgendaEvent[], name?: string) =>
    calendarFile(
      shown,
      {
        zone: settings.time_zone,
        host: new URL(siteUrl).hostname,
        pageOf: (id) => siteUrl + itemIn(paths.agenda, id),
      },
      name,
    )
  return new Map([
    [PUBLISHED.calendar, fileOf(events, `Agenda ${settings.village_name}`)],
    ...events.map((event) => [eventFile(event.id), fileOf([event])] as const),
  ])
}
