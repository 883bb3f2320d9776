import { Link } from 'react-router-dom'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { ANNOUNCEMENT_CATEGORY } from '@/domain/news/article'
import { paths } from '@/domain/paths'

const SHORTCUTS: { label: string; to: string; icon: IconName }[] = [
  { label: 'Galeri', to: paths.gallery, icon: 'images' },
  { label: 'Berita', to: paths.news, icon: 'newspaper' },
  { label: 'Pengaduan', to: paths.complaint, icon: 'message-square-warning' },
  { label: 'Produk', to: paths.products, icon: 'shopping-basket' },
  { label: 'Statistik', to: paths.statistics, icon: 'chart-pie' },
  { label: 'Pengumuman', to: paths.newsIn(ANNOUNCEMENT_CATEGORY), icon: 'megaphone' },
  { label: 'Bantuan', to: paths.contact, icon: 'circle-question-mark' },
  { label: 'Peta', to: paths.officeMap, icon: 'map-pinned' },
]

/** Links to the eight most requested pages. */
export function Shortcuts() {
  return (
    <nav aria-label="Pintasan">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(12.5%,min(5rem,40%)),1fr))] gap-y-2">
        {SHORTCUTS.map(({ label, to, icon }) => (
          <li key={label}>
            <Link
              to={to}
              className="flex h-full min-h-20 flex-col items-center justify-center gap-1.5 rounded-card py-2 text-center hover:bg-primary-soft hover:text-primary"
            >
              <Icon name={icon} className="size-7 text-primary" />
              <span className="text-[min(0.8125rem,6.5vw)]/[1.35] font-medium tracking-tight whitespace-nowrap md:text-sm md:tracking-normal">
                {label}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
