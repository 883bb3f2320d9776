import { Route, Routes } from 'react-router-dom'
import { EmptyState } from '@/components/ui/states/empty-state'
import { EditPage } from '@/features/pages/admin/edit-page'
import { SLUGS } from '@/features/pages/admin/page-forms'
import { PagesList } from '@/features/pages/admin/pages-list'
import { screenOf } from '../screens'

const { path } = screenOf('pages')

export default function ContentPage() {
  return (
    <Routes>
      <Route index element={<PagesList path={path} />} />
      {SLUGS.map((slug) => (
        <Route key={slug} path={slug} element={<EditPage key={slug} slug={slug} path={path} />} />
      ))}
      <Route path="*" element={<EmptyState text="Halaman tidak ditemukan" />} />
    </Routes>
  )
}
