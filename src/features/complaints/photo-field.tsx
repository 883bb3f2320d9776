import { useEffect, useId, type RefObject } from 'react'
import { Alert } from '@/components/ui/alert'
import { buttonStyle } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import { PICTURE_TYPES, pictureTypeOf } from '@/domain/picture-file'

/** A photo of the matter, and where the browser can show it from. */
export interface ChosenPhoto {
  file: File
  preview: string
}

interface PhotoFieldProps {
  photo: ChosenPhoto | null
  problem: string | null
  onChoose: (photo: ChosenPhoto) => void
  onProblem: (problem: string) => void
  chooser: RefObject<HTMLInputElement | null>
}

/** Chooses one photo and shows it. A file that is none leaves the photo that was chosen before. */
export function PhotoField({ photo, problem, onChoose, onProblem, chooser }: PhotoFieldProps) {
  const id = useId()
  useEffect(() => (photo ? () => URL.revokeObjectURL(photo.preview) : undefined), [photo])

  async function choose(file: File) {
    if (pictureTypeOf(new Uint8Array(await file.slice(0, 12).arrayBuffer())))
      onChoose({ file, preview: URL.createObjectURL(file) })
    else onProblem('Berkas ini bukan foto PNG, JPEG, GIF, atau WebP.')
  }

  return (
    <div className="flex flex-col">
      <label htmlFor={id} className="font-semibold">
        Foto dokumentasi
      </label>
      <p id={`${id}-hint`} className="text-sm text-ink-2">
        Satu foto yang menunjukkan masalahnya: PNG, JPEG, GIF, atau WebP.
      </p>
      {photo && (
        <img
          src={photo.preview}
          alt={`Foto yang dipilih: ${photo.file.name}`}
          className="mt-3 aspect-4/3 w-full max-w-sm rounded-card border border-hairline bg-surface-2 object-cover"
          onError={() => onProblem('Foto ini tidak dapat dibuka. Pilih foto lain.')}
        />
      )}
      <input
        ref={chooser}
        id={id}
        type="file"
        accept={PICTURE_TYPES.join(',')}
        aria-describedby={problem ? `${id}-hint ${id}-problem` : `${id}-hint`}
        aria-invalid={!!problem}
        className="peer sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) void choose(file)
        }}
      />
      <label
        htmlFor={id}
        className={`${buttonStyle.secondary} mt-3 cursor-pointer self-start peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary`}
      >
        <Icon name="camera" className="size-5" />
        {photo ? 'Ganti foto …' : 'Pilih foto …'}
      </label>
      {problem && (
        <div id={`${id}-problem`} className="mt-3">
          <Alert kind="error">{problem}</Alert>
        </div>
      )}
    </div>
  )
}
