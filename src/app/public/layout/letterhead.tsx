import { useLocation } from 'react-router-dom'
import { useClockDay } from '@/components/browser/use-now'
import { useOrigin } from '@/components/browser/use-origin'
import { placeOf, type Settings } from '@/domain/settings/settings'
import { formatDay } from '@/domain/time/date'
import { Emblem } from './emblem'

/**
 * On paper alone: whose page it is, where it stands, when it was printed. The day that its statistics are
 * of stands beside them.
 */
export function Letterhead({ settings }: { settings: Settings }) {
  const { pathname, search } = useLocation()
  const host = useOrigin().replace(/^https?:\/\//, '')
  const today = useClockDay(settings.time_zone)
  return (
    <div className="hidden items-center gap-4 border-b-2 border-ink pb-3 print:flex">
      <Emblem settings={settings} side={56} className="size-14" />
      <div className="grow">
        <p className="text-lg leading-tight font-bold uppercase">
          Pemerintah {settings.village_name}
        </p>
        <p className="text-sm">{placeOf(settings).join(', ')}</p>
      </div>
      <p className="text-right text-xs">
        {/* Of what may stand behind the path the HTML knows nothing, nor of the day. */}
        {host + pathname + (today && search)}
        {today && <span className="block">Dicetak {formatDay(today)}</span>}
      </p>
    </div>
  )
}
