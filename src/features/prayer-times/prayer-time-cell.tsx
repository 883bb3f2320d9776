import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import type { PrayerTime } from '@/domain/prayer-times/prayer-time'

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
  /** `HH:mm`, or undefined while unknown. */
  time: string | undefined
  isNext: boolean
}

/** The next time is known only after the HTML, so its classes depend on a data attribute. */
export function PrayerTimeCell({ name, icon, time, isNext }: PrayerTimeCellProps) {
  return (
    <li
      data-next={isNext || undefined}
      // Forced colours make even transparent borders visible, so only the next cell has one.
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
