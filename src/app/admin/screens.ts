import type { IconName } from '@/components/ui/icon-names'
import { paths } from '@/domain/paths'
import type { Role } from '@/domain/role'

export interface Screen {
  path: string
  label: string
  icon: IconName
  /** Who may go there. */
  roles: readonly Role[]
}

const at = (name: string) => `${paths.admin}/${name}`
const WRITERS: readonly Role[] = ['admin', 'editor', 'kontributor']
const PUBLISHERS: readonly Role[] = ['admin', 'editor']

/** The admin's screens, in the order of its menu. */
export const SCREENS = {
  dashboard: {
    path: paths.admin,
    label: 'Dasbor',
    icon: 'layout-dashboard',
    roles: ['admin', 'editor', 'kontributor', 'petugas'],
  },
  news: { path: at('berita'), label: 'Berita', icon: 'newspaper', roles: WRITERS },
  announcements: {
    path: at('pengumuman'),
    label: 'Pengumuman',
    icon: 'megaphone',
    roles: PUBLISHERS,
  },
  agenda: { path: at('agenda'), label: 'Agenda', icon: 'calendar-days', roles: WRITERS },
  complaints: {
    path: at('pengaduan'),
    label: 'Pengaduan',
    icon: 'message-square-text',
    roles: ['admin', 'petugas'],
  },
  officials: { path: at('aparatur'), label: 'Aparatur', icon: 'users', roles: PUBLISHERS },
  products: { path: at('umkm'), label: 'UMKM', icon: 'store', roles: WRITERS },
  gallery: { path: at('galeri'), label: 'Galeri', icon: 'images', roles: WRITERS },
  statistics: { path: at('statistik'), label: 'Statistik', icon: 'chart-pie', roles: PUBLISHERS },
  budget: { path: at('anggaran'), label: 'Anggaran', icon: 'wallet-cards', roles: PUBLISHERS },
  pages: { path: at('konten'), label: 'Konten', icon: 'file-text', roles: PUBLISHERS },
  bin: { path: at('sampah'), label: 'Tempat sampah', icon: 'trash-2', roles: WRITERS },
  users: { path: at('users'), label: 'Pengguna', icon: 'user-cog', roles: ['admin'] },
  settings: { path: at('settings'), label: 'Pengaturan', icon: 'settings', roles: ['admin'] },
} as const satisfies Record<string, Screen>

export const ALL_SCREENS: readonly Screen[] = Object.values(SCREENS)
