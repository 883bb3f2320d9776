import {
  CircleHelp,
  Images,
  ChartPie,
  MapPinned,
  Megaphone,
  MessageSquareWarning,
  Newspaper,
  ShoppingBasket,
} from 'lucide-react'
import { Link } from 'react-router-dom'
import { ANNOUNCEMENT_CATEGORY } from '@/domain/article'
import { paths } from '@/domain/paths'

const SHORTCUTS = [
  { label: 'Galeri', to: paths.gallery, icon: Images },
  { label: 'Berita', to: paths.news, icon: Newspaper },
  { label: 'Pengaduan', to: paths.complaint, icon: MessageSquareWarning },
  { label: 'Produk', to: paths.products, icon: ShoppingBasket },
  { label: 'Statistik', to: paths.statistics, icon: ChartPie },
  { label: 'Pengumuman', to: paths.newsIn(ANNOUNCEMENT_CATEGORY), icon: Megaphone },
  { label: 'Bantuan', to: paths.contact, icon: CircleHelp },
  { label: 'Peta', to: paths.contact, icon: MapPinned },
]

/** The eight things people come for most. */
export function Shortcuts() {
  return (
    <nav aria-label="Pintasan">
      <ul className="grid grid-cols-4 gap-2 md:gap-3 lg:grid-cols-8">
        {SHORTCUTS.map(({ label, to, icon: Icon }) => (
          <li key={label}>
            <Link
              to={to}
              className="flex h-full min-h-20 flex-col items-center justify-center gap-1.5 rounded-card px-0.5 py-2 text-center hover:bg-primary-soft hover:text-primary"
            >
              <Icon aria-hidden className="size-7 text-primary" strokeWidth={1.75} />
              <span className="text-xs font-medium md:text-sm">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
