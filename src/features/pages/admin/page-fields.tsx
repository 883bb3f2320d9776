import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { EditForm } from '@/components/form/edit-form'
import { PictureQueueProvider } from '@/components/form/picture-queue-context'
import { revokeChosen, withChosen } from '@/components/form/picture-values'
import { usePictureQueue, useSendPictures } from '@/components/form/use-picture-queue'
import { validateForm, type Values } from '@/components/form/validate'
import { buttonStyle } from '@/components/ui/button-style'
import { ConflictNotice, type Versions } from '@/components/ui/conflict-notice'
import { Icon } from '@/components/ui/icon'
import { PreviewDialog } from '@/components/ui/preview-dialog'
import type { TimeZone } from '@/domain/date'
import { STORING } from '@/domain/being-stored'
import type { KeptPictures } from '@/lib/images/picture-queue'
import type { KeptWork } from '@/lib/kept-work'
import { Conflict } from '@/lib/saving/conflict'
import { invalidateContent } from '@/lib/query/content-clock'
import { contentKeys } from '@/lib/query/content-keys'
import { dismissNotice, showNotice } from '@/stores/notice'
import { refreshSession } from '@/services/session/refresh-session'
import { showFailure } from '@/stores/show-failure'
import { useKeptForm } from '@/services/autosave/use-kept-form'
import { useSaving } from '@/stores/use-saving'
import { type Page, PAGE_FORMS, type PageForm, type PageInput, type Slug } from './page-forms'
import { readPage, savePage } from './save-page'

const FAILED = 'Halaman gagal disimpan'

interface PageFieldsProps {
  slug: Slug
  /** Under which it is kept. */
  id: string
  /** What is typed already. */
  values: Values
  /** What is chosen already and not stored. */
  pictures: KeptPictures
  /** What the fields hold while nothing is unsaved, and the `updatedAt` of the version that is changed. */
  base: Values
  version: string
  uid: string
  zone: TimeZone
  nameOf: (uid: string) => ReactNode
  onRestore: (work: KeptWork) => void
  /** The form goes on from this version. */
  onRebase: (page: Page | null) => void
  /** What was typed gives way to this version. */
  onTake: (page: Page | null) => void
}

export function PageFields(props: PageFieldsProps) {
  const {
    slug,
    id,
    values,
    pictures: chosen,
    base,
    version,
    uid,
    zone,
    nameOf,
    onRestore,
    onRebase,
    onTake,
  } = props
  const page = PAGE_FORMS[slug]
  const form = useForm<Values>({ defaultValues: values, mode: 'onChange' })
  const pictures = usePictureQueue()
  const kept = useKeptForm(form, {
    uid,
    id,
    name: 'konten',
    subject: `pages/${slug}`,
    base,
    baseVersion: version,
    pictures: pictures.kept,
  })
  // Who writes pages publishes: what they store is public.
  useSendPictures(pictures, form, '', () => void kept.flush())
  useEffect(() => pictures.restore(chosen), [pictures, chosen])
  const client = useQueryClient()
  const { conflict, saving } = useSaving(FAILED, Conflict<Page | null>)
  const theirs = conflict?.theirs ?? null
  const [busy, setBusy] = useState(false)
  const [preview, setPreview] = useState<{ page: PageInput; values: Values } | null>(null)
  const attempts = useRef<PageInput[]>([])

  function save(seen: string) {
    return saving(async () => {
      if (JSON.stringify(form.getValues()).includes(`](${STORING}`)) await pictures.settled()
      const wanted = validateForm(form, page.schema)
      setBusy(true)
      try {
        const before = [...attempts.current]
        attempts.current.push(wanted)
        await savePage(wanted, seen, before, uid)
        await kept.drop()
        void invalidateContent(client, contentKeys.document('pages', slug))
        void refreshSession()
        showNotice({
          kind: 'success',
          text: `${page.label} disimpan.`,
          links: [{ label: 'Lihat halaman', to: page.path }],
        })
        // Without it the next save finds an own earlier try, which is no conflict.
        const stored = await readPage(slug).catch(() => null)
        if (stored) onRebase(stored)
      } finally {
        setBusy(false)
      }
    })
  }

  function showPreview() {
    dismissNotice()
    const values = withChosen(form.getValues(), pictures.kept())
    try {
      setPreview({ page: validateForm(form, page.schema, values), values })
    } catch (error) {
      revokeChosen(values)
      showFailure(FAILED, error)
    }
  }

  return (
    <>
      <EditForm
        form={form}
        label={page.label}
        className="max-w-3xl gap-6"
        zone={zone}
        kept={kept}
        onRestore={onRestore}
        conflict={
          conflict && (
            <ConflictNotice
              versions={versionsOf(page, theirs, form.getValues())}
              self={theirs?.updatedBy === uid}
              who={{ name: nameOf(theirs?.updatedBy ?? ''), at: theirs?.updatedAt ?? '', zone }}
              onTake={() => void kept.drop().then(() => onTake(theirs))}
              onOverwrite={() => {
                onRebase(theirs)
                void save(theirs?.updatedAt ?? '')
              }}
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
        onSubmit={() => void save(version)}
      >
        <PictureQueueProvider value={pictures}>{page.fields}</PictureQueueProvider>
      </EditForm>
      {preview && (
        <PreviewDialog
          onClose={() => {
            revokeChosen(preview.values)
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

/** The fields that differ, in words. */
function versionsOf({ labels, valuesOf }: PageForm, theirs: Page | null, mine: Values): Versions[] {
  const stored = valuesOf(theirs)
  return Object.entries(labels)
    .map(([field, label]) => ({
      label,
      mine: inWords(mine[field]),
      theirs: inWords(stored[field]),
    }))
    .filter((versions) => versions.mine !== versions.theirs)
}

/** Rows one in a line. */
function inWords(value: unknown): string {
  const text = Array.isArray(value)
    ? value.map((row) => Object.values(row as object).join(': ')).join('\n')
    : String(value)
  return text || '(kosong)'
}
