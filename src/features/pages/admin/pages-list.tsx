import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { LastChange } from '@/components/staff/last-change'
import { Icon } from '@/components/ui/icon'
import { contentDocument } from '@/lib/query/content'
import { StaffScreen } from '@/staff/staff-screen'
import { PAGE_FORMS, type Slug, SLUGS } from './page-forms'

export function PagesList({ path }: { path: string }) {
  return (
    <StaffScreen
      title="Konten"
      intro="Halaman tetap situs desa. Perubahan langsung tampil setelah disimpan."
    >
      <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
        {SLUGS.map((slug) => (
          <PageRow key={slug} slug={slug} to={`${path}/${slug}`} />
        ))}
      </ul>
    </StaffScreen>
  )
}

function PageRow({ slug, to }: { slug: Slug; to: string }) {
  const { data, isPending, isError } = useQuery({
    ...contentDocument('pages', slug).options,
    staleTime: 0,
  })
  return (
    <li className="flex items-center gap-4 p-4">
      <Icon name="file-text" className="size-6 text-primary" />
      <div className="min-w-0">
        <Link
          to={to}
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
