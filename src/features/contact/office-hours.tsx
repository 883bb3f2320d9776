import { classNames } from '@/components/ui/class-names'
import { useNow } from '@/components/use-now'
import { TIME_ZONES, type TimeZone } from '@/domain/date'
import { OFFICE_HOURS, officeState } from '@/domain/office-hours'

/** The service hours, and whether somebody is there now. */
export function OfficeHours({ zone }: { zone: TimeZone }) {
  const now = useNow()
  const state = now === null ? null : officeState(zone, new Date(now))
  return (
    <>
      <p className="tabular-nums">
        Senin–Jumat {OFFICE_HOURS.opens}–{OFFICE_HOURS.closes} {TIME_ZONES[zone]}
      </p>
      <p>Sabtu dan Minggu tutup</p>
      <p
        className={classNames(
          'mt-1 min-h-6 font-semibold',
          state?.isOpen ? 'text-success' : 'text-accent-ink',
        )}
      >
        {state?.text}
      </p>
    </>
  )
}
