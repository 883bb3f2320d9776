import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ulid } from 'ulid'
import type { EditedVersion } from '@/components/form/form-conflict'
import type { Values } from '@/components/form/validate'
import { LastChange } from '@/components/staff/last-change'
import { BackLink } from '@/components/ui/buttons/back-link'
import { VersionsLink } from '@/components/ui/buttons/versions-link'
import { DocumentLoadState } from '@/components/ui/states/document-load-state'
import type { PendingPictures } from '@/lib/images/picture-queue'
import { adminKeys } from '@/lib/query/admin-keys'
import { formQueryOptions } from '@/lib/query/admin-query'
import { restoreEntry } from '@/services/autosave/use-autosaved-form'
import { PageCopy } from './page-copy'
import { PageFields } from './page-fields'
import { type Page, PAGE_FORMS, type Slug } from './page-forms'
import { readPage } from './save-page'

interface EditPageProps {
  slug: Slug
  path: string
}

export function EditPage({ slug, path, ...shared }: EditPageProps) {
  const query = useQuery({
    queryKey: adminKeys.page(slug),
    queryFn: () => readPage(slug),
    ...formQueryOptions,
  })
  return (
    <div className="flex flex-col gap-6 pb-16">
      <header>
        <BackLink to={path}>Konten</BackLink>
        <h1 tabIndex={-1} className="text-2xl font-bold">
          {PAGE_FORMS[slug].label}
        </h1>
      </header>
      {query.data === undefined || query.isFetching ? (
        <DocumentLoadState
          query={query}
          what="halaman"
          failed="Halaman ini belum dapat dibuka."
          copy={<PageCopy slug={slug} />}
        />
      ) : (
        <OpenedPage slug={slug} stored={query.data} {...shared} />
      )}
    </div>
  )
}

interface OpenedPageProps extends Omit<EditPageProps, 'path'> {
  stored: Page | null
}

const NONE: PendingPictures = {}

interface Opened {
  id: string
  values: Values
  pictures: PendingPictures
  edited: EditedVersion
}

function OpenedPage({ slug, stored }: OpenedPageProps) {
  const { valuesOf } = PAGE_FORMS[slug]
  const [page, setPage] = useState(stored)
  const [opened, setOpened] = useState<Opened>(() => {
    const base = valuesOf(stored)
    const edited = { base, version: stored?.updatedAt ?? '' }
    return { id: ulid(), values: base, pictures: NONE, edited }
  })

  return (
    <>
      {page && (
        <div>
          <LastChange by={page.updatedBy} at={page.updatedAt} />
          <VersionsLink collection="pages" id={slug} />
        </div>
      )}
      <PageFields
        key={opened.id}
        slug={slug}
        {...opened}
        onRestore={(offered) =>
          void restoreEntry(offered).then((entry) => {
            // Includes the original version, so that later changes by others are detected.
            if (!entry) return
            const { id, values, pictures, base = valuesOf(null), baseVersion: version } = entry
            setOpened({ id, values, pictures, edited: { base, version } })
          })
        }
        onStored={setPage}
      />
    </>
  )
}
