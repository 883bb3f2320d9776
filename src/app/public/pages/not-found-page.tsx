import { Link } from 'react-router-dom'
import { buttonStyle } from '@/components/ui/button-style'
import { EmptyState } from '@/components/ui/empty-state'
import { paths } from '@/domain/paths'
import SearchBox from '@/features/search/search-box'
import { PageTitle } from '../layout/page-title'

export default function NotFoundPage() {
  return (
    <>
      <PageTitle title="Halaman tidak ditemukan" unlisted />
      <h1 tabIndex={-1} className="sr-only">
        Halaman tidak ditemukan
      </h1>
      <EmptyState
        text="Halaman tidak ditemukan"
        reason="Alamatnya mungkin keliru, atau halamannya sudah dipindahkan."
      >
        <SearchBox />
        <Link to={paths.home} className={buttonStyle.primary}>
          Kembali ke Beranda
        </Link>
      </EmptyState>
    </>
  )
}
