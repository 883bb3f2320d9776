import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { PictureQueueProvider } from '@/components/form/picture-queue-context'
import { revokeChosen, withChosen } from '@/components/form/picture-values'
import { SubmitButton } from '@/components/form/submit-button'
import { usePictureQueue, useSendPictures } from '@/components/form/use-picture-queue'
import { InvalidForm, showFieldErrors, validate, type Values } from '@/components/form/validate'
import { buttonStyle } from '@/components/ui/button-style'
import { ConflictNotice, type Versions } from '@/components/ui/conflict-notice'
import { Icon } from '@/components/ui/icon'
import { KeptLine } from '@/components/ui/kept-line'
import { KeptOffers } from '@/components/ui/kept-offers'
import { PreviewDialog } from '@/components/ui/preview-dialog'
import { useOnce } from '@/components/use-once'
import { formatInstant, type TimeZone } from '@/domain/date'
import { STORING } from '@/domain/being-stored'
import type { KeptPictures } from '@/lib/images/picture-queue'
import type { KeptWork } from '@/lib/kept-work'
import { contentKeys } from '@/lib/query/content-keys'
import { discardWork, dropWork, useKeptState } from '@/stores/kept-work'
import { dismissNotice, showNotice } from '@/stores/notice'
import { refreshSession } from '@/stores/session'
import { showFailure } from '@/stores/show-failure'
import { useKeptForm } from '@/stores/use-kept-form'
import { type Page, PAGE_FORMS, type PageForm, type PageInput, type Slug } from './page-forms'
import { PageConflict, readPage, savePage } from './save-page'

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
  const { offers, keep } = useKeptForm(form, {
    uid,
    id,
    name: 'konten',
    subject: `pages/${slug}`,
    base,
    baseVersion: version,
    pictures: pictures.kept,
  })
  // Who writes pages publishes: what they store is public.
  useSendPictures(pictures, form, '', () => void keep())
  useEffect(() => pictures.restore(chosen), [pictures, chosen])
  const kept = useKeptState(id)
  const client = useQueryClient()
  const [, once] = useOnce()
  const [busy, setBusy] = useState(false)
  const [conflict, setConflict] = useState<PageConflict | null>(null)
  const [preview, setPreview] = useState<{ page: PageInput; values: Values } | null>(null)
  const tried = useRef<PageInput[]>([])

  /** The values as they would be stored; null, with what is wrong shown, where they cannot be. */
  function check(values: Values): PageInput | null {
    try {
      return validate(page.schema, values)
    } catch (error) {
      if (!(error instanceof InvalidForm)) throw error
      showFieldErrors(form, error)
      showFailure('Halaman gagal disimpan', error)
      return null
    }
  }

  function save(seen: string) {
    return once(async () => {
      dismissNotice()
      setConflict(null)
      try {
        if (JSON.stringify(form.getValues()).includes(`](${STORING}`)) await pictures.settled()
        const wanted = check(form.getValues())
        if (!wanted) return
        setBusy(true)
        const before = [...tried.current]
        tried.current.push(wanted)
        await savePage(wanted, seen, before, uid)
        await dropWork({ uid, id })
        void client.invalidateQueries({ queryKey: contentKeys.document('pages', slug) })
        void refreshSession()
        showNotice({
          kind: 'success',
          text: `${page.label} disimpan.`,
          links: [{ label: 'Lihat halaman', to: page.path }],
        })
        // Without it the next save finds an own earlier try, which is no conflict.
        const stored = await readPage(slug).catch(() => null)
        if (stored) onRebase(stored)
      } catch (error) {
        if (error instanceof PageConflict) return setConflict(error)
        showFailure('Halaman gagal disimpan', error)
      } finally {
        setBusy(false)
      }
    })
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={page.label}
        className="flex max-w-3xl flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          void save(version)
        }}
      >
        <KeptOffers
          offers={offers}
          titleOf={() => page.label}
          zone={zone}
          onRestore={onRestore}
          onDiscard={(work) => void discardWork(work)}
        />
        <fieldset disabled={busy} className="contents">
          <PictureQueueProvider value={pictures}>{page.fields}</PictureQueueProvider>
        </fieldset>
        {conflict && (
          <ConflictNotice
            versions={versionsOf(page, conflict.theirs, form.getValues())}
            self={conflict.theirs?.updatedBy === uid}
            {...(conflict.theirs && {
              who: (
                <>
                  {conflict.theirs.updatedBy === uid
                    ? 'Anda di tab lain'
                    : nameOf(conflict.theirs.updatedBy)}
                  , {formatInstant(zone, new Date(conflict.theirs.updatedAt))},
                </>
              ),
            })}
            onTake={() => void dropWork({ uid, id }).then(() => onTake(conflict.theirs))}
            onOverwrite={() => {
              onRebase(conflict.theirs)
              void save(conflict.theirs?.updatedAt ?? '')
            }}
          />
        )}
        <KeptLine {...kept} zone={zone} />
        <div className="flex flex-wrap gap-2">
          <SubmitButton label="Simpan" busyLabel="Menyimpan …" busy={busy} />
          <button
            type="button"
            className={buttonStyle.secondary}
            onClick={() => {
              dismissNotice()
              const values = withChosen(form.getValues(), pictures.kept())
              const page = check(values)
              if (page) setPreview({ page, values })
              else revokeChosen(values)
            }}
          >
            <Icon name="eye" className="size-5" />
            Pratinjau
          </button>
        </div>
      </form>
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
    </FormProvider>
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
