import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { ANNOUNCEMENT_CATEGORY } from '@/domain/news/article'
import { paths } from '@/domain/paths'
import { CategoryFilter, NewsList } from '@/features/news/news-list'
import { categoryOf } from '@/features/news/news-queries'
import { PageHead } from '../layout/page-head'

export const head = {
  title: 'Berita',
  purpose: 'Kabar kegiatan, pembangunan, dan pengumuman dari pemerintah desa.',
}

const ANNOUNCEMENTS = {
  title: ANNOUNCEMENT_CATEGORY,
  purpose: 'Pemberitahuan resmi dari pemerintah desa.',
}

export default function NewsPage() {
  const [search] = useSearchParams()
  const category = categoryOf(search)
  useEffect(() => {
    // Browsers share the canonical address, which would lose the filter.
    if (category) document.querySelector('link[rel=canonical]')?.remove()
  }, [category])
  return (
    <>
      <PageHead {...headTexts(category)} />
      <CategoryFilter current={category} />
      <NewsList key={category} category={category} />
      <p className="pb-8 text-center">
        <Link
          to={paths.notifications}
          className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
        >
          Beri tahu saya bila ada yang baru
        </Link>
      </p>
    </>
  )
}

function headTexts(category: string | null) {
  if (category === ANNOUNCEMENT_CATEGORY) return ANNOUNCEMENTS
  return category ? { ...head, title: `${head.title} ${category}` } : head
}
