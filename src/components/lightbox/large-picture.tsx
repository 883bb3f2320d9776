import { useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { largeSource, ratioOf, type ShownPicture, smallSource } from './picture-sources'

interface LargePictureProps {
  picture: ShownPicture
  /** Those of the small file that the page has loaded. */
  sizes: string
  /** How far a finger has moved it sideways, in CSS pixels. */
  offset: number
  /** The large file is there. */
  onReady: () => void
}

const LAYER = 'absolute inset-0 size-full object-contain'

/** A picture as large as its surroundings (a size container): first the small file of the page, over it the large one. */
export function LargePicture({ picture, sizes, offset, onReady }: LargePictureProps) {
  const [large, setLarge] = useState<'coming' | 'there' | 'failed'>('coming')
  const [small, setSmall] = useState<'hoped for' | 'failed'>('hoped for')
  const { imageurl, imagewidth, imagealt, caption } = picture
  const alt = imagealt || caption
  const ratio = ratioOf(picture)
  if (!imageurl || (large === 'failed' && small === 'failed'))
    return (
      <p role="alert" className="max-w-prose p-4 text-center text-lg">
        Foto ini tidak dapat ditampilkan.
      </p>
    )
  return (
    <div
      className={classNames('relative', offset === 0 && 'transition-transform duration-150')}
      style={{
        aspectRatio: ratio,
        // Never larger than it is, nor than there is room.
        width: `min(100cqw, ${100 * ratio}cqh${imagewidth > 0 ? `, ${imagewidth}px` : ''})`,
        transform: `translateX(${offset}px)`,
      }}
    >
      {small === 'hoped for' && (
        <img
          {...smallSource(picture, sizes)}
          alt={large === 'failed' ? alt : ''}
          crossOrigin="anonymous"
          draggable={false}
          onError={() => setSmall('failed')}
          className={LAYER}
        />
      )}
      {large !== 'failed' && (
        <img
          {...largeSource(picture)}
          alt={alt}
          crossOrigin="anonymous"
          draggable={false}
          onLoad={() => {
            setLarge('there')
            onReady()
          }}
          onError={() => setLarge('failed')}
          className={classNames(
            LAYER,
            'transition-opacity duration-150',
            large === 'coming' && 'opacity-0',
          )}
        />
      )}
      {large === 'failed' && (
        <p
          role="status"
          className="absolute inset-x-0 bottom-0 bg-[#000]/70 px-3 py-2 text-center text-sm"
        >
          Ukuran besarnya belum dapat dimuat.
        </p>
      )}
    </div>
  )
}
