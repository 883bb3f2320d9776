import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type { Values } from '@/components/form/check-values'
import { PictureChoicesProvider } from '@/components/form/picture-choices'
import { useShown } from '@/components/form/picture-loader'
import { fillPicture } from '@/components/form/picture-values'
import { Alert } from '@/components/ui/alert'
import { Icon } from '@/components/ui/icon'
import { formatInstant, type TimeZone } from '@/domain/date'
import { actionsFor } from '@/domain/draft'
import { pictureFolder } from '@/domain/picture'
import { usePictureQueue } from '@/lib/images/use-picture-queue'
import type { Person } from '@/stores/session'
import { EditorActions } from './editor-actions'
import type { EditorialKind } from './editorial-kind'
import { OutcomeNotice } from './outcome-notice'
import { PersonName } from './person-name'
import { PreviewDialog } from './preview-dialog'
import { StateChip } from './state-chip'
import { UnsavedOffer } from './unsaved-offer'
import { useEditor } from './use-editor'
import { useNotice } from './use-notice'
import { useUnsavedWork } from './use-unsaved-work'
import type { Work } from './use-work'

interface EditorProps {
  kind: EditorialKind
  work: Work
  person: Person
  zone: TimeZone
  onReload: () => void
}

/** The open form of one piece of work. */
export function Editor({ kind, work, person, zone, onReload }: EditorProps) {
  const { source, standing, draft } = work
  const form = useForm<Values>({ defaultValues: work.values, mode: 'onChange' })
  const name = source.type === 'new' ? `${kind.kind} baru` : `${kind.kind} ${source.id}`
  const unsaved = useUnsavedWork(person.uid, name, form)
  const pictures = usePictureQueue(pictureFolder(person), unsaved.keepPictures, (field, picture) =>
    fillPicture(form, field, picture),
  )
  const editor = useEditor(kind, person, work, form, pictures, unsaved.forget)
  const [preview, setPreview] = useState<Values | null>(null)
  const actions = actionsFor(person.role, kind.kind, standing)
  const { Fields } = kind

  return (
    <PictureChoicesProvider value={pictures}>
      <FormProvider {...form}>
        <form
          noValidate
          aria-label={kind.label}
          // Enter in a line of text publishes nothing; only the buttons act.
          onSubmit={(event) => event.preventDefault()}
          className="flex flex-col gap-6 pb-28 lg:grid lg:grid-cols-[minmax(0,1fr)_18rem] lg:items-start lg:gap-x-10 lg:pb-10"
        >
          <header className="lg:col-span-2">
            <Link
              to={kind.path}
              className="inline-flex min-h-12 items-center gap-2 font-semibold text-primary hover:underline"
            >
              <Icon name="arrow-left" className="size-5" />
              {kind.label}
            </Link>
            <h1 tabIndex={-1} className="text-2xl font-bold">
              {standing === 'baru' ? `Tulis ${kind.noun}` : `Ubah ${kind.noun}`}
            </h1>
            <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
              {standing !== 'baru' && (
                <>
                  <StateChip standing={standing} />
                  <span>
                    Terakhir diubah <PersonName uid={work.changedBy} />,{' '}
                    {formatInstant(zone, new Date(work.seen))}
                  </span>
                </>
              )}
              {draft?.publishAt && (
                <span className="font-semibold text-accent-ink">
                  Terbit {formatInstant(zone, new Date(draft.publishAt))}
                </span>
              )}
            </p>
          </header>
          <div className="flex flex-col gap-4 empty:hidden lg:col-span-2">
            <SavedNotice kind={kind} work={work} />
            {unsaved.offered && (
              <UnsavedOffer
                at={unsaved.offered.at}
                zone={zone}
                onRestore={() => {
                  pictures.restore(unsaved.offered?.pictures ?? {})
                  unsaved.restore()
                }}
                onDiscard={() => void unsaved.forget()}
              />
            )}
            {editor.outcome && <OutcomeNotice outcome={editor.outcome} onReload={onReload} />}
          </div>
          <div className="flex max-w-3xl flex-col gap-6">
            {actions.length === 0 && (
              <Alert kind="note">Anda dapat membaca, tetapi tidak mengubah {kind.noun} ini.</Alert>
            )}
            <fieldset disabled={actions.length === 0} className="flex flex-col gap-6">
              <Fields />
            </fieldset>
          </div>
          <EditorActions
            kind={kind}
            standing={standing}
            actions={actions}
            running={editor.running}
            zone={zone}
            onRun={(action, publishAt) => void editor.run(action, publishAt)}
            onPreview={() => setPreview(form.getValues())}
          />
        </form>
      </FormProvider>
      {preview && (
        <PreviewDialog onClose={() => setPreview(null)}>
          <ShownPreview kind={kind} values={preview} />
        </PreviewDialog>
      )}
    </PictureChoicesProvider>
  )
}

function ShownPreview({ kind: { Preview }, values }: { kind: EditorialKind; values: Values }) {
  return <Preview values={useShown(values)} />
}

/** What the last action did, told on the page it led to. */
function SavedNotice({ kind, work }: { kind: EditorialKind; work: Work }) {
  const notice = useNotice()
  if (!notice) return null
  return (
    <Alert kind="success">
      {notice}{' '}
      {work.source.type === 'item' && (
        <Link to={kind.publicPath(work.source.id)} className="text-primary underline">
          Lihat di situs
        </Link>
      )}
    </Alert>
  )
}
