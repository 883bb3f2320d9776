import { DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useOnline } from '@/components/browser/use-online'
import { selectNumbers } from '@/components/form/fields/select-numbers'
import { nextOnEnter } from '@/components/form/next-on-enter'
import { loadRichText } from '@/components/form/markup/markup-field'
import { StaffPortrait } from '@/components/form/pictures/staff-picture'
import { Modal } from '@/components/ui/dialogs/modal'
import { useCloseOnBack } from '@/components/ui/dialogs/use-close-on-back'
import { Icon } from '@/components/ui/icon'
import { paths } from '@/domain/paths'
import { ROLE_LABEL, hasRole } from '@/domain/users/role'
import { NewComplaintsBadge } from '@/features/complaints/admin/list/new-complaints-badge'
import { ReturnedDraftsBadge } from '@/features/editorial/admin/list/returned-drafts-badge'
import { ShareHost } from '@/features/editorial/admin/share/open-share-sheet'
import { useSettings } from '@/lib/query/settings-query'
import { idle } from '@/lib/query/prefetch/idle'
import { guardPendingEntries } from '@/services/autosave/entries'
import { watchServerClock } from '@/services/saving/watch-server-clock'
import { clearPayloadForOtherPaths } from '@/stores/navigation-payload'
import { useStaff } from '@/components/staff/staff'
import UpdateNotice from '../public/layout/update-notice'
import { useFocusOnNavigation } from '../use-focus-on-navigation'
import { usePalette } from '../use-palette'
import { NoticeBar } from './notice-bar'
import { ACCOUNT, SCREENS, screenAt, screenOf } from '@/staff/screens'
import { SignOutButton } from './sign-out-button'

const complaints = screenOf('complaints').path

function AdminMenu({ onFollow }: { onFollow?: () => void }) {
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
              <Icon name={icon} />
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

function MenuDrawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  useCloseOnBack(onClose)
  return (
    <Modal onClose={onClose} className="relative z-40">
      <DialogBackdrop className="fixed inset-0 bg-[#000]/50" />
      <DialogPanel className="fixed inset-y-0 left-0 grid w-72 max-w-[85vw] grid-cols-1 grid-rows-[auto_minmax(0,1fr)] bg-surface">
        <div className="flex items-center justify-between p-3 pb-2 pl-6">
          <DialogTitle className="font-bold">Menu admin</DialogTitle>
          <button type="button" onClick={onClose} className="grid size-12 place-items-center">
            <Icon name="x" className="size-6" />
            <span className="sr-only">Tutup</span>
          </button>
        </div>
        <div className="flex flex-col gap-2 overflow-y-auto overscroll-contain p-3 pt-0 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
          {children}
        </div>
      </DialogPanel>
    </Modal>
  )
}

export function AdminLayout({ children }: { children: ReactNode }) {
  const { village_name: village } = useSettings()
  const { pathname } = useLocation()
  const screen = screenAt(pathname)
  const online = useOnline()
  const [drawer, setDrawer] = useState(false)
  usePalette()
  useFocusOnNavigation()
  useEffect(focusTitleWhenRendered, [])
  useEffect(guardPendingEntries, [])
  useEffect(selectNumbers, [])
  useEffect(nextOnEnter, [])
  useEffect(watchServerClock, [])
  useEffect(() => {
    void idle()
      .then(loadRichText)
      .catch(() => {}) // The field itself shows the failure.
  }, [])
  useEffect(() => clearPayloadForOtherPaths(pathname), [pathname])
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] print:block print:min-h-0">
      <title>{screen ? `${screen.label} – Admin ${village}` : `Admin ${village}`}</title>
      <a
        href="#isi"
        className="absolute top-2 left-2 z-50 [translate:0_-200%] rounded-control bg-primary px-5 py-3 font-semibold text-on-primary focus:[translate:0] print:hidden"
      >
        Langsung ke isi
      </a>
      <header className="sticky top-0 z-20 flex items-center gap-2 border-b border-hairline bg-surface px-2 lg:hidden print:hidden">
        <button
          type="button"
          onClick={() => setDrawer(true)}
          className="grid size-14 place-items-center"
        >
          <Icon name="menu" className="size-6" />
          <span className="sr-only">Buka menu</span>
        </button>
        <p className="line-clamp-2 min-w-0 grow leading-tight font-bold">Admin {village}</p>
        <SignOutButton />
      </header>
      <aside className="sticky top-0 hidden h-dvh flex-col gap-6 overflow-y-auto border-r border-hairline bg-surface p-4 lg:flex print:hidden">
        <Link to={paths.home} className="px-3 pt-2 text-lg leading-tight font-bold">
          {village}
          <span className="block text-sm font-normal text-ink-2">Lihat situs</span>
        </Link>
        <AdminMenu />
        <div className="mt-auto flex flex-col gap-1 border-t border-hairline pt-4">
          <AccountLink />
          <SignOutButton />
        </div>
      </aside>
      {drawer && (
        <MenuDrawer onClose={() => setDrawer(false)}>
          <AdminMenu onFollow={() => setDrawer(false)} />
          <Link to={paths.home} className="flex min-h-12 items-center px-3 text-primary">
            Lihat situs
          </Link>
          <AccountLink onFollow={() => setDrawer(false)} />
        </MenuDrawer>
      )}
      <main id="isi" tabIndex={-1} className="min-w-0 px-4 lg:px-10 print:p-0 print:*:pb-0">
        {!online && (
          <p
            role="status"
            className="mt-3 flex items-center gap-2 text-sm font-medium print:hidden"
          >
            <Icon name="cloud-off" className="size-4 shrink-0" />
            Tanpa jaringan. Disimpan di perangkat.
          </p>
        )}
        {children}
      </main>
      <NoticeBar />
      <ShareHost />
      <UpdateNotice />
    </div>
  )
}

/** Moves the focus from `main` to the screen's title once a lazily loaded screen has rendered it. */
function focusTitleWhenRendered() {
  const main = document.getElementById('isi')
  if (!main) return
  const observer = new MutationObserver(() => {
    if (document.activeElement === main)
      main.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true })
  })
  observer.observe(main, { childList: true, subtree: true })
  return () => observer.disconnect()
}

function AccountLink({ onFollow }: { onFollow?: () => void }) {
  const person = useStaff()
  return (
    <Link
      to={ACCOUNT.path}
      onClick={onFollow}
      className="flex min-h-14 items-center gap-3 rounded-control px-3 py-1 hover:bg-surface-2"
    >
      <StaffPortrait src={person.avatarurl} className="size-11" />
      <span className="min-w-0 text-sm">
        <span className="block font-semibold break-words">{person.name}</span>
        <span className="text-ink-2">{ROLE_LABEL[person.role]}</span>
        <span className="sr-only">, {ACCOUNT.label}</span>
      </span>
    </Link>
  )
}
