import { useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { FieldFrame } from '@/components/form/fields/field-frame'
import { buttonStyle } from '@/components/ui/buttons/button-style'
import { Icon } from '@/components/ui/icon'
import { BlobPicture } from '@/components/ui/pictures/blob-picture'
import { errorText } from '@/lib/firebase/errors'
import { logUnexpected } from '@/lib/log'

interface PhotoFieldProps {
  name: string
  label: string
  hint?: string
  optional?: boolean
  /** Makes what is chosen small enough. Throws a UserFacingError that says why it cannot be used. */
  prepare: (file: Blob) => Promise<Blob>
}

/** A field of the surrounding form: a photo that is small enough, or null. */
export function PhotoField({ name, label, hint, optional, prepare }: PhotoFieldProps) {
  const { field } = useController<Record<string, Blob | null>>({ name })
  const [problem, setProblem] = useState('')
  const [preparing, setPreparing] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)

  async function choose(file: File) {
    setProblem('')
    setPreparing(true)
    try {
      field.onChange(await prepare(file))
    } catch (error) {
      logUnexpected('Foto gagal disiapkan', error)
      setProblem(errorText(error))
    } finally {
      setPreparing(false)
    }
  }

  return (
    <FieldFrame label={label} hint={hint} optional={optional} error={problem}>
      {(control) => (
        <div className="flex flex-col items-start gap-3">
          {field.value && (
            <BlobPicture
              content={field.value}
              alt="Foto yang dipilih"
              className="aspect-4/3 w-full max-w-xs rounded-card border border-hairline bg-surface-2 object-contain"
            />
          )}
          <div className="relative flex flex-wrap gap-2">
            <input
              {...control}
              ref={chooser}
              type="file"
              // Not only what we can use: what cannot be chosen could never be told why.
              accept="image/*"
              className="peer sr-only"
              onChange={(event) => {
                const file = event.target.files?.[0]
                event.target.value = ''
                if (file) void choose(file)
              }}
            />
            <label
              htmlFor={control.id}
              className={`${buttonStyle.secondary} cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary peer-disabled:opacity-60`}
            >
              <Icon name="camera" className="size-5" />
              {preparing ? 'Menyiapkan foto …' : field.value ? 'Ganti foto …' : 'Pilih foto …'}
            </label>
            {field.value && (
              <button
                type="button"
                className={buttonStyle.quiet}
                onClick={() => {
                  field.onChange(null)
                  chooser.current?.focus()
                }}
              >
                Hapus foto
              </button>
            )}
          </div>
        </div>
      )}
    </FieldFrame>
  )
}
