import { useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { PICTURE_TYPES } from '@/domain/picture'
import { buttonStyle } from '@/components/ui/button-style'
import { Picture } from '@/components/ui/picture'
import { Field } from './field'
import { type StoredPicture, usePictureUpload } from './picture-upload'

interface PictureFieldProps {
  /** The field of the address; `imageurl` unless told. */
  name?: string
  /** The fields of its dimensions, where the document has them; `imagewidth` and `imageheight`. */
  dimensions?: readonly [width: string, height: string] | null
  label: string
  hint?: string
  optional?: boolean
}

type Step =
  | { name: 'idle' }
  | { name: 'preparing' }
  | { name: 'sending'; share: number }
  | { name: 'failed'; file: File; problem: string; final: boolean }

const DIMENSIONS = ['imagewidth', 'imageheight'] as const

/**
 * Chooses, encodes and stores a picture and fills fields of the surrounding form with it. What stood
 * there stays until the new one is stored.
 */
export function PictureField(props: PictureFieldProps) {
  const { name = 'imageurl', dimensions = DIMENSIONS, label, hint, optional } = props
  const upload = usePictureUpload()
  const { setValue } = useFormContext()
  const url = String(useWatch({ name }) ?? '')
  const [step, setStep] = useState<Step>({ name: 'idle' })
  const chooser = useRef<HTMLInputElement>(null)
  const busy = step.name === 'preparing' || step.name === 'sending'

  function fill(picture: StoredPicture) {
    const changed = { shouldDirty: true, shouldValidate: true }
    if (dimensions) {
      setValue(dimensions[0], picture.width, changed)
      setValue(dimensions[1], picture.height, changed)
    }
    setValue(name, picture.url, changed)
  }

  async function send(file: File) {
    setStep({ name: 'preparing' })
    const result = await upload(file, (share) => setStep({ name: 'sending', share }))
    if ('problem' in result) return setStep({ name: 'failed', file, ...result })
    fill(result)
    setStep({ name: 'idle' })
  }

  return (
    <Field name={name} label={label} hint={hint} optional={optional}>
      {(control) => (
        <div className="flex flex-col gap-3">
          {url && (
            <Picture
              src={url}
              alt="Gambar yang dipilih"
              width={0}
              height={0}
              sizes="20rem"
              eager
              className="aspect-video w-full max-w-xs rounded-card"
            />
          )}
          <input
            {...control}
            ref={chooser}
            type="file"
            accept={PICTURE_TYPES.join(',')}
            disabled={busy}
            className="peer sr-only"
            onChange={(event) => {
              const file = event.target.files?.[0]
              event.target.value = ''
              if (file) void send(file)
            }}
          />
          <label
            htmlFor={control.id}
            className={`${buttonStyle.secondary} cursor-pointer self-start peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary peer-disabled:opacity-60`}
          >
            {url ? 'Ganti foto …' : 'Pilih foto …'}
          </label>
          {busy && (
            <div role="status" className="flex items-center gap-3 text-sm">
              <progress
                className="h-2 w-40 accent-primary"
                {...(step.name === 'sending' && { value: step.share })}
                max={1}
                aria-label="Kemajuan pengunggahan"
              />
              {step.name === 'sending'
                ? `Mengunggah ${Math.round(step.share * 100)}%`
                : 'Menyiapkan foto …'}
            </div>
          )}
          {step.name === 'failed' && (
            <div role="alert" className="flex flex-wrap items-center gap-3">
              <p className="font-semibold text-danger">{step.problem}</p>
              {!step.final && (
                <button
                  type="button"
                  className={buttonStyle.secondary}
                  onClick={() => void send(step.file)}
                >
                  Unggah lagi
                </button>
              )}
            </div>
          )}
          {url && !busy && (
            <button
              type="button"
              className={`${buttonStyle.quiet} self-start`}
              onClick={() => {
                fill({ url: '', width: 0, height: 0 })
                chooser.current?.focus()
              }}
            >
              Hapus gambar
            </button>
          )}
        </div>
      )}
    </Field>
  )
}
