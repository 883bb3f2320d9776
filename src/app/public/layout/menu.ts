import { paths } from '@/domain/paths'

export interface SubLink {
  name: string
  path: string
}

type MenuEntry = SubLink | { name: string; subLinks: readonly SubLink[] }

export const MAIN_MENU: readonly MenuEntry[] = [
  {
    name: 'Profil Desa',
    subLinks: [
      { name: 'Aparatur Desa', path: paths.officials },
      { name: 'Sejarah Desa', path: paths.history },
      { name: 'Visi & Misi', path: paths.vision },
    ],
  },
  {
    name: 'Informasi Desa',
    subLinks: [
      { name: 'Pengaduan', path: paths.complaint },
      { name: 'Agenda', path: paths.agenda },
      { name: 'Berita', path: paths.news },
    ],
  },
  { name: 'Data Statistik', path: paths.statistics },
  { name: 'Kontak', path: paths.contact },
]

export const FOOTER_LINKS: readonly SubLink[] = [
  { name: 'Berita', path: paths.news },
  { name: 'Visi & Misi', path: paths.vision },
  { name: 'Sejarah Desa', path: paths.history },
  { name: 'Aparatur Desa', path: paths.officials },
  { name: 'Produk Desa', path: paths.products },
]

/** Links of the footer that the main menu lacks. Together, menu and footer lead to every page without a script. */
export const QUIET_LINKS: readonly SubLink[] = [
  { name: 'Pengaduan', path: paths.complaint },
  { name: 'Layanan', path: paths.services },
  { name: 'Permohonan Informasi', path: paths.request },
  { name: 'Data Statistik', path: paths.statistics },
  { name: 'Agenda', path: paths.agenda },
  { name: 'APBDes', path: paths.budget },
  { name: 'Informasi Publik', path: paths.publicInformation },
  { name: 'Pembangunan', path: paths.projects },
  { name: 'Galeri', path: paths.gallery },
  { name: 'Privasi', path: paths.privacy },
]

export function isCurrent(pathname: string, path: string): boolean {
  return pathname === path || (path !== '/' && pathname.startsWith(`${path}/`))
}
