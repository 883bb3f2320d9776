import { Link, useLocation } from 'react-router-dom'
import { PageHead } from '@/components/layout/page-head'
import { buttonStyle } from '@/components/ui/button-style'
import { EmptyState } from '@/components/ui/empty-state'
import { paths } from '@/domain/paths'

const TITLES: Record<string, string> = {
  [paths.history]: 'Sejarah Desa',
  [paths.vision]: 'Visi & Misi',
  [paths.officials]: 'Aparatur Desa',
  [paths.statistics]: 'Data Statistik',
  [paths.budget]: 'APBDes',
  [paths.products]: 'Produk Desa',
  [paths.complaint]: 'Pengaduan',
  [paths.gallery]: 'Galeri',
  [paths.contact]: 'Kontak',
  [paths.search]: 'Pencarian',
  [paths.test]: 'Halaman Uji',
}

/** Stands where a page of the site is still to come, and says so. */
export default function PreparedPage() {
  const { pathname } = useLocation()
  return (
    <>
      <PageHead title={TITLES[pathname] ?? 'Halaman'} purpose="Bagian dari situs resmi desa." />
      <EmptyState text="Halaman ini sedang disiapkan.">
        <Link to={paths.home} className={buttonStyle.primary}>
          Kembali ke Beranda
        </Link>
      </EmptyState>
    </>
  )
}
