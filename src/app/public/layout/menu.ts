import {
  CalendarDays,
  ChartPie,
  Eye,
  House,
  Images,
  Landmark,
  MapPin,
  MessageSquareWarning,
  Newspaper,
  ShoppingBasket,
  Users,
  WalletCards,
  type LucideIcon,
} from 'lucide-react'
import { paths } from '@/domain/paths'

interface SubLink {
  name: string
  path: string
}

type MenuEntry = SubLink | { name: string; subLinks: readonly SubLink[] }

/** The main menu; an entry with sublinks is no link itself. */
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

/** Everything, with icons, for the dialog 'Semua Menu'. */
export const ALL_LINKS: readonly (SubLink & { icon: LucideIcon })[] = [
  { name: 'Beranda', path: paths.home, icon: House },
  { name: 'Aparatur Desa', path: paths.officials, icon: Users },
  { name: 'Sejarah Desa', path: paths.history, icon: Landmark },
  { name: 'Visi & Misi', path: paths.vision, icon: Eye },
  { name: 'Pengaduan', path: paths.complaint, icon: MessageSquareWarning },
  { name: 'Agenda', path: paths.agenda, icon: CalendarDays },
  { name: 'Berita', path: paths.news, icon: Newspaper },
  { name: 'Data Statistik', path: paths.statistics, icon: ChartPie },
  { name: 'APBDes', path: paths.budget, icon: WalletCards },
  { name: 'Produk Desa', path: paths.products, icon: ShoppingBasket },
  { name: 'Galeri', path: paths.gallery, icon: Images },
  { name: 'Kontak', path: paths.contact, icon: MapPin },
]

export const FOOTER_LINKS: readonly SubLink[] = [
  { name: 'Berita', path: paths.news },
  { name: 'Visi & Misi', path: paths.vision },
  { name: 'Sejarah Desa', path: paths.history },
  { name: 'Aparatur Desa', path: paths.officials },
  { name: 'Produk Desa', path: paths.products },
]

/** Whether `pathname` is the page of `path` or lies below it. */
export function isCurrent(pathname: string, path: string): boolean {
  return pathname === path || (path !== '/' && pathname.startsWith(`${path}/`))
}
