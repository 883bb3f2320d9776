import type { IconName } from '@/components/ui/icon-names'
import { paths } from '@/domain/paths'
import type { SubLink } from './menu'

/** All pages with icons, for the "Semua Menu" dialog. */
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
