import type { IconName } from '@/components/ui/icon-names'
import { COLLECTIONS, collectionsWith, type With } from '@/domain/collections'
import { paths } from '@/domain/paths'
import { type Role, ROLES } from '@/domain/users/role'
import { VERSIONS_PATH } from '@/domain/versions/versions'

export interface Screen {
  path: string
  label: string
  icon: IconName
  /** Who may go there. */
  roles: readonly Role[]
}

export const DASHBOARD: Screen = {
  path: paths.admin,
  label: 'Dasbor',
  icon: 'layout-dashboard',
  roles: ROLES,
}

/** Reached from where the layout says who is signed in. */
export const ACCOUNT: Screen = {
  path: `${paths.admin}/akun`,
  label: 'Akun saya',
  icon: 'user-round',
  roles: ROLES,
}

/** Reached from what stands there now. */
export const VERSIONS: Screen = {
  path: VERSIONS_PATH,
  label: COLLECTIONS.versions.label,
  icon: 'history',
  roles: COLLECTIONS.pages.publishers,
}

/** The screen of a collection; some are shared with others that have none of their own. */
export function screenOf(name: With<'screen'>): Screen {
  const { label, writers: roles, screen } = COLLECTIONS[name]
  return { label, roles, ...screen, path: `${paths.admin}/${screen.path}` }
}

/** The admin's screens, in the order of its menu. */
export const SCREENS: readonly Screen[] = [DASHBOARD, ...collectionsWith('screen').map(screenOf)]

/** Which of them is at a path or above it. */
export function screenAt(pathname: string): Screen | undefined {
  return [...SCREENS, ACCOUNT, VERSIONS].findLast(({ path }) =>
    `${pathname}/`.startsWith(`${path}/`),
  )
}
