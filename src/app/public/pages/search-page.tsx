import { Link, useSearchParams } from 'react-router-dom'
import { PageHead } from '@/components/layout/page-head'
import { Section } from '@/components/layout/section'
import { Alert } from '@/components/ui/alert'
import { Icon } from '@/components/ui/icon'
import { paths } from '@/domain/paths'
import { SearchBox } from '@/features/search/search-box'
import { ALL_LINKS } from '../layout/all-links'

const PAGES = ALL_LINKS.filter(({ path }) => path !== paths.home)

export default function SearchPage() {
  const [search] = useSearchParams()
  const term = (search.get('q') ?? '').trim()
  return (
    <>
      <PageHead
        title="Pencarian"
        purpose="Untuk menemukan berita, agenda, produk UMKM, dan aparatur desa."
      />
      <SearchBox term={term} />
      <div className="mt-6 max-w-xl">
        {term ? (
          <Alert kind="note">
            Pencarian “{term}” belum dapat dijalankan: fasilitas ini baru tersedia pada versi situs
            berikutnya. Sementara itu, bukalah salah satu halaman di bawah.
          </Alert>
        ) : (
          <p className="text-lg text-ink-2">Ketik kata kunci untuk mulai mencari.</p>
        )}
      </div>
      <Section title="Jelajahi situs desa">
        <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {PAGES.map(({ name, path, icon }) => (
            <li key={path} className="min-w-0">
              <Link
                to={path}
                className="flex min-h-14 items-center gap-3 rounded-card border border-hairline bg-surface px-4 py-2 font-semibold hover:border-primary hover:text-primary"
              >
                <Icon name={icon} className="size-6 text-primary" />
                <span className="min-w-0 grow">{name}</span>
                <Icon name="chevron-right" className="size-5 text-ink-2" />
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
