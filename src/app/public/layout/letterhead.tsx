import { useLocation } from 'react-router-dom'
import { useHydrated } from '@/components/use-hydrated'
import { useToday } from '@/components/use-now'
import { useOrigin } from '@/components/use-origin'
import { formatDay } from '@/domain/date'
import { placeOf, type Settings } from '@/domain/settings'

/**
 * On paper alone: whose page it is, where it stands, when it was printed. The day that its figures are
 * of stands beside them.
 */
export function Letterhead({ settings }: { settings: Settings }) {
  const { pathname, search } = useLocation()
  const host = useOrigin().replace(/^https?:\/\//, '')
  const today = formatDay(useToday(settings.time_zone))
  // A published page knows the day of its rendering alone.
  const isHydrated = useHydrated()
  return (
    <div className="hidden items-center gap-4 border-b-2 border-ink pb-3 print:flex">
      <img src="/emblem.svg" alt="" width="56" height="56" className="size-14 shrink-0" />
      <div className="grow">
        <p className="text-lg leading-tight font-bold uppercase">
          Pemerintah {settings.village_name}
        </p>
        <p className="text-sm">{placeOf(settings).join(', ')}</p>
      </div>
      <p className="text-right text-xs">
        {host + pathname + search}
        {isHydrated && <span className="block">Dicetak {today}</span>}
      </p>
    </div>
  )
}
