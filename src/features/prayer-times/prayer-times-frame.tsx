import type { ReactNode } from 'react'
import { Section } from '@/components/layout/section'
import { TIME_ZONES } from '@/domain/date'
import { FIXED_PRAYER_TIMES, type PrayerTime } from '@/domain/prayer-time'
import type { Settings } from '@/domain/settings'
import { PrayerTimeCell } from './prayer-time-cell'

export interface PrayerTimesProps {
  settings: Pick<Settings, 'time_zone' | 'latitude' | 'longitude'>
}

interface PrayerTimesFrameProps extends PrayerTimesProps {
  /** Today in words. */
  day?: string
  next?: ReactNode
  times?: readonly PrayerTime[]
  nextName?: string | undefined
}

/** What is not known yet keeps its place, so that nothing moves once it is. */
export function PrayerTimesFrame({ settings, day, next, times, nextName }: PrayerTimesFrameProps) {
  const { time_zone, latitude, longitude } = settings
  return (
    <Section title="Jadwal Salat">
      <div className="overflow-hidden rounded-card border border-hairline bg-surface">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 px-4 pt-4 pb-3">
          <p className="text-ink-2">
            {day ?? <span className="inline-block h-4 w-44 skeleton" />} · {TIME_ZONES[time_zone]}
          </p>
          <p className="basis-full text-xl font-bold tabular-nums sm:basis-auto">
            {next ?? <span className="inline-block h-5 w-48 max-w-full skeleton" />}
          </p>
        </div>
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(max(33.33%,min(100%,5.5rem)),1fr))] border-t border-hairline sm:grid-cols-[repeat(auto-fit,minmax(max(16.66%,min(100%,5.5rem)),1fr))]">
          {FIXED_PRAYER_TIMES.map(({ name, icon }, index) => (
            <PrayerTimeCell
              key={name}
              name={name}
              icon={icon}
              time={times?.[index]?.time}
              isNext={name === nextName}
            />
          ))}
        </ul>
      </div>
      <p className="mt-3 text-sm text-ink-2">
        {latitude === null || longitude === null
          ? 'Jadwal umum; lokasi kantor belum diatur.'
          : 'Kriteria Kemenag, untuk lokasi kantor desa.'}
      </p>
    </Section>
  )
}
