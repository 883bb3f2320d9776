import { useClock } from '@/components/browser/use-now'
import { officeState } from '@/domain/office/office-hours'
import type { Settings } from '@/domain/settings/settings'
import { useOfficeCalendar } from '@/services/office/use-office-calendar'

/** Shows whether the office is open now, and when it closes or opens next. */
export default function OfficeNow({ settings }: { settings: Settings }) {
  const clock = useClock()
  const { closed } = useOfficeCalendar(settings)
  const state = clock && officeState(settings, closed, settings.time_zone, clock)
  return (
    <span
      data-open={state?.isOpen || undefined}
      className="data-open:font-semibold data-open:text-success"
    >
      {state?.brief}
    </span>
  )
}
