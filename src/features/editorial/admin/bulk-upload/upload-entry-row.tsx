import { InputField } from '@/components/form/fields/input-field'
import { PictureProgress } from '@/components/form/pictures/picture-progress'
import { usePictureChoice } from '@/components/form/pictures/picture-queue-context'
import { StaffPicture } from '@/components/form/pictures/staff-picture'
import { Button } from '@/components/ui/buttons/button'
import { BlobPicture } from '@/components/ui/pictures/blob-picture'
import type { BulkUpload } from '@/staff/kinds/kind-form'
import { isRefused, type UploadEntry } from './upload-entry'

interface UploadEntryRowProps {
  entry: UploadEntry
  fields: BulkUpload
  label: string
  shared: string
  /** True if the device could not store the entry. It is then lost when the page is closed. */
  isUnsaved: boolean
  isBusy: boolean
  onWrite: (value: string) => void
  onDiscard: () => void
}

const FRAME =
  'aspect-4/3 w-24 shrink-0 self-start rounded-control bg-surface-2 object-cover sm:w-32'

export function UploadEntryRow(props: UploadEntryRowProps) {
  const { entry, fields, label, shared, isUnsaved, isBusy, onWrite, onDiscard } = props
  const { choice } = usePictureChoice(entry.id)
  const address = String(entry.values[fields.picture])
  return (
    <li className="flex gap-4 p-3 sm:p-4">
      {choice?.picture ? (
        <BlobPicture content={choice.picture.master} alt="" className={FRAME} />
      ) : (
        <StaffPicture
          small
          src={address}
          alt=""
          width={Number(entry.values['imagewidth']) || 0}
          height={Number(entry.values['imageheight']) || 0}
          sizes="8rem"
          eager
          className={FRAME}
        />
      )}
      <div className="flex min-w-0 grow flex-col gap-3">
        {entry.fileName && <p className="truncate text-sm text-ink-2">{entry.fileName}</p>}
        {!isRefused(choice) && (
          <InputField
            label={label}
            error={entry.error}
            name={entry.id}
            value={String(entry.values[fields.text])}
            placeholder={shared}
            readOnly={isBusy}
            autoComplete="off"
            onChange={({ target }) => onWrite(target.value)}
          />
        )}
        <PictureProgress field={entry.id} />
        {isUnsaved && (
          <p className="font-semibold text-danger">Belum tersimpan di perangkat ini.</p>
        )}
        {entry.problem && (
          <p role="alert" className="font-semibold text-danger">
            {entry.problem}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button disabled={isBusy} look="quiet" className="-ml-5" onClick={onDiscard}>
            Keluarkan <span className="sr-only">{entry.fileName || label}</span>
          </Button>
        </div>
      </div>
    </li>
  )
}
