import { BlobPicture } from '@/components/ui/pictures/blob-picture'
import { isPendingPicture } from '@/domain/pictures/pending-pictures'
import type { MarkedPicture } from '@/domain/pictures/picture-mark'
import { PictureProgress } from './picture-progress'
import { usePictureChoice } from './picture-queue-context'
import { StaffPicture } from './staff-picture'

interface TextPictureViewProps {
  /** Name of the field whose text contains the picture. */
  name: string
  picture: MarkedPicture
  alt: string
  sizes: string
  className: string
}

/** Shows a picture of a text: the stored picture, or the chosen file with the progress of its upload. */
export function TextPictureView({ name, picture, alt, sizes, className }: TextPictureViewProps) {
  const { src, width, height } = picture
  const { choice } = usePictureChoice(name + src)
  const content = choice?.picture?.master ?? choice?.original?.file
  if (!choice && (isPendingPicture(picture) || src === ''))
    return (
      <p className="text-sm font-semibold text-danger">
        Foto ini tidak ada lagi. Hapus, lalu pilih foto lagi.
      </p>
    )
  return (
    <>
      {content && <BlobPicture content={content} alt={alt} className={className} />}
      {!choice && <StaffPicture {...{ src, alt, width, height, sizes, className }} />}
      <PictureProgress field={name + src} />
    </>
  )
}
