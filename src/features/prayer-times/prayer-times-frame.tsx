import { useId } from 'react'
import { useToday } from '@/components/browser/use-now'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { Loading } from '@/components/ui/states/loading'
import { FIXED_PRAYER_TIMES, type PrayerTime } from '@/domain/prayer-times/prayer-time'
import type { Settings } from '@/domain/settings/settings'
import { TIME_ZONES, formatLongDay } from '@/domain/time/date'

export function PrayerTimesSkeleton({ settings }: PrayerTimesProps) {
  return (
    <Loading subject="jadwal salat">
      <PrayerTimesFrame settings={settings} />
    </Loading>
  )
}

const ICONS: Record<PrayerTime['icon'], IconName> = {
  imsak: 'moon',
  subuh: 'sunrise',
  dzuhur: 'sun',
  ashar: 'sun-dim',
  maghrib: 'sunset',
  isya: 'moon-star',
}

interface PrayerTimeCellProps {
  name: string
  icon: PrayerTime['icon']
  /** Time as `HH:mm`, or undefined if it is not known yet. */
  time: string | undefined
  isNext: boolean
}

/**
 * Cell with one prayer time. The next prayer is marked by `data-next`, not by other classes. A published page is
 * rendered before the next prayer is known, and its CSS contains only the classes in its HTML (ADR 34).
 */
function PrayerTimeCell({ name, icon, time, isNext }: PrayerTimeCellProps) {
  return (
    <li
      data-next={isNext || undefined}
      // Has a border only if it is the next prayer, because forced colours make transparent borders visible.
      className="group flex items-center justify-center gap-1.5 border-accent px-1 pt-2 pb-2 data-next:border-t-4 data-next:bg-primary-soft data-next:pt-1 sm:gap-2.5"
    >
      <Icon
        name={ICONS[icon]}
        className="size-5 shrink-0 text-ink-2 group-data-next:text-accent-ink sm:size-6"
      />
      <span className="min-w-14">
        <span className="block text-sm text-ink-2 group-data-next:font-bold group-data-next:text-ink">
          {name}
        </span>
        <span className="block text-lg leading-snug font-bold tabular-nums">
          {time ? <time>{time}</time> : <span className="inline-block h-4 w-12 skeleton" />}
        </span>
        {isNext && <span className="sr-only">berikutnya</span>}
      </span>
    </li>
  )
}

export interface PrayerTimesProps {
  settings: Pick<Settings, 'time_zone' | 'latitude' | 'longitude'>
}

interface PrayerTimesFrameProps extends PrayerTimesProps {
  times?: readonly PrayerTime[]
  next?: (PrayerTime & { isTomorrow?: boolean }) | null | undefined
}

/** Strip of prayer times. Times that are not known yet have placeholders of the same size. */
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
