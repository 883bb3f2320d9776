import { Icon } from '@/components/ui/icon'
import type { AgendaEvent } from '@/domain/agenda/agenda-schema'
import { itemIn, paths } from '@/domain/paths'
import type { TimeZone } from '@/domain/time/date'

/** Hands the event over to the calendar of the device. */
export function AddToCalendar({ event, zone }: { event: AgendaEvent; zone: TimeZone }) {
  async function save() {
    const [{ calendarFile }, { saveFile }] = await Promise.all([
      import('@/domain/agenda/calendar-file'),
      import('@/lib/save-file'),
    ])
    const pageOf = (id: string) => location.origin + itemIn(paths.agenda, id)
    const file = calendarFile([event], { zone, host: location.hostname, pageOf })
    saveFile(`agenda-${event.date}.ics`, 'text/calendar;charset=utf-8', file)
  }
  return (
    <button
      type="button"
      title="Tambahkan ke kalender"
      className="grid size-12 place-items-center rounded-full text-primary hover:bg-primary-soft print:hidden"
      onClick={() => void save()}
    >
      <Icon name="calendar-plus" className="size-5" />
      <span className="sr-only">Tambahkan ke kalender: {event.title}</span>
    </button>
  )
}
