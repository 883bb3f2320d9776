import { Link, useLocation } from 'react-router-dom'
import { useStaff } from '@/components/staff/staff'
import { Icon } from '@/components/ui/icon'
import { paths } from '@/domain/paths'
import { hasRole } from '@/domain/users/role'
import { NewComplaintsBadge } from '@/features/complaints/admin/list/new-complaints-badge'
import { ReturnedDraftsBadge } from '@/features/editorial/admin/list/returned-drafts-badge'
import { SCREENS, screenOf } from './screens'

const complaints = screenOf('complaints').path

interface AdminMenuProps {
  onFollow?: () => void
}

export function AdminMenu({ onFollow }: AdminMenuProps) {
  const person = useStaff()
  const { pathname } = useLocation()
  // `NavLink` would add router code to the chunk that visitors load.
  const isHere = (path: string) =>
    pathname === path || (path !== paths.admin && pathname.startsWith(`${path}/`))
  return (
    <nav aria-label="Menu admin">
      <ul className="flex flex-col gap-1">
        {SCREENS.filter(({ roles }) => hasRole(person.role, roles)).map(({ path, label, icon }) => (
          <li key={path}>
            <Link
              to={path}
              onClick={onFollow}
              aria-current={isHere(path) ? 'page' : undefined}
              className="flex min-h-12 items-center gap-3 rounded-control px-3 font-medium hover:bg-surface-2 aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary"
            >
              <Icon name={icon} className="size-5" />
              {label}
              {path === complaints && <NewComplaintsBadge />}
              {path === paths.admin && person.role === 'kontributor' && <ReturnedDraftsBadge />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
