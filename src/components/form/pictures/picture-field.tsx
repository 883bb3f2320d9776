import { useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/buttons/button'
import { classNames } from '@/components/ui/class-names'
import { BlobPicture } from '@/components/ui/pictures/blob-picture'
import { Alert } from '@/components/ui/states/alert'
import { UserFacingError } from '@/lib/errors'
import { copyForeign, isForeignPicture } from '@/lib/images/copy-foreign'
import type { PicturePurpose } from '@/lib/images/prepare-picture'
import { Field } from '../fields/field'
import { FileButton } from '../fields/file-button'
import { CameraButton } from './camera-button'
import { PictureProgress } from './picture-progress'
import { usePictureChoice } from './picture-queue-context'
import { fillPicture, pictureFields } from './picture-values'
import { StaffPicture } from './staff-picture'

const FAILED = 'Foto ini belum dapat disalin. Coba lagi.'

interface ForeignPictureProps {
  address: string
  onCopied: (file: Blob) => void
}

/** Offers to copy a picture from another website, whose owner could replace or remove it. */
function ForeignPicture({ address, onCopied }: ForeignPictureProps) {
  const [state, setState] = useState<'offered' | 'copying' | { failed: string }>('offered')
  // Ignores the copy if another picture was chosen in the meantime.
  const isWanted = useRef(true)
  useEffect(() => {
    isWanted.current = true
    return () => void (isWanted.current = false)
  }, [])

  async function copy() {
    setState('copying')
    try {
      const file = await copyForeign(address)
      if (isWanted.current) onCopied(file)
      setState('offered')
    } catch (error) {
      setState({ failed: error instanceof UserFacingError ? error.message : FAILED })
    }
  }

  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-sm text-ink-2">
        Foto ini ada di situs lain: dapat hilang atau berganti sewaktu-waktu.
      </p>
      {typeof state === 'object' && <Alert kind="error">{state.failed}</Alert>}
      <Button disabled={state === 'copying'} onClick={() => void copy()}>
        {state === 'copying' ? 'Menyalin …' : 'Salin ke situs ini'}
      </Button>
    </div>
  )
}

interface PictureFieldProps {
  /** Name of the address field. Defaults to `imageurl`. */
  name?: string
  label: string
  hint?: string
  optional?: boolean
  purpose?: PicturePurpose
  /** Shows a small preview with the buttons next to it, e.g. for an emblem. */
  small?: boolean
}

const NONE = { url: '', width: 0, height: 0 }

const FRAME = {
  large: 'aspect-video w-full max-w-xs rounded-card bg-surface-2 !object-contain',
  small: 'h-28 w-28 rounded-card border border-hairline !bg-surface !object-contain p-1 sm:w-36',
}

/** Picture field. The previous picture remains until the new one is uploaded. */
export function PictureField(props: PictureFieldProps) {
  const { name = 'imageurl', label, hint, optional, purpose, small } = props
  const form = useFormContext()
  const url = String(useWatch({ name }) ?? '')
  const { choice, choose, cancel, resume } = usePictureChoice(name)
  /** Function that restores the last removed picture. */
  const [undo, setUndo] = useState<(() => void) | null>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const frame = FRAME[small ? 'small' : 'large']
  const isShown = choice?.picture !== undefined || url !== ''

  function remove(): (() => void) | null {
    const picture = choice?.picture ?? choice?.original
    if (choice) {
      cancel()
      return picture ? () => resume(picture) : null
    }
    const [width = 0, height = 0] = form.getValues(
      Object.keys(pictureFields(name, NONE)).filter((field) => field !== name),
    ) as (number | undefined)[]
    fillPicture(form, name, NONE)
    return () => fillPicture(form, name, { url, width, height })
  }

  return (
    <Field name={name} label={label} hint={hint} optional={optional}>
      {(control) => (
        <div
          className={classNames(
            'flex items-start gap-3',
            small && isShown ? 'flex-wrap' : 'flex-col',
          )}
        >
          {choice?.picture ? (
            <BlobPicture
              content={choice.picture.master}
              alt="Foto yang belum terunggah"
              className={frame}
            />
          ) : (
            url && (
              <StaffPicture
                src={url}
                alt="Foto yang dipilih"
                width={0}
                height={0}
                sizes="20rem"
                eager
                className={frame}
              />
            )
          )}
          <PictureProgress field={name} />
          {undo && !choice && !url && (
            <p role="status" className="flex flex-wrap items-center gap-x-2">
              Foto dihapus.
              <Button
                look="quiet"
                className="!px-2"
                onClick={() => {
                  undo()
                  setUndo(null)
                  chooser.current?.focus()
                }}
              >
                Urungkan
              </Button>
            </p>
          )}
          {!choice && isForeignPicture(url) && (
            <ForeignPicture key={url} address={url} onCopied={(file) => choose(file, purpose)} />
          )}
          <div
            className={classNames(
              'relative flex gap-2',
              small && isShown ? 'flex-col *:max-sm:px-3' : 'flex-wrap',
            )}
          >
            <FileButton
              {...control}
              ref={chooser}
              name={name}
              accept="image/*"
              onChoose={(file) => choose(file, purpose)}
            >
              {url || choice ? 'Ganti foto …' : 'Pilih foto …'}
            </FileButton>
            {purpose !== 'narrow' && purpose !== 'wide' && <CameraButton chooser={chooser} />}
            {(choice || url) && (
              <Button
                look="quiet"
                onClick={() => {
                  setUndo(() => remove())
                  chooser.current?.focus()
                }}
              >
                {choice ? 'Batalkan foto' : 'Hapus foto'}
                <span className="sr-only">: {label}</span>
              </Button>
            )}
          </div>
        </div>
      )}
    </Field>
  )
}
