import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { EditForm } from '@/components/form/edit-form'
import { type EditedVersion, FormConflict } from '@/components/form/form-conflict'
import { PictureQueueProvider } from '@/components/form/pictures/picture-queue-context'
import { revokeObjectUrls, withObjectUrls } from '@/components/form/pictures/picture-values'
import { usePictureQueue, useSendPictures } from '@/components/form/pictures/use-picture-queue'
import { validateForm, type Values } from '@/components/form/validate'
import { useStaff } from '@/components/staff/staff'
import { buttonStyle } from '@/components/ui/buttons/button-style'
import { PreviewDialog } from '@/components/ui/dialogs/preview-dialog'
import { Icon } from '@/components/ui/icon'
import { STORING } from '@/domain/pictures/pending-pictures'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import type { PendingPictures } from '@/lib/images/picture-queue'
import { contentKeys } from '@/lib/query/content-keys'
import { invalidateContent } from '@/lib/query/freshness/content-clock'
import { Conflict } from '@/lib/saving/conflict'
import { useAutosavedForm } from '@/services/autosave/use-autosaved-form'
import { showFailure } from '@/services/saving/show-failure'
import { useSaving } from '@/services/saving/use-saving'
import { refreshSession } from '@/services/session/refresh-session'
import { dismissNotice, showNotice } from '@/stores/notice'
import { type Page, PAGE_FORMS, type PageInput, type Slug } from './page-forms'
import { readPage, savePage } from './save-page'

const FAILED = 'Saving the page failed'

interface PageFieldsProps {
  slug: Slug
  id: string
  values: Values
  pictures: PendingPictures
  edited: EditedVersion
  onRestore: (entry: AutosavedEntry) => void
  onStored: (page: Page | null) => void
}

export function PageFields(props: PageFieldsProps) {
  const { uid } = useStaff()
  const { slug, id, values, pictures: chosen, onRestore, onStored } = props
  const page = PAGE_FORMS[slug]
  const [edited, setEdited] = useState(props.edited)
  const form = useForm<Values>({ defaultValues: values, mode: 'onChange' })
  const pictures = usePictureQueue()
  const autosave = useAutosavedForm(form, {
    uid,
    id,
    name: 'konten',
    subject: `pages/${slug}`,
    base: edited.base,
    baseVersion: edited.version,
    pictures: pictures.pending,
  })
  // Users who edit pages may publish, so their uploads are public.
  useSendPictures(pictures, form, '', () => void autosave.flush())
  useEffect(() => pictures.restore(chosen), [pictures, chosen])
  const client = useQueryClient()
  const { conflict, settle, saving } = useSaving(FAILED, Conflict<Page | null>)
  const [busy, setBusy] = useState(false)
  const [preview, setPreview] = useState<{ page: PageInput; values: Values } | null>(null)
  const attempts = useRef<PageInput[]>([])

  function save({ version }: EditedVersion) {
    return saving(async () => {
      if (JSON.stringify(form.getValues()).includes(`](${STORING}`)) await pictures.settled()
      const wanted = validateForm(form, page.schema)
      setBusy(true)
      try {
        const before = [...attempts.current]
        attempts.current.push(wanted)
        await savePage(wanted, version, before, uid)
        await autosave.drop()
        void invalidateContent(client, contentKeys.document('pages', slug))
        void refreshSession()
        showNotice({
          kind: 'success',
          text: `${page.label} disimpan.`,
          links: [{ label: 'Lihat halaman', to: page.path }],
        })
        // If this fails, the next save recognises the earlier attempt and shows no conflict.
        const stored = await readPage(slug).catch(() => null)
        if (!stored) return
        setEdited({ base: page.valuesOf(stored), version: stored.updatedAt })
        onStored(stored)
      } finally {
        setBusy(false)
      }
    })
  }

  function showPreview() {
    dismissNotice()
    const values = withObjectUrls(form.getValues(), pictures.pending())
    try {
      setPreview({ page: validateForm(form, page.schema, values), values })
    } catch (error) {
      revokeObjectUrls(values)
      showFailure(FAILED, error)
    }
  }

  return (
    <>
      <EditForm
        form={form}
        label={page.label}
        className="max-w-3xl gap-6"
        autosave={autosave}
        onRestore={onRestore}
        conflict={
          conflict && (
            <FormConflict
              conflict={conflict}
              form={form}
              words={page.words}
              base={edited.base}
              valuesOf={page.valuesOf}
              onSettle={(edited, isMerged) => {
                setEdited(edited)
                onStored(conflict.theirs)
                settle(isMerged)
              }}
              onOverwrite={(edited) => void save(edited)}
            />
          )
        }
        submitLabel="Simpan"
        beside={
          <button type="button" className={buttonStyle.secondary} onClick={showPreview}>
            <Icon name="eye" className="size-5" />
            Pratinjau
          </button>
        }
        busy={busy}
        onSubmit={() => void save(edited)}
      >
        <PictureQueueProvider value={pictures}>{page.fields}</PictureQueueProvider>
      </EditForm>
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
