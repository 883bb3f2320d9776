import { useId, useRef, useState, type RefObject } from 'react'
import { CameraButton } from '@/components/form/pictures/camera-button'
import { Button } from '@/components/ui/buttons/button'
import { classNames } from '@/components/ui/class-names'
import { BlobPicture } from '@/components/ui/pictures/blob-picture'
import { Alert } from '@/components/ui/states/alert'

interface PhotoFieldProps {
  photo: Blob | null
  isPreparing: boolean
  problem: string | null
  /** Called before the camera or gallery opens. The device may discard the page while it is covered. */
  onOpen: () => void
  onChoose: (file: File) => void
  onBroken: () => void
  button: RefObject<HTMLButtonElement | null>
}

export function PhotoField(props: PhotoFieldProps) {
  const { photo, isPreparing, problem, onOpen, onChoose, onBroken, button } = props
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const [hasChosen, setHasChosen] = useState(false)
  const described = problem ? `${id}-hint ${id}-problem` : `${id}-hint`

  return (
    <div className={classNames('flex min-w-0 flex-col', !photo && 'print:hidden')}>
      <label htmlFor={id} className="self-start font-semibold">
        Foto dokumentasi
      </label>
      <p id={`${id}-hint`} className="text-sm text-ink-2">
        Satu foto yang menunjukkan masalahnya. Catatan lokasi di dalam foto dibuang di perangkat
        ini, sebelum dikirim.
      </p>
      {photo && (
        <BlobPicture
          content={photo}
          alt="Foto yang akan dikirim"
          className="mt-3 aspect-4/3 w-full max-w-sm rounded-card border border-hairline bg-surface-2 object-contain"
          onError={onBroken}
        />
      )}
      <input
        ref={chooser}
        id={id}
        type="file"
        // Accepts every image type. With specific types, the picker would hide other images without an explanation.
        accept="image/*"
        tabIndex={-1}
        // Screen readers use the buttons below instead.
        aria-hidden
        className="sr-only"
        onClick={onOpen}
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (!file) return
          setHasChosen(true)
          onChoose(file)
        }}
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <CameraButton
          chooser={chooser}
          label={photo ? 'Ambil foto lain' : 'Ambil foto'}
          className="grow sm:grow-0"
        />
        <Button
          ref={button}
          aria-describedby={described}
          icon="images"
          className="grow sm:grow-0"
          onClick={() => chooser.current?.click()}
        >
          {photo ? 'Ganti foto …' : 'Pilih foto …'}
        </Button>
      </div>
      {isPreparing && (
        <div className="mt-3 max-w-sm">
          <p role="status" className="font-medium">
            Menyiapkan foto …
          </p>
          <progress className="mt-1 h-2 w-full accent-primary" aria-label="Menyiapkan foto" />
        </div>
      )}
      <p role="status" className="sr-only">
        {hasChosen && photo && !isPreparing && 'Foto siap dikirim.'}
      </p>
      {problem && (
        <div id={`${id}-problem`} className="mt-3">
          <Alert kind="error">{problem}</Alert>
        </div>
      )}
    </div>
  )
}
