import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { Section } from '@/components/layout/section'
import { Hills } from '@/components/ui/pictures/picture'
import { paths } from '@/domain/paths'
import { type Settings, locationParts } from '@/domain/settings/settings'
import { NextEvent } from '@/features/agenda/next-event'
import { AnnouncementBanner } from '@/features/announcements/announcement-banner'
import { OfficeGlance } from '@/features/contact/office-glance'
import { TypedTitle } from '@/features/home/typed-title'
import { LatestNews } from '@/features/news/latest-news'
import { latestNewsQuery } from '@/features/news/news-queries'
import { NextPrayer } from '@/features/prayer-times/next-prayer'
import { PrayerTimesSkeleton } from '@/features/prayer-times/prayer-times-frame'
import SearchBox from '@/features/search/search-box'
import { useSettings } from '@/lib/query/settings-query'
import { DeferredSection } from '../deferred-section'
import { PageTitle } from '../layout/page-title'
import { Link } from 'react-router-dom'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { ANNOUNCEMENT_CATEGORY } from '@/domain/news/article'

/** Daily information with links. Items without content are omitted. */
export function Today({ settings }: { settings: Settings }) {
  return (
    <section
      aria-labelledby="hari-ini"
      className="@container rounded-card border border-hairline bg-surface pb-1"
    >
      <h2 id="hari-ini" className="px-4 pt-3 pb-1 text-lg leading-snug font-bold">
        Hari ini di desa
      </h2>
      <AnnouncementBanner />
      <NextEvent />
      <OfficeGlance settings={settings} />
      <NextPrayer settings={settings} />
    </section>
  )
}

const PrayerTimes = lazy(() => import('@/features/prayer-times/prayer-times-section'))
const HomeSections = lazy(() => import('./home-sections'))

export default function HomePage() {
  const settings = useSettings()
  const news = useQuery(latestNewsQuery.options)
  return (
    <>
      <PageTitle />
      <div className="relative pt-8 pb-24 md:pt-14 md:pb-36 print:py-6">
        {/* The list of search suggestions overlaps the shortcuts. */}
        <div className="relative z-1 grid grid-cols-1 items-center gap-8 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <h1 tabIndex={-1} className="text-2xl font-bold md:text-3xl">
              <TypedTitle text={`Selamat Datang di ${settings.village_name}`} />
            </h1>
            <p className="mt-2 mb-6 min-h-13.5 text-lg text-ink-2 md:min-h-7">
              {locationParts(settings).join(', ')}
            </p>
            <SearchBox />
          </div>
          <div className="lg:col-span-5">
            <Today settings={settings} />
          </div>
        </div>
        {/* The picture follows the text in the document. Before it, the picture would move while the text
            arrives. */}
        <div className="absolute inset-x-0 bottom-0 full-bleed print:hidden">
          <Hills className="block h-28 w-full md:h-48" />
        </div>
      </div>
      <div className="relative -mt-14 rounded-card border border-hairline bg-surface py-2 md:p-3 print:hidden">
        <Shortcuts />
      </div>
      <Section title="Berita Terbaru" more={{ to: paths.news, label: 'Semua berita' }}>
        <LatestNews />
      </Section>
      <DeferredSection after={news} skeleton={<PrayerTimesSkeleton settings={settings} />}>
        <PrayerTimes settings={settings} />
      </DeferredSection>
      <DeferredSection after={news}>
        <HomeSections />
      </DeferredSection>
    </>
  )
}

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

function Shortcuts() {
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
