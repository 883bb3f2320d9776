import { useFormContext } from 'react-hook-form'
import { buttonStyle } from '@/components/ui/buttons/button-style'
import { BlobPicture } from '@/components/ui/pictures/blob-picture'
import { isBeingStored } from '@/domain/pictures/being-stored'
import { type MarkedPicture, withPicture } from '@/domain/pictures/picture-mark'
import { PictureProgress } from '../pictures/picture-progress'
import { usePictureChoice } from '../pictures/picture-queue-context'
import { StaffPicture } from '../pictures/staff-picture'
import { setText } from './text-pictures'

interface TextPictureListProps {
  /** The text's field. */
  name: string
  pictures: readonly MarkedPicture[]
}

/** The pictures that stand in a text, and how far they are. */
export function TextPictureList({ name, pictures }: TextPictureListProps) {
  if (pictures.length === 0) return null
  return (
    <ul aria-label="Gambar dalam teks" className="flex flex-col gap-2">
      {pictures.map((picture, index) => (
        <TextPictureRow key={`${index}-${picture.src}`} name={name} picture={picture} />
      ))}
    </ul>
  )
}

const FRAME = 'size-16 shrink-0 rounded-control bg-surface object-cover'

function TextPictureRow({ name, picture }: { name: string; picture: MarkedPicture }) {
  const form = useFormContext()
  const { choice, retry, cancel } = usePictureChoice(name + picture.src)

  function remove() {
    const text: unknown = form.getValues(name)
    if (typeof text === 'string') setText(form, name, withPicture(text, picture.src, null))
    cancel()
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-hairline bg-surface-2 p-2">
      {choice?.picture ? (
        <BlobPicture content={choice.picture.master} alt="" className={FRAME} />
      ) : (
        <StaffPicture
          src={isBeingStored(picture) ? '' : picture.src}
          alt=""
          width={picture.width}
          height={picture.height}
          sizes="4rem"
          small
          className={FRAME}
        />
      )}
      <div className="min-w-40 flex-1 text-sm">
        <p className="font-medium">{picture.alt || 'Tanpa keterangan'}</p>
        {choice ? (
          <PictureProgress step={choice.step} />
        ) : (
          isBeingStored(picture) && (
            <p className="font-semibold text-danger">
              Foto ini tidak ada lagi. Hapus, lalu pilih lagi fotonya.
            </p>
          )
        )}
      </div>
      {choice?.step.name === 'failed' && !choice.step.final && (
        <button type="button" className={buttonStyle.secondary} onClick={retry}>
          Unggah lagi
        </button>
      )}
      <button
        type="button"
        className={buttonStyle.quiet}
        aria-label={`Hapus gambar ${picture.alt} dari teks`}
        onClick={remove}
      >
        Hapus
      </button>
    </li>
  )
}
