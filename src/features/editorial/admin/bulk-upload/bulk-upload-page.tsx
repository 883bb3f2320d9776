import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useOnline } from '@/components/browser/use-online'
import { FileButton } from '@/components/form/fields/file-button'
import { InputField } from '@/components/form/fields/input-field'
import { CameraButton } from '@/components/form/pictures/camera-button'
import { PictureQueueProvider } from '@/components/form/pictures/picture-queue-context'
import { useStaff } from '@/components/staff/staff'
import { ActionBar } from '@/components/ui/buttons/action-bar'
import { BackLink } from '@/components/ui/buttons/back-link'
import { Button, buttonStyle } from '@/components/ui/buttons/button'
import { Icon } from '@/components/ui/icon'
import { Alert } from '@/components/ui/states/alert'
import { actionsFor } from '@/domain/drafts/draft'
import { useZone } from '@/lib/query/settings-query'
import { clearNavigationPayload, useNavigationPayload } from '@/stores/navigation-payload'
import type { BulkUpload } from '@/staff/kinds/kind-form'
import { PostponedLine } from '../editor/postponed-line'
import type { EditorialKind } from '../editorial-kind'
import { isRefused } from './upload-entry'
import { UploadEntryRow } from './upload-entry-row'
import { type BulkAction, useBulkUpload } from './use-bulk-upload'

const LABEL: Record<BulkAction, (count: number) => string> = {
  publish: (count) => `Terbitkan ${count} foto`,
  submit: (count) => `Ajukan ${count} foto`,
  save: () => 'Simpan draf',
}

const BUSY: Record<BulkAction, string> = {
  publish: 'Menerbitkan …',
  submit: 'Mengajukan …',
  save: 'Menyimpan …',
}

/** Form for several pictures. Each picture becomes an item or a draft, with its own caption or the shared caption. */
export function BulkUploadPage({ kind, fields }: { kind: EditorialKind; fields: BulkUpload }) {
  const person = useStaff()
  const zone = useZone()
  const form = useBulkUpload(kind, fields, person, zone)
  const { entries, running } = form
  const chooser = useRef<HTMLInputElement>(null)
  const { pathname } = useLocation()
  const choose = useEffectEvent((files: readonly File[]) => void form.add(files))
  useEffect(() => {
    const { path, files } = useNavigationPayload.getState()
    if (path !== pathname || files.length === 0) return
    clearNavigationPayload()
    choose(files)
  }, [pathname])
  /** Ref of the shared text field, which gets the focus unless entries were restored from an earlier tab. */
  const sharedText = useTextOfFirst(entries.length > 0 && !form.isResumed)
  const label = kind.labels[fields.text] ?? ''
  const { queue } = form
  /** Ids of the entries with a usable picture. Refused files are not counted. */
  const usable = useSyncExternalStore(queue.subscribe, () =>
    entries.flatMap(({ id }) => (isRefused(queue.choiceOf(id)) ? [] : id)).join(' '),
  )
    .split(' ')
    .filter(Boolean)
  const count = usable.length
  const isOnline = useOnline()
  const postponed = entries.filter(({ isPostponed }) => isPostponed).length
  const unsaved = entries.flatMap(({ id, fileName }) =>
    form.isUnsaved(id) ? fileName || label : [],
  )
  const isReadyAgain = isOnline && postponed > 0 && postponed === count
  const labelOf = (action: BulkAction) =>
    running === action
      ? BUSY[action]
      : `${LABEL[action](count)}${action === 'publish' && isReadyAgain ? ' sekarang' : ''}`
  const actions = actionsFor(person.role, kind.kind, 'baru').filter(
    (action): action is BulkAction => action in LABEL,
  )
  return (
    <PictureQueueProvider value={queue}>
      <form
        noValidate
        aria-label="Tambah beberapa foto"
        onSubmit={(event) => event.preventDefault()}
        className="flex max-w-3xl flex-col gap-6 pb-36 lg:pb-24"
      >
        <header>
          <BackLink to={kind.path}>{kind.label}</BackLink>
          <h1 tabIndex={-1} className="text-2xl font-bold">
            Tambah beberapa foto
          </h1>
          <p className="mt-1 text-ink-2">
            Foto terbaru berada di atas, juga di situs. Lokasi dan data kamera dihapus dari foto.
          </p>
        </header>
        <div className="flex flex-wrap gap-2">
          <span className="relative grid min-w-0">
            <FileButton
              ref={chooser}
              accept="image/*"
              multiple
              disabled={running !== null}
              className={entries.length === 0 ? buttonStyle.primary : buttonStyle.secondary}
              onChoose={(...files) => void form.add(files)}
            >
              <Icon name="images" />
              {entries.length === 0 ? 'Pilih foto …' : 'Tambah foto lagi …'}
            </FileButton>
          </span>
          {running === null && <CameraButton chooser={chooser} />}
        </div>
        {unsaved.length > 0 && (
          <Alert kind="error">
            {unsaved.length} foto tidak tersimpan di perangkat: {unsaved.join(', ')}. Jangan tutup
            halaman ini sebelum foto itu terbit atau menjadi draf.
          </Alert>
        )}
        {entries.length > 0 && (
          <>
            <InputField
              label={`${label} untuk semua`}
              hint="Dipakai untuk foto yang keterangannya kosong."
              optional
              ref={sharedText}
              value={form.shared}
              autoComplete="off"
              onChange={({ target }) => form.share(target.value)}
            />
            <ul
              aria-label="Foto yang dipilih"
              className="divide-y divide-hairline rounded-card border border-hairline bg-surface"
            >
              {entries.map((entry) => (
                <UploadEntryRow
                  key={entry.id}
                  entry={entry}
                  fields={fields}
                  label={`${label} ${usable.indexOf(entry.id) + 1}`}
                  shared={form.shared}
                  isUnsaved={form.isUnsaved(entry.id)}
                  isBusy={running !== null}
                  onWrite={(value) => form.write(entry.id, value)}
                  onDiscard={() => {
                    form.discard(entry.id)
                    chooser.current?.focus()
                  }}
                />
              ))}
            </ul>
            <ActionBar className="gap-2">
              <PostponedLine
                isPostponed={postponed > 0 && running === null}
                onForget={() => form.forgetPostponed()}
              />
              {actions.map((action, index) => (
                <Button
                  key={action}
                  look={index === 0 ? 'primary' : 'secondary'}
                  disabled={running !== null || count === 0}
                  onClick={() => void form.run(action)}
                  className={index === 0 ? 'max-lg:grow' : ''}
                >
                  {labelOf(action)}
                </Button>
              ))}
            </ActionBar>
          </>
        )}
      </form>
    </PictureQueueProvider>
  )
}

/** Returns a ref for the shared text field, and focuses the field when pictures are chosen. */
function useTextOfFirst(isChosen: boolean) {
  const control = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isChosen) control.current?.focus()
  }, [isChosen])
  return control
}
