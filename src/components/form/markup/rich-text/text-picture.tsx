import { classNames } from '@/components/ui/class-names'
import { Button } from '@/components/ui/buttons/button'
import { LIMITS } from '@/domain/limits'
import type { MarkedPicture } from '@/domain/pictures/picture-mark'
import { InputField } from '../../fields/input-field'
import { usePictureChoice } from '../../pictures/picture-queue-context'
import { TextPictureView } from '../../pictures/text-picture-view'

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
  const { cancel } = usePictureChoice(name + picture.src)
  return (
    <figure
      contentEditable={false}
      className={classNames(
        'flex flex-col gap-3 rounded-card border border-hairline bg-surface-2 p-2 whitespace-normal select-none',
        isSelected && 'outline-2 outline-offset-2 outline-primary',
      )}
    >
      <TextPictureView
        name={name}
        picture={picture}
        alt={picture.alt}
        sizes="(min-width: 48rem) 42rem, 100vw"
        className="max-h-[50dvh] w-full rounded-card !object-contain"
      />
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
