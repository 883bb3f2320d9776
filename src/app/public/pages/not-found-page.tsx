import SearchBox from '@/features/search/search-box'
import PageTiles from '../layout/page-tiles'
import { PageTitle } from '../layout/page-title'

export default function NotFoundPage() {
  return (
    <div className="mx-auto flex max-w-4xl flex-col items-center gap-4 pt-10 text-center">
      <PageTitle title="Halaman tidak ditemukan" unlisted />
      <svg viewBox="0 0 120 72" className="w-32 text-primary" aria-hidden fill="none">
        <use href="#icon-village-hall" />
      </svg>
      <h1 tabIndex={-1} className="text-2xl font-bold md:text-3xl">
        Halaman tidak ditemukan
      </h1>
      <p className="max-w-prose text-ink-2">
        Alamatnya mungkin keliru, atau halamannya sudah dipindahkan. Cari di sini, atau pilih salah
        satu halaman desa.
      </p>
      <SearchBox />
      <nav aria-label="Halaman situs" className="mt-4 w-full">
        <PageTiles />
      </nav>
    </div>
  )
}
