import { classNames } from '@/components/ui/class-names'
import { Button } from '@/components/ui/buttons/button'
import { BlobPicture } from '@/components/ui/pictures/blob-picture'
import { LIMITS } from '@/domain/limits'
import { isPendingPicture } from '@/domain/pictures/pending-pictures'
import type { MarkedPicture } from '@/domain/pictures/picture-mark'
import { InputField } from '../../fields/input-field'
import { PictureProgress } from '../../pictures/picture-progress'
import { usePictureChoice } from '../../pictures/picture-queue-context'
import { StaffPicture } from '../../pictures/staff-picture'

interface TextPictureProps {
  name: string
  picture: MarkedPicture
  isSelected: boolean
  onDescribe: (alt: string) => void
  onMove: (lines: 1 | -1) => void
  onRemove: () => void
  onLeave: () => void
}

export function TextPicture(props: TextPictureProps) {
  const { name, picture, isSelected, onDescribe, onMove, onRemove, onLeave } = props
  const { choice, retry, cancel } = usePictureChoice(name + picture.src)
  const content = choice?.picture?.master ?? choice?.original?.file
  const isMissing = !choice && (isPendingPicture(picture) || picture.src === '')
  const look = 'max-h-[50dvh] w-full rounded-card !object-contain'
  return (
    <figure
      contentEditable={false}
      className={classNames(
        'flex flex-col gap-3 rounded-card border border-hairline bg-surface-2 p-2 whitespace-normal select-none',
        isSelected && 'outline-2 outline-offset-2 outline-primary',
      )}
    >
      {content ? (
        <BlobPicture content={content} alt={picture.alt} className={look} />
      ) : (
        !isMissing &&
        !choice && (
          <StaffPicture
            src={picture.src}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            sizes="(min-width: 48rem) 42rem, 100vw"
            className={look}
          />
        )
      )}
      {choice && (
        <div className="text-sm">
          <PictureProgress step={choice.step} />
        </div>
      )}
      {isMissing && (
        <p className="text-sm font-semibold text-danger">
          Foto ini tidak ada lagi. Hapus, lalu pilih foto lagi.
        </p>
      )}
      <InputField
        label="Keterangan foto ini"
        hint="Sebutkan apa yang terlihat. Tampil di bawah foto."
        value={picture.alt}
        maxLength={LIMITS.caption}
        autoComplete="off"
        onChange={({ target }) => onDescribe(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          onLeave()
        }}
      />
      <div className="flex flex-wrap gap-2">
        {choice?.step.name === 'failed' && !choice.step.final && (
          <Button onClick={retry}>Unggah lagi</Button>
        )}
        <PictureButton words="Naikkan" picture={picture} onPress={() => onMove(-1)} />
        <PictureButton words="Turunkan" picture={picture} onPress={() => onMove(1)} />
        <PictureButton
          words="Hapus"
          picture={picture}
          onPress={() => {
            onRemove()
            cancel()
          }}
        />
      </div>
    </figure>
  )
}

interface PictureButtonProps {
  words: string
  picture: MarkedPicture
  onPress: () => void
}

function PictureButton({ words, picture, onPress }: PictureButtonProps) {
  return (
    <Button look="quiet" aria-label={`${words} foto ${picture.alt}`.trim()} onClick={onPress}>
      {words}
    </Button>
  )
}
