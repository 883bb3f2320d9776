import { Link } from 'react-router-dom'
import { paths } from '@/domain/paths'
import { districtName, type Settings } from '@/domain/settings/settings'
import { Emblem } from './emblem'

/** Link to the home page with emblem, name and district. Hides the emblem if large text needs its space. */
export function VillageIdentity({ settings }: { settings: Settings }) {
  return (
    <div className="@container min-w-0 grow">
      <Link to={paths.home} className="flex min-h-12 w-fit max-w-full items-center gap-3">
        <Emblem settings={settings} side={40} className="hidden size-10 @min-[9rem]:block" />
        <span className="min-w-0 leading-tight">
          <span className="line-clamp-2 text-[min(1.125rem,15cqi)] leading-tight font-bold lg:text-base xl:text-lg">
            {settings.village_name}
          </span>
          {settings.district && (
            <span className="block truncate text-[min(0.8125rem,11cqi)] text-ink-2">
              {districtName(settings.district, 'Kec. ')}
            </span>
          )}
        </span>
      </Link>
    </div>
  )
}
