import { useDownload } from '@/components/browser/use-download'
import { Icon } from '@/components/ui/icon'
import type { AgendaEvent } from '@/domain/agenda/agenda-schema'
import { safeUrl } from '@/domain/links/safe-url'
import { itemIn, paths } from '@/domain/paths'
import { eventFile } from '@/domain/publishing/published-files'
import { useZone } from '@/lib/query/settings-query'

/** Links to the event's published calendar file, which in-app browsers can download. Creates the file while offline. */
export function AddToCalendar({ event }: { event: AgendaEvent }) {
  const zone = useZone()
  const name = `agenda-${event.date}.ics`
  const { press, failure } = useDownload(name, true, async () => {
    const [{ calendarFile }, { saveFile }] = await Promise.all([
      import('@/domain/agenda/calendar-file'),
      import('@/lib/save-file'),
    ])
    const pageOf = (id: string) => location.origin + itemIn(paths.agenda, id)
    const file = calendarFile([event], { zone, host: location.hostname, pageOf })
    saveFile(name, 'text/calendar;charset=utf-8', file)
  })

  return (
    <>
      {failure && <span role="alert">{failure}</span>}
      <a
        href={safeUrl(eventFile(event.id))}
        download={name}
        title="Tambahkan ke kalender"
        className="grid size-12 place-items-center rounded-full text-primary hover:bg-primary-soft print:hidden"
        onClick={press}
      >
        <Icon name="calendar-plus" />
        <span className="sr-only">Tambahkan ke kalender: {event.title}</span>
      </a>
    </>
  )
}
