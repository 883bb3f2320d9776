import { useContext } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { PendingPathContext } from '@/app/site-router'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { loadable } from '@/components/loadable'
import { paths } from '@/domain/paths'
import { classNames } from '@/components/ui/class-names'
import { useMenus } from '@/stores/menus'
import { ErrorBoundary } from '../../error-boundary'
import { isCurrent } from './menu'
import { MenuButton } from './menu-button'

const AllMenuDialog = loadable(() => import('./all-menu-dialog'))

interface BarItem {
  name: string
  path: string
  icon: IconName
}

const LEFT: BarItem[] = [
  { name: 'Home', path: paths.home, icon: 'house' },
  { name: 'Berita', path: paths.news, icon: 'newspaper' },
]
const RIGHT: BarItem[] = [
  { name: 'Shop', path: paths.products, icon: 'shopping-basket' },
  { name: 'Lokasi', path: paths.contact, icon: 'map-pin' },
]

/** Classes of an entry. The text grows with the reader's font size until it fills its fifth of the screen. */
const ITEM =
  'flex min-h-[64px] w-full flex-col items-center justify-center gap-1 text-[min(0.8125rem,5vw)] font-medium'

export function BottomBar() {
  const { open, show, close } = useMenus()
  return (
    <>
      <nav
        aria-label="Navigasi bawah"
        className="fixed inset-x-0 bottom-0 z-20 border-t border-hairline bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
      >
        <ul className="mx-auto grid max-w-lg grid-cols-5">
          {LEFT.map((item) => (
            <BarLink key={item.path} {...item} />
          ))}
          <li>
            <MenuButton
              className={classNames(ITEM, 'relative text-primary')}
              aria-haspopup="dialog"
              aria-expanded={open === 'all'}
              onClick={() => show('all')}
            >
              <span className="-mt-6 grid size-[52px] place-items-center rounded-full border-4 border-paper bg-primary text-on-primary">
                <Icon name="layout-grid" className="size-[min(1.85em,36px)]" />
              </span>
              Menu
            </MenuButton>
          </li>
          {RIGHT.map((item) => (
            <BarLink key={item.path} {...item} />
          ))}
        </ul>
      </nav>
      {open === 'all' && (
        <ErrorBoundary fallback={null}>
          <AllMenuDialog onClose={close} />
        </ErrorBoundary>
      )}
    </>
  )
}

function BarLink({ name, path, icon }: BarItem) {
  const { pathname } = useLocation()
  const pendingPath = useContext(PendingPathContext)
  return (
    <li>
      <Link
        to={path}
        aria-current={isCurrent(pathname, path) ? 'page' : undefined}
        className={classNames(
          ITEM,
          isCurrent(pendingPath ?? pathname, path) ? 'text-primary' : 'text-ink-2',
        )}
      >
        <Icon name={icon} className="size-[min(1.85em,36px)]" />
        {name}
      </Link>
    </li>
  )
}
