import { useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useHydrated } from '@/components/hydration/hydration'
import { AfterPaint } from '@/components/hydration/use-after-paint'
import { ButtonLink } from '@/components/ui/buttons/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { loadable } from '@/components/loadable'
import { paths } from '@/domain/paths'
import { type Settings, districtName } from '@/domain/settings/settings'
import SearchBox from '@/features/search/search-box'
import { useMenus } from '@/stores/menus'
import { ErrorBoundary } from '../../error-boundary'
import { ContactLinks, SocialLinks } from './contact-links'
import { Emblem } from './emblem'
import { isCurrent, MAIN_MENU, type SubLink } from './menu'
import { MenuButton } from './menu-button'
import { MenuLink } from './menu-link'

/** Link to the home page with emblem, name and district. Hides the emblem if large text needs the space. */
function VillageIdentity({ settings }: { settings: Settings }) {
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

const MobileMenu = loadable(() => import('./mobile-menu'))

/** Classes of an icon button. Its size is in pixels, so that large text leaves space for the village's name. */
const ICON_BUTTON =
  'grid size-[48px] shrink-0 place-items-center rounded-full hover:bg-primary-soft hover:text-primary'

/** Header: contact strip and menu on large screens; name, search and menu button on small screens. */
export function SiteHeader({ settings }: { settings: Settings }) {
  return (
    <header className="site-header sticky top-0 z-20 border-b border-hairline bg-surface lg:static print:hidden">
      <div className="hidden border-b border-hairline bg-surface-2 lg:block">
        <div className="container-page flex min-h-14 items-center justify-between gap-6 text-sm text-ink-2">
          <ContactLinks settings={settings} look="strip" />
          <div className="flex items-center gap-2">
            <SocialLinks settings={settings} look="strip" />
            <div className="w-64">
              <AfterPaint>
                <QuickSearch />
              </AfterPaint>
            </div>
            {/* In the row of the menu, this link would take the space that a long village name (24 characters) needs. */}
            <ButtonLink to={paths.login} className="lg:min-h-10 lg:px-3">
              Login
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className="container-page flex min-h-14 items-center justify-between gap-2 lg:min-h-18">
        <VillageIdentity settings={settings} />
        <div className="hidden items-center gap-2 whitespace-nowrap lg:flex">
          <MainMenu />
          <ButtonLink to={paths.complaint} look="primary" className="lg:px-3.5 lg:text-sm">
            Buat Pengaduan
          </ButtonLink>
        </div>
        <div className="flex lg:hidden">
          <Link to={paths.searchField} className={ICON_BUTTON}>
            <Icon name="search" className="size-[min(1.5rem,36px)]" />
            <span className="sr-only">Cari</span>
          </Link>
          <MobileMenuToggle />
        </div>
      </div>
    </header>
  )
}

/**
 * Media query for the width from which the header of large screens is shown. Small screens do not render its search
 * field. A window that is enlarged gets the field on the next page. Reading `innerWidth` would force a layout.
 */
const LARGE = '(min-width: 1024px)'

function QuickSearch() {
  const { pathname } = useLocation()
  // The search page has its own field.
  if (pathname === paths.search || !matchMedia(LARGE).matches) return null
  return <SearchBox label="Pencarian cepat" size="small" />
}

function MobileMenuToggle() {
  const isOpen = useMenus(({ open }) => open === 'mobile')
  const { show, close } = useMenus.getState()
  return (
    <>
      <MenuButton
        className={ICON_BUTTON}
        aria-expanded={isOpen}
        aria-controls="mobile-menu"
        onClick={() => (isOpen ? close() : show('mobile'))}
      >
        <Icon name={isOpen ? 'x' : 'menu'} className="size-[min(1.5rem,36px)]" />
        <span className="sr-only">{isOpen ? 'Tutup menu' : 'Buka menu'}</span>
      </MenuButton>
      {isOpen && (
        <ErrorBoundary fallback={null}>
          <MobileMenu id="mobile-menu" />
        </ErrorBoundary>
      )}
    </>
  )
}

const ENTRY =
  'inline-flex min-h-12 items-center gap-1 rounded-control px-1.5 text-sm font-semibold whitespace-nowrap hover:bg-primary-soft hover:text-primary'

function MainMenu() {
  const { pathname } = useLocation()
  const showMenu = useMenus((menus) => menus.show)
  return (
    <nav aria-label="Menu utama">
      <ul className="flex">
        {MAIN_MENU.map((entry) =>
          'subLinks' in entry ? (
            // The path in the key closes the menu after a navigation.
            <Dropdown key={`${entry.name} ${pathname}`} {...entry} pathname={pathname} />
          ) : (
            <MenuLink key={entry.name} {...entry} className={ENTRY} />
          ),
        )}
        <li>
          <MenuButton
            title="Semua Menu"
            aria-haspopup="dialog"
            className={classNames(ENTRY, 'gap-2')}
            onClick={() => showMenu('all')}
          >
            <Icon name="layout-grid" />
            <span className="max-xl:sr-only">Semua Menu</span>
          </MenuButton>
        </li>
      </ul>
    </nav>
  )
}

interface DropdownProps {
  name: string
  subLinks: readonly SubLink[]
  pathname: string
}

/** Button that shows or hides links (w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation). */
function Dropdown({ name, subLinks, pathname }: DropdownProps) {
  const [open, setOpen] = useState(false)
  const isHydrated = useHydrated()
  const item = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const list = useId()
  const holdsCurrent = subLinks.some(({ path }) => isCurrent(pathname, path))

  useEffect(() => {
    if (!open) return
    const closeOutside = (event: PointerEvent) => {
      if (!item.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [open])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only follows its button
    <li
      ref={item}
      className="group relative"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        setOpen(false)
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isHydrated ? open : undefined}
        aria-controls={list}
        className={classNames(ENTRY, holdsCurrent && 'text-primary')}
        onClick={(event) => {
          // A mouse opens the menu by hover, so its click must not close it.
          const byKeyboard = event.detail === 0
          setOpen((was) => (byKeyboard || !matchMedia('(hover: hover)').matches ? !was : true))
        }}
      >
        {name}
        <Icon
          name="chevron-down"
          className={classNames('size-4 transition-transform duration-150', open && 'rotate-180')}
        />
      </button>
      <ul
        id={list}
        hidden={isHydrated && !open}
        className={classNames(
          'absolute top-full left-0 z-30 min-w-56 rounded-card border border-hairline bg-surface p-2 raised',
          // CSS opens the menu on hover and focus until hydration.
          !isHydrated && 'hidden group-focus-within:block group-hover:block',
        )}
      >
        {subLinks.map((link) => (
          <MenuLink
            key={link.path}
            {...link}
            className="flex min-h-12 items-center rounded-control px-4 hover:bg-primary-soft hover:text-primary"
            onFollow={() => setOpen(false)}
          />
        ))}
      </ul>
    </li>
  )
}
