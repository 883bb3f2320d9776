import { NavLink } from 'react-router-dom'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { paths } from '@/domain/paths'
import { hasRole, type Role } from '@/domain/role'
import { ALL_SCREENS } from './screens'

/** The screens that `role` may open. */
export function AdminMenu({ role, onFollow }: { role: Role; onFollow?: () => void }) {
  return (
    <nav aria-label="Menu admin">
      <ul className="flex flex-col gap-1">
        {ALL_SCREENS.filter(({ roles }) => hasRole(role, roles)).map(({ path, label, icon }) => (
          <li key={path}>
            <NavLink
              to={path}
              end={path === paths.admin}
              onClick={onFollow}
              className={({ isActive }) =>
                classNames(
                  'flex min-h-12 items-center gap-3 rounded-control px-3 font-medium',
                  isActive ? 'bg-primary-soft text-primary' : 'hover:bg-surface-2',
                )
              }
            >
              <Icon name={icon} className="size-5" />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
