import { useId } from 'react'
import { useToday } from '@/components/browser/use-now'
import { FIXED_PRAYER_TIMES, type PrayerTime } from '@/domain/prayer-times/prayer-time'
import type { Settings } from '@/domain/settings/settings'
import { formatLongDay, TIME_ZONES } from '@/domain/time/date'
import { PrayerTimeCell } from './prayer-time-cell'

export interface PrayerTimesProps {
  settings: Pick<Settings, 'time_zone' | 'latitude' | 'longitude'>
}

interface PrayerTimesFrameProps extends PrayerTimesProps {
  times?: readonly PrayerTime[]
  next?: (PrayerTime & { isTomorrow?: boolean }) | null | undefined
}

/** Strip of prayer times. Reserves space for unknown values so that nothing moves later. */
export function PrayerTimesFrame({ settings, times, next }: PrayerTimesFrameProps) {
  const { time_zone, latitude, longitude } = settings
  const heading = useId()
  const today = useToday(time_zone)
  return (
    <section id="jadwal-salat" tabIndex={-1} aria-labelledby={heading} className="pt-4">
      <div className="overflow-hidden rounded-card border border-hairline bg-surface lg:flex">
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 px-4 py-3 lg:w-96 lg:shrink-0">
          <div className="min-w-[min(100%,7.5rem)] flex-1">
            <h2 id={heading} className="text-lg leading-snug font-bold">
              Jadwal Salat
            </h2>
            <p className="text-sm text-ink-2">
              {`${formatLongDay(today)}\u00a0·\u00a0${TIME_ZONES[time_zone]}`}
            </p>
          </div>
          <p className="min-w-35 sm:min-w-42 sm:text-right">
            <span className="block min-h-lh text-sm text-ink-2">
              {next && (next.isTomorrow ? 'Besok' : 'Berikutnya')}
            </span>{' '}
            <span className="block min-h-lh text-lg font-bold tabular-nums sm:text-xl">
              {next && (
                <>
                  {next.name} <time>{next.time}</time>
                </>
              )}
            </span>
          </p>
        </div>
        <ul className="grid grow grid-cols-[repeat(auto-fill,minmax(max(33.33%,min(100%,5.5rem)),1fr))] border-t border-hairline sm:grid-cols-[repeat(auto-fill,minmax(max(16.66%,min(100%,5.5rem)),1fr))] lg:border-t-0 lg:border-l">
          {FIXED_PRAYER_TIMES.map(({ name, icon }, index) => (
            <PrayerTimeCell
              key={name}
              name={name}
              icon={icon}
              time={times?.[index]?.time}
              isNext={name === next?.name && !next.isTomorrow}
            />
          ))}
        </ul>
      </div>
      <p className="mt-1.5 text-xs text-ink-2">
        {latitude === null || longitude === null
          ? 'Jadwal umum; lokasi kantor belum diatur.'
          : 'Kriteria Kemenag, untuk lokasi kantor desa.'}
      </p>
    </section>
  )
}
