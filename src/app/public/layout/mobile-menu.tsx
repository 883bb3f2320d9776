import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { ButtonLink } from '@/components/ui/buttons/button'
import { classNames } from '@/components/ui/class-names'
import { useCloseOnBack } from '@/components/ui/dialogs/use-close-on-back'
import { Icon } from '@/components/ui/icon'
import { paths } from '@/domain/paths'
import SearchBox from '@/features/search/search-box'
import { useMenus } from '@/stores/menus'
import { isCurrent, MAIN_MENU } from './menu'
import { MenuLink } from './menu-link'

const ENTRY = 'flex min-h-12 items-center px-4 font-semibold'
const NESTED = 'flex min-h-12 items-center pl-8 hover:text-primary'

/** Menu of small screens, opened below the header over the page. Its code loads when the menu is first opened. */
export default function MobileMenu({ id }: { id: string }) {
  const { pathname } = useLocation()
  const close = useMenus((menus) => menus.close)
  useCloseOnBack(close)
  useLayoutEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus()
    }
    addEventListener('keydown', closeOnEscape)
    return () => removeEventListener('keydown', closeOnEscape)
  }, [close, id])
  return (
    <nav
      id={id}
      aria-label="Menu utama"
      className="absolute inset-x-0 top-full max-h-[calc(100dvh-8rem)] overflow-y-auto border-y border-hairline bg-surface pb-4 raised lg:hidden"
    >
      <div className="container-page py-4">
        <SearchBox label="Pencarian dari menu" onLeave={close} />
      </div>
      <ul className="container-page divide-y divide-hairline border-t border-hairline">
        {MAIN_MENU.map((entry) =>
          'subLinks' in entry ? (
            <li key={entry.name}>
              <details
                className="group"
                open={entry.subLinks.some(({ path }) => isCurrent(pathname, path))}
              >
                <summary
                  className={classNames(
                    ENTRY,
                    'list-none justify-between [&::-webkit-details-marker]:hidden',
                    entry.subLinks.some(({ path }) => isCurrent(pathname, path)) && 'text-primary',
                  )}
                >
                  {entry.name}
                  <Icon
                    name="chevron-down"
                    className="size-5 transition-transform duration-150 group-open:rotate-180"
                  />
                </summary>
                <ul className="pb-2">
                  {entry.subLinks.map((link) => (
                    <MenuLink key={link.path} {...link} className={NESTED} onFollow={close} />
                  ))}
                </ul>
              </details>
            </li>
          ) : (
            <MenuLink
              key={entry.name}
              {...entry}
              className={`${ENTRY} hover:text-primary`}
              onFollow={close}
            />
          ),
        )}
      </ul>
      <div className="container-page mt-4 grid gap-3 sm:grid-cols-2">
        <ButtonLink to={paths.complaint} look="primary" onClick={close}>
          Buat Pengaduan
        </ButtonLink>
        <ButtonLink to={paths.login} onClick={close}>
          Login
        </ButtonLink>
      </div>
    </nav>
  )
}
