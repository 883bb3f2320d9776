import type { IconName } from '@/components/ui/icon-names'
import { COLLECTIONS, collectionsWith, type CollectionWith } from '@/domain/collections'
import { paths } from '@/domain/paths'
import { type Role, ROLES } from '@/domain/users/role'
import { VERSIONS_PATH } from '@/domain/versions/versions'

export interface Screen {
  path: string
  label: string
  icon: IconName
  roles: readonly Role[]
}

export const DASHBOARD: Screen = {
  path: paths.admin,
  label: 'Dasbor',
  icon: 'layout-dashboard',
  roles: ROLES,
}

export const ACCOUNT: Screen = {
  path: `${paths.admin}/akun`,
  label: 'Akun saya',
  icon: 'user-round',
  roles: ROLES,
}

export const VERSIONS: Screen = {
  path: VERSIONS_PATH,
  label: COLLECTIONS.versions.label,
  icon: 'history',
  roles: COLLECTIONS.pages.publishers,
}

export const DUTIES: Screen = {
  path: `${paths.admin}/kelengkapan`,
  label: 'Kelengkapan informasi',
  icon: 'clipboard-list',
  roles: ['admin', 'editor', 'petugas'],
}

export function screenOf(name: CollectionWith<'screen'>): Screen {
  const { label, writers: roles, screen } = COLLECTIONS[name]
  return { label, roles, ...screen, path: `${paths.admin}/${screen.path}` }
}

export const SCREENS: readonly Screen[] = [DASHBOARD, ...collectionsWith('screen').map(screenOf)]

export function screenAt(pathname: string): Screen | undefined {
  return [...SCREENS, ACCOUNT, DUTIES, VERSIONS].findLast(({ path }) =>
    `${pathname}/`.startsWith(`${path}/`),
  )
}
