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
        'border-t-4 px-1 pt-2 pb-3 text-center',
        isNext ? 'border-accent bg-primary-soft' : 'border-transparent',
      )}
    >
      <Icon
        name={ICONS[icon]}
        className={classNames('mx-auto size-6', isNext ? 'text-accent-ink' : 'text-ink-2')}
      />
      <span className={classNames('mt-1 block', isNext ? 'font-bold' : 'text-ink-2')}>{name}</span>
      <span className="block text-lg font-bold tabular-nums">
        {time ? <time>{time}</time> : <span className="inline-block h-4 w-12 skeleton" />}
      </span>
      {isNext && <span className="sr-only">berikutnya</span>}
    </li>
  )
}
