import { useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { useMenus } from '@/stores/menus'
import { isCurrent, MAIN_MENU } from './menu'
import { MenuButton } from './menu-button'
import { useHydrated } from '@/components/hydration/hydration'

const ENTRY =
  'inline-flex min-h-12 items-center gap-1 rounded-control px-1.5 text-sm font-semibold whitespace-nowrap hover:bg-primary-soft hover:text-primary'
const CURRENT = 'text-primary'

export function MainMenu() {
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
            <li key={entry.name}>
              <Link
                to={entry.path}
                aria-current={isCurrent(pathname, entry.path) ? 'page' : undefined}
                className={classNames(ENTRY, isCurrent(pathname, entry.path) && CURRENT)}
              >
                {entry.name}
              </Link>
            </li>
          ),
        )}
        <li>
          <MenuButton
            title="Semua Menu"
            aria-haspopup="dialog"
            className={classNames(ENTRY, 'gap-2')}
            onClick={() => showMenu('all')}
          >
            <Icon name="layout-grid" className="size-5" />
            <span className="max-xl:sr-only">Semua Menu</span>
          </MenuButton>
        </li>
      </ul>
    </nav>
  )
}

interface DropdownProps {
  name: string
  subLinks: readonly { name: string; path: string }[]
  pathname: string
}

/** Disclosure of links (w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation). */
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
        className={classNames(ENTRY, holdsCurrent && CURRENT)}
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
        {subLinks.map(({ name: label, path }) => (
          <li key={path}>
            <Link
              to={path}
              aria-current={isCurrent(pathname, path) ? 'page' : undefined}
              className={classNames(
                'flex min-h-12 items-center rounded-control px-4 hover:bg-primary-soft hover:text-primary',
                isCurrent(pathname, path) && 'font-semibold text-primary',
              )}
              onClick={() => setOpen(false)}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  )
}
