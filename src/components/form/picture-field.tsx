import { useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { BlobPicture } from '@/components/ui/blob-picture'
import { buttonStyle } from '@/components/ui/button-style'
import { Field } from './field'
import { usePictureChoice } from './picture-queue-context'
import { PictureProgress } from './picture-progress'
import { fillPicture } from './picture-values'
import { StaffPicture } from './staff-picture'

interface PictureFieldProps {
  /** The field of the address; `imageurl` unless told. */
  name?: string
  label: string
  hint?: string
  optional?: boolean
  /** It stands for a page of its own, and in previews of links to that. */
  shared?: boolean
}

const FRAME = 'aspect-video w-full max-w-xs rounded-card bg-surface-2 !object-contain'

/**
 * Chooses a picture for fields of the surrounding form. What stands there stays until the new one is
 * stored, which goes on by itself while other fields are filled in.
 */
export function PictureField({
  name = 'imageurl',
  label,
  hint,
  optional,
  shared = false,
}: PictureFieldProps) {
  const form = useFormContext()
  const url = String(useWatch({ name }) ?? '')
  const { choice, choose, retry, cancel } = usePictureChoice(name)
  const chooser = useRef<HTMLInputElement>(null)

  return (
    <Field name={name} label={label} hint={hint} optional={optional}>
      {(control) => (
        <div className="flex flex-col items-start gap-3">
          {choice?.picture ? (
            <BlobPicture
              content={choice.picture.master}
              alt="Foto yang belum terunggah"
              className={FRAME}
            />
          ) : (
            url && (
              <StaffPicture
                src={url}
                alt="Gambar yang dipilih"
                width={0}
                height={0}
                sizes="20rem"
                eager
                className={FRAME}
              />
            )
          )}
          {choice && <PictureProgress step={choice.step} />}
          <div className="relative flex flex-wrap gap-2">
            {choice?.step.name === 'failed' && !choice.step.final && (
              <button type="button" className={buttonStyle.secondary} onClick={retry}>
                Unggah lagi
              </button>
            )}
            <input
              {...control}
              ref={chooser}
              name={name}
              type="file"
              // Not only what we can use: what cannot be chosen could never be told why.
              accept="image/*"
              className="peer sr-only"
              onChange={(event) => {
                const file = event.target.files?.[0]
                event.target.value = ''
                if (file) choose(file, { shared })
              }}
            />
            <label
              htmlFor={control.id}
              className={`${buttonStyle.secondary} cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary peer-disabled:opacity-60`}
            >
              {url || choice ? 'Ganti foto …' : 'Pilih foto …'}
            </label>
            {(choice || url) && (
              <button
                type="button"
                className={buttonStyle.quiet}
                onClick={() => {
                  if (choice) cancel()
                  else fillPicture(form, name, { url: '', width: 0, height: 0 })
                  chooser.current?.focus()
                }}
              >
                {choice ? 'Batalkan foto' : 'Hapus gambar'}
              </button>
            )}
          </div>
        </div>
      )}
    </Field>
  )
}
