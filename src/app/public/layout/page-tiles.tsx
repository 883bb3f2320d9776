import { Link } from 'react-router-dom'
import { Icon } from '@/components/ui/icon'
import { ALL_LINKS } from './menu'

export default function PageTiles({ onFollow }: { onFollow?: () => void }) {
  return (
    <ul className="grid grid-cols-3 gap-1 sm:grid-cols-4">
      {ALL_LINKS.map(({ name, path, icon }) => (
        <li key={path}>
          <Link
            to={path}
            onClick={onFollow}
            className="flex h-full min-h-24 flex-col items-center justify-center gap-2 rounded-card px-[2px] py-2 text-center text-[min(0.875rem,4.5vw)] leading-normal font-medium hover:bg-primary-soft hover:text-primary"
          >
            <Icon name={icon} className="size-7 text-primary" />
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
