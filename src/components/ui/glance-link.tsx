import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from './icon'
import type { IconName } from './icon-names'

interface GlanceLinkProps {
  to: string
  icon: IconName
  label: ReactNode
  /** Current state. Text that depends on the clock appears after hydration. */
  children?: ReactNode
}

export function GlanceLink({ to, icon, label, children }: GlanceLinkProps) {
  return (
    <Link to={to} className="glance min-h-12 rounded-card px-4 py-2 hover:text-primary">
      <Icon name={icon} className="size-5 text-primary" />
      <span className="flex-1">
        <span className="block font-semibold">{label}</span>
        <span className="block min-h-lh text-sm text-ink-2 tabular-nums">{children}</span>
      </span>
      <Icon name="chevron-right" className="size-5 text-ink-2" />
    </Link>
  )
}
