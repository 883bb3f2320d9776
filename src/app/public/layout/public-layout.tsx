import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useMemo, useContext } from 'react'
import { useLocation, Link } from 'react-router-dom'
import { PendingPathContext } from '@/app/site-router'
import { useClockDay } from '@/components/browser/use-now'
import { useOrigin } from '@/components/hydration/hydration'
import { AfterPaint } from '@/components/hydration/use-after-paint'
import { classNames } from '@/components/ui/class-names'
import { loadable } from '@/components/loadable'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { paths } from '@/domain/paths'
import { type Settings, locationParts } from '@/domain/settings/settings'
import { formatDay } from '@/domain/time/date'
import { settingsQuery, useSettings } from '@/lib/query/settings-query'
import type { ContentQuery } from '@/lib/query/content-query'
import { useInstall, useUpdate } from '@/stores/install'
import { useMenus } from '@/stores/menus'
import { ErrorBoundary } from '../../error-boundary'
import { Emblem } from './emblem'
import { isCurrent } from './menu'
import { MenuButton } from './menu-button'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

function Letterhead({ settings }: { settings: Settings }) {
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
        {/* The published HTML is the same for all queries and days, so the query and the day appear after hydration. */}
        {host + pathname + (today && search)}
        {today && <span className="block">Dicetak {formatDay(today)}</span>}
      </p>
    </div>
  )
}

/** Notice about content that is stored on the device. Its code loads only if the page shows such content. */
const StoredContentNotice = loadable(() => import('./stored-content-notice'))
const InstallCard = loadable(() => import('./install-card'))
const UpdateNotice = loadable(() => import('./update-notice'))

interface PublicLayoutProps {
  queries: readonly ContentQuery[]
  children: ReactNode
}

export function PublicLayout({ queries, children }: PublicLayoutProps) {
  const settings = useSettings()
  const client = useQueryClient()
  // Reserves the height of the window while the content loads, so that the footer does not move.
  const isAwaited = useMemo(
    () => queries.slice(1).some(({ queryKey }) => client.getQueryData(queryKey) === undefined),
    [client, queries],
  )
  const { suggestion } = useInstall()
  const { apply } = useUpdate()
  const { isLoading } = useQuery(settingsQuery.options)
  return (
    <div className="flex min-h-dvh flex-col print:block">
      <a
        href="#isi"
        className="absolute top-2 left-2 z-50 [translate:0_-200%] rounded-control bg-primary px-5 py-3 font-semibold text-on-primary focus:[translate:0] print:hidden"
      >
        Langsung ke isi
      </a>
      <SiteHeader settings={settings} />
      <Letterhead settings={settings} />
      <AfterPaint>
        <ErrorBoundary fallback={null}>
          <StoredContentNotice queries={queries} />
        </ErrorBoundary>
      </AfterPaint>
      {/* One boundary for page and footer, so that the footer never appears before the page. */}
      <Suspense>
        <main
          id="isi"
          tabIndex={-1}
          className={classNames('container-page grow', isAwaited && 'min-h-dvh print:min-h-0')}
        >
          {children}
        </main>
        {suggestion && (
          <ErrorBoundary fallback={null}>
            <InstallCard settings={settings} suggestion={suggestion} />
          </ErrorBoundary>
        )}
        {!isLoading && <SiteFooter settings={settings} />}
      </Suspense>
      <BottomBar />
      {apply && (
        <ErrorBoundary fallback={null}>
          <UpdateNotice />
        </ErrorBoundary>
      )}
    </div>
  )
}

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

/** Classes of a bar item. The text grows with the reader's font size until it fills a fifth of the screen. */
const ITEM =
  'flex min-h-[64px] w-full flex-col items-center justify-center gap-1 text-[min(0.8125rem,5vw)] font-medium'

function BottomBar() {
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
