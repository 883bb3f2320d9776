import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '@/components/ui/icon'
import { formatInstant, type TimeZone } from '@/domain/time/date'
import { contentDocument } from '@/lib/query/content'
import { PAGE_FORMS, type Slug, SLUGS } from './page-forms'

interface PagesListProps {
  path: string
  zone: TimeZone
  nameOf: (uid: string) => ReactNode
}

export function PagesList({ path, ...shared }: PagesListProps) {
  return (
    <div className="pb-16">
      <h1 tabIndex={-1} className="pt-6 text-2xl font-bold">
        Konten
      </h1>
      <p className="mt-1 mb-6 text-ink-2">
        Halaman tetap situs desa. Perubahan langsung tampil setelah disimpan.
      </p>
      <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
        {SLUGS.map((slug) => (
          <PageRow key={slug} slug={slug} to={`${path}/${slug}`} {...shared} />
        ))}
      </ul>
    </div>
  )
}

interface PageRowProps extends Omit<PagesListProps, 'path'> {
  slug: Slug
  to: string
}

function PageRow({ slug, to, zone, nameOf }: PageRowProps) {
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
            <>
              Terakhir diubah {nameOf(data.updatedBy)},{' '}
              {formatInstant(zone, new Date(data.updatedAt))}
            </>
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
