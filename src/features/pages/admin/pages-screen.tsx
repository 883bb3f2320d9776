import { useQuery } from '@tanstack/react-query'
import { Link, Route, Routes } from 'react-router-dom'
import { LastChange } from '@/components/staff/last-change'
import { Icon } from '@/components/ui/icon'
import { EmptyState } from '@/components/ui/states/empty-state'
import { contentDocument } from '@/lib/query/content'
import { StaffScreen } from '@/staff/staff-screen'
import { EditPage, PAGES } from './edit-page'
import { PAGE_FORMS, type Slug, SLUGS } from './page-forms'

export default function PagesScreen() {
  return (
    <Routes>
      <Route index element={<PagesList />} />
      {SLUGS.map((slug) => (
        <Route key={slug} path={slug} element={<EditPage key={slug} slug={slug} />} />
      ))}
      <Route path="*" element={<EmptyState text="Halaman tidak ditemukan" />} />
    </Routes>
  )
}

function PagesList() {
  return (
    <StaffScreen
      title="Konten"
      intro="Halaman tetap situs desa. Perubahan langsung tampil setelah disimpan."
    >
      <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
        {SLUGS.map((slug) => (
          <PageRow key={slug} slug={slug} />
        ))}
      </ul>
    </StaffScreen>
  )
}

function PageRow({ slug }: { slug: Slug }) {
  const { data, isPending, isError } = useQuery({
    ...contentDocument('pages', slug).options,
    staleTime: 0,
  })
  return (
    <li className="flex items-center gap-4 p-4">
      <Icon name="file-text" className="size-6 text-primary" />
      <div className="min-w-0">
        <Link
          to={`${PAGES.path}/${slug}`}
          className="-my-2.5 inline-block py-2.5 text-lg font-semibold text-primary underline-offset-4 hover:underline"
        >
          {PAGE_FORMS[slug].label}
        </Link>
        <p className="text-sm text-ink-2">
          {data ? (
            <LastChange by={data.updatedBy} at={data.updatedAt} />
          ) : isPending ? (
            'Memuat …'
          ) : isError ? (
            'Belum dapat dimuat.'
          ) : (
            'Belum diisi.'
          )}
        </p>
      </div>
    </li>
  )
}
