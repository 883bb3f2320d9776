import { useClock } from '@/components/browser/use-now'
import { closedDays, officeState, openingTimes } from '@/domain/office/office-hours'
import type { Settings } from '@/domain/settings/settings'
import { useOfficeCalendar } from '@/services/office/use-office-calendar'

/** Shows the hours, and whether the office is open as soon as the time is known. */
export function OfficeHours({ settings }: { settings: Settings }) {
  const zone = settings.time_zone
  const clock = useClock()
  const { closed: holidays } = useOfficeCalendar(settings)
  const state = clock && officeState(settings, holidays, zone, clock)
  const closed = closedDays(settings)
  return (
    <>
      {openingTimes(settings, zone).map((times) => (
        <p key={times} className="tabular-nums">
          {times}
        </p>
      ))}
      {closed && <p>{closed}</p>}
      {/* Two lines on phones. */}
      <p
        data-open={state?.isOpen || undefined}
        className="mt-1 min-h-[2lh] font-semibold text-accent-ink data-open:text-success sm:min-h-lh print:hidden"
      >
        {state?.text}
      </p>
    </>
  )
}
