import { EmptyState } from '@/components/ui/states/empty-state'
import SearchBox from '@/features/search/search-box'
import PageTiles from '../layout/page-tiles'
import { PageTitle } from '../layout/page-title'

export default function NotFoundPage() {
  return (
    <div className="max-w-4xl">
      <PageTitle title="Halaman tidak ditemukan" unlisted />
      <EmptyState
        isPage
        text="Halaman tidak ditemukan"
        reason="Alamatnya mungkin keliru, atau halamannya sudah dipindahkan. Cari di sini, atau pilih salah satu halaman desa."
      >
        <SearchBox />
      </EmptyState>
      <nav aria-label="Halaman situs">
        <PageTiles />
      </nav>
    </div>
  )
}
