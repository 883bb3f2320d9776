import { Link, useLocation } from 'react-router-dom'
import { classNames } from '@/components/ui/class-names'
import { isCurrent } from './menu'

interface MenuLinkProps {
  name: string
  path: string
  className: string
  onFollow?: () => void
}

/** Item of the main menu. Marks the current page. */
export function MenuLink({ name, path, className, onFollow }: MenuLinkProps) {
  const isHere = isCurrent(useLocation().pathname, path)
  return (
    <li>
      <Link
        to={path}
        aria-current={isHere ? 'page' : undefined}
        className={classNames(className, isHere && 'font-semibold text-primary')}
        onClick={onFollow}
      >
        {name}
      </Link>
    </li>
  )
}
