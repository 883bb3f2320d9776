import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { FieldFrame } from '@/components/form/fields/field-frame'
import { FileButton } from '@/components/form/fields/file-button'
import { CameraButton } from '@/components/form/pictures/camera-button'
import { Button } from '@/components/ui/buttons/button'
import { Icon } from '@/components/ui/icon'
import { BlobPicture } from '@/components/ui/pictures/blob-picture'
import { UserFacingError } from '@/lib/errors'
import { errorText } from '@/lib/firebase/errors'
import { logUnexpected } from '@/lib/log'

/** Message for a form that cannot be saved yet because its photo is being resized. */
export const PHOTO_NOT_READY =
  'Foto masih disiapkan. Tunggu sampai fotonya tampil, lalu simpan lagi.'

/** Returns whether a photo was resized. A chosen `File` was not, and may contain the place where it was taken. */
export function isPrepared(photo: Blob): boolean {
  return !(photo instanceof File)
}

export function requirePrepared(photos: Iterable<Blob>): void {
  if (![...photos].every(isPrepared)) throw new UserFacingError(PHOTO_NOT_READY)
}

interface PhotoFieldProps {
  name: string
  label: string
  hint?: string
  optional?: boolean
  /** Resizes the chosen file. Rejects with a UserFacingError if the file cannot be used. */
  prepare: (file: Blob) => Promise<Blob>
}

/** Field for a photo. Its value is the chosen file, then the resized photo once it is ready, or null. */
export function PhotoField({ name, label, hint, optional, prepare }: PhotoFieldProps) {
  const { field, fieldState } = useController<Record<string, Blob | null>>({ name })
  const { value } = field
  const preparing = value !== null && !isPrepared(value)
  const [previous, setPrevious] = useState<Blob | null>(null)
  const [problem, setProblem] = useState('')
  const chooser = useRef<HTMLInputElement>(null)

  const change = useEffectEvent((photo: Blob | null) => field.onChange(photo))
  const fail = useEffectEvent((error: unknown) => {
    logUnexpected('Preparing the photo failed', error)
    setProblem(errorText(error))
    field.onChange(previous)
  })
  const run = useEffectEvent(prepare)
  useEffect(() => {
    // Runs in an effect, because the file can also come from an autosave entry.
    if (value === null || isPrepared(value)) return
    let isLatest = true
    run(value).then(
      (photo) => isLatest && change(photo),
      (error: unknown) => isLatest && fail(error),
    )
    return () => void (isLatest = false)
  }, [value])

  function choose(file: File) {
    setProblem('')
    if (!preparing) setPrevious(value)
    field.onChange(file)
  }

  return (
    <FieldFrame
      label={label}
      hint={hint}
      optional={optional}
      error={problem || fieldState.error?.message}
    >
      {(control) => (
        <div className="flex flex-col items-start gap-3">
          {value && !preparing && (
            <BlobPicture
              content={value}
              alt="Foto yang dipilih"
              className="aspect-4/3 w-full max-w-xs rounded-card border border-hairline bg-surface-2 object-contain"
            />
          )}
          <div className="relative flex flex-wrap gap-2">
            <FileButton {...control} ref={chooser} accept="image/*" onChoose={choose}>
              <Icon name="images" />
              {preparing ? 'Menyiapkan foto …' : value ? 'Ganti foto …' : 'Pilih foto …'}
            </FileButton>
            <CameraButton chooser={chooser} />
            {value && (
              <Button
                look="quiet"
                onClick={() => {
                  field.onChange(null)
                  chooser.current?.focus()
                }}
              >
                Hapus foto
              </Button>
            )}
          </div>
        </div>
      )}
    </FieldFrame>
  )
}
