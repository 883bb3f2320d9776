import { classNames } from '@/components/ui/class-names'
import { useNow } from '@/components/use-now'
import { closedDays, officeState, openingTimes } from '@/domain/office-hours'
import type { Settings } from '@/domain/settings'

/** The service hours, and whether somebody is there now. */
export function OfficeHours({ settings }: { settings: Settings }) {
  const zone = settings.time_zone
  const state = officeState(settings, zone, new Date(useNow()))
  const closed = closedDays(settings)
  return (
    <>
      <p className="tabular-nums">{openingTimes(settings, zone)}</p>
      {closed && <p>{closed}</p>}
      <p
        className={classNames(
          'mt-1 min-h-6 font-semibold print:hidden',
          state?.isOpen ? 'text-success' : 'text-accent-ink',
        )}
      >
        {state?.text}
      </p>
    </>
  )
}
