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
import type { SubLink } from './menu'

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
