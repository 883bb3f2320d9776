import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import type { PrayerTime } from '@/domain/prayer-time'

/** Where sun and moon stand. */
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
  /** `HH:mm`; undefined while it is not known. */
  time: string | undefined
  isNext: boolean
}

/** The next one has a bar, another ground and says so. */
export function PrayerTimeCell({ name, icon, time, isNext }: PrayerTimeCellProps) {
  return (
    <li
      className={classNames(
        'flex items-center justify-center gap-1.5 px-1 pb-2 sm:gap-2.5',
        // Forced colours show even transparent borders: the bar would be everybody's.
        isNext ? 'border-t-4 border-accent bg-primary-soft pt-1' : 'pt-2',
      )}
    >
      <Icon
        name={ICONS[icon]}
        className={classNames(
          'size-5 shrink-0 sm:size-6',
          isNext ? 'text-accent-ink' : 'text-ink-2',
        )}
      />
      <span className="min-w-14">
        <span className={classNames('block text-sm', isNext ? 'font-bold' : 'text-ink-2')}>
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
