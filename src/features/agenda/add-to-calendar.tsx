import { useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import type { AgendaEvent } from '@/domain/agenda/agenda-schema'
import { eventFile } from '@/domain/agenda/event-file'
import { safeUrl } from '@/domain/links/safe-url'
import { itemIn, paths } from '@/domain/paths'
import { UserFacingError } from '@/lib/errors'
import { logUnexpected } from '@/lib/log'
import { clockOf } from '@/lib/query/freshness/content-clock'
import { useZone } from '@/lib/query/settings-query'

/** Links to the event's published calendar file, which in-app browsers can download. Creates the file while offline. */
export function AddToCalendar({ event }: { event: AgendaEvent }) {
  const zone = useZone()
  const name = `agenda-${event.date}.ics`
  const client = useQueryClient()
  const [failure, setFailure] = useState('')

  async function save() {
    const [{ calendarFile }, { saveFile }] = await Promise.all([
      import('@/domain/agenda/calendar-file'),
      import('@/lib/save-file'),
    ])
    const pageOf = (id: string) => location.origin + itemIn(paths.agenda, id)
    const file = calendarFile([event], { zone, host: location.hostname, pageOf })
    saveFile(name, 'text/calendar;charset=utf-8', file)
  }

  function press(click: MouseEvent) {
    if (navigator.onLine && clockOf(client).hasVersion) return
    click.preventDefault()
    save().catch((error: unknown) => {
      logUnexpected('Creating the calendar file failed', error)
      setFailure(error instanceof UserFacingError ? error.message : 'Belum tersimpan, coba lagi.')
    })
  }

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
