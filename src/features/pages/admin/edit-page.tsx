import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import * as v from 'valibot'
import { revokeObjectUrls, withObjectUrls } from '@/components/form/pictures/picture-values'
import { type Values, validateForm } from '@/components/form/validate'
import { Button } from '@/components/ui/buttons/button'
import { Time } from '@/components/ui/time'
import { page as pageSchema } from '@/domain/pages/page-content-schema'
import type { PictureQueue } from '@/lib/images/picture-queue'
import { contentDocument } from '@/lib/query/content'
import { showFailure } from '@/services/saving/warn-if-outdated'
import { dismissNotice } from '@/stores/notice'
import { DocumentForm } from '@/staff/documents/document-form'
import type { EditedDocument } from '@/staff/documents/edited-document'
import { screenOf } from '@/staff/screens'
import { StaffScreen } from '@/staff/staff-screen'
import { PAGE_FORMS, type PageForm, type PageInput, type Slug } from './page-forms'
import { savePage } from './save-page'
import { PreviewDialog } from '@/components/ui/dialogs/preview-dialog'

export const PAGES = screenOf('pages')

function PageCopy({ slug }: { slug: Slug }) {
  const { data, dataUpdatedAt } = useQuery({
    ...contentDocument('pages', slug).options,
    enabled: false,
  })
  if (!data) return null
  return (
    <section
      aria-labelledby="salinan"
      className="rounded-card border border-hairline bg-surface p-4 md:p-6"
    >
      <h2 id="salinan" className="text-xl font-bold">
        Salinan di perangkat ini
      </h2>
      <p className="mt-1 mb-6 text-ink-2">
        Hanya untuk dibaca; dimuat <Time at={dataUpdatedAt} />.
      </p>
      {PAGE_FORMS[slug].preview(data)}
    </section>
  )
}

export function EditPage({ slug }: { slug: Slug }) {
  const page = PAGE_FORMS[slug]
  return (
    <StaffScreen title={page.label} back={{ to: PAGES.path, label: PAGES.label }}>
      <DocumentForm
        document={pageDocument(slug)}
        className="max-w-3xl gap-6"
        copy={<PageCopy slug={slug} />}
        beside={({ form, pictures }) => <Preview page={page} form={form} pictures={pictures} />}
      >
        {() => page.fields}
      </DocumentForm>
    </StaffScreen>
  )
}

export function pageDocument(slug: Slug): EditedDocument<PageInput> {
  const { label, words, schema, valuesOf, path } = PAGE_FORMS[slug]
  return {
    path: `pages/${slug}`,
    label,
    noun: 'halaman',
    autosaveName: 'konten',
    words,
    valuesOf: (stored) => valuesOf(stored && v.parse(pageSchema, stored)),
    input: schema,
    save: ({ wanted, version, attempts, actor }) =>
      savePage(wanted, version, attempts.slice(0, -1), actor),
    saved: { links: [{ label: 'Lihat halaman', to: path }] },
  }
}

interface PreviewProps {
  page: PageForm
  form: UseFormReturn<Values>
  pictures: PictureQueue
}

function Preview({ page, form, pictures }: PreviewProps) {
  const [preview, setPreview] = useState<{ page: PageInput; values: Values } | null>(null)

  function show() {
    dismissNotice()
    const values = withObjectUrls(form.getValues(), pictures.pending())
    try {
      setPreview({ page: validateForm(form, page.schema, values), values })
    } catch (error) {
      revokeObjectUrls(values)
      showFailure('Showing the preview failed', error)
    }
  }

  return (
    <>
      <Button icon="eye" onClick={show}>
        Pratinjau
      </Button>
      {preview && (
        <PreviewDialog
          onClose={() => {
            revokeObjectUrls(preview.values)
            setPreview(null)
          }}
        >
          <h2 className="pt-6 pb-8 text-2xl font-bold md:text-3xl">{page.label}</h2>
          {page.preview(preview.page)}
        </PreviewDialog>
      )}
    </>
  )
}
