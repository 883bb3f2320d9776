import { useLocation } from 'react-router-dom'
import { useClockDay } from '@/components/browser/use-now'
import { useOrigin } from '@/components/browser/use-origin'
import { locationParts, type Settings } from '@/domain/settings/settings'
import { formatDay } from '@/domain/time/date'
import { Emblem } from './emblem'

/** Print-only header with the village, the page's address and the date of printing. */
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
        <p className="text-sm">{locationParts(settings).join(', ')}</p>
      </div>
      <p className="text-right text-xs">
        {/* The published HTML is the same for all queries and days, so both appear after hydration. */}
        {host + pathname + (today && search)}
        {today && <span className="block">Dicetak {formatDay(today)}</span>}
      </p>
    </div>
  )
}
