import type { IconName } from '@/components/ui/icon-names'
import { paths } from '@/domain/paths'

export interface SubLink {
  name: string
  path: string
}

type MenuEntry = SubLink | { name: string; subLinks: readonly SubLink[] }

/** All pages in the order of the "Semua Menu" dialog. */
export const ALL_LINKS: readonly (SubLink & { icon: IconName })[] = [
  { name: 'Beranda', path: paths.home, icon: 'house' },
  { name: 'Aparatur Desa', path: paths.officials, icon: 'users' },
  { name: 'Sejarah Desa', path: paths.history, icon: 'landmark' },
  { name: 'Visi & Misi', path: paths.vision, icon: 'eye' },
  { name: 'Layanan', path: paths.services, icon: 'clipboard-list' },
  { name: 'Pengaduan', path: paths.complaint, icon: 'message-square-warning' },
  { name: 'Permohonan Informasi', path: paths.request, icon: 'file-text' },
  { name: 'Agenda', path: paths.agenda, icon: 'calendar-days' },
  { name: 'Berita', path: paths.news, icon: 'newspaper' },
  { name: 'Data Statistik', path: paths.statistics, icon: 'chart-pie' },
  { name: 'APBDes', path: paths.budget, icon: 'wallet-cards' },
  { name: 'Informasi Publik', path: paths.publicInformation, icon: 'files' },
  { name: 'Pembangunan', path: paths.projects, icon: 'hard-hat' },
  { name: 'Produk Desa', path: paths.products, icon: 'shopping-basket' },
  { name: 'Galeri', path: paths.gallery, icon: 'images' },
  { name: 'Kontak', path: paths.contact, icon: 'map-pin' },
]

const linksTo = (...wanted: string[]): SubLink[] =>
  wanted.flatMap((path) => ALL_LINKS.filter((link) => link.path === path))

export const MAIN_MENU: readonly MenuEntry[] = [
  { name: 'Profil Desa', subLinks: linksTo(paths.officials, paths.history, paths.vision) },
  { name: 'Informasi Desa', subLinks: linksTo(paths.complaint, paths.agenda, paths.news) },
  ...linksTo(paths.statistics, paths.contact),
]

export const FOOTER_LINKS = linksTo(
  paths.news,
  paths.vision,
  paths.history,
  paths.officials,
  paths.products,
)

/** Other links of the footer, without the home page. They lead to all pages without a script. */
export const QUIET_LINKS: readonly SubLink[] = [
  ...ALL_LINKS.slice(1).filter((link) => !FOOTER_LINKS.includes(link)),
  { name: 'Privasi', path: paths.privacy },
]

export function isCurrent(pathname: string, path: string): boolean {
  return pathname === path || (path !== '/' && pathname.startsWith(`${path}/`))
}
