import { Link } from 'react-router-dom'
import { paths } from '@/domain/paths'
import type { Settings } from '@/domain/settings'

/** Emblem, name and district, leading home. */
export function VillageIdentity({ settings }: { settings: Settings }) {
  return (
    <Link to={paths.home} className="flex min-h-12 min-w-0 items-center gap-3">
      <img src="/emblem.svg" alt="" width="40" height="40" className="size-10 shrink-0" />
      <span className="min-w-0 leading-tight">
        <span className="block truncate text-lg font-bold">{settings.village_name}</span>
        {settings.district && (
          <span className="block truncate text-xs text-ink-2">Kec. {settings.district}</span>
        )}
      </span>
    </Link>
  )
}
