import { useSearchParams } from 'react-router-dom'
import { PageHead } from '../layout/page-head'
import { CategoryFilter } from '@/features/news/category-filter'
import { categoryOf } from '@/features/news/news-category'
import { NewsList } from '@/features/news/news-list'

export const head = {
  title: 'Berita',
  purpose: 'Kabar kegiatan, pembangunan, dan pengumuman dari pemerintah desa.',
}

export default function NewsPage() {
  const [search] = useSearchParams()
  const category = categoryOf(search)
  return (
    <>
      <PageHead {...head} />
      <CategoryFilter current={category} />
      <NewsList key={category} category={category} />
    </>
  )
}
