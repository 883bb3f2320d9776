import { Link } from 'react-router-dom'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'

export interface SitePage {
  name: string
  path: string
  icon: IconName
}

export function PageLinks({ pages }: { pages: readonly SitePage[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {pages.map(({ name, path, icon }) => (
        <li key={path} className="min-w-0">
          <Link
            to={path}
            className="flex h-full min-h-14 items-center gap-2 rounded-card border border-hairline bg-surface px-2.5 py-2 font-semibold hover:border-primary hover:text-primary sm:gap-3 sm:px-4"
          >
            <Icon name={icon} className="size-6 text-primary" />
            <span className="min-w-0 grow">{name}</span>
            <Icon name="chevron-right" className="size-5 text-ink-2 max-sm:hidden" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
