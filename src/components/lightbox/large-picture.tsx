import { useState } from 'react'
import { useOnline } from '@/components/browser/use-online'
import { classNames } from '@/components/ui/class-names'
import { isStrip, largeSource, ratioOf, type ShownPicture, smallSource } from './picture-sources'

interface LargePictureProps {
  picture: ShownPicture
  /** `sizes` attribute of the small picture on the page. */
  sizes: string
  /** Horizontal movement by a finger, in CSS pixels. */
  offset: number
  onReady: () => void
}

type Failed = 'failed' | 'failed offline'

const LAYER = 'absolute inset-0 size-full object-contain'

/** Picture that fills its size container: the page's small file first, then the large file above it. */
export function LargePicture({ picture, sizes, offset, onReady }: LargePictureProps) {
  const isOnline = useOnline()
  const [large, setLarge] = useState<'coming' | 'there' | 'stood in for' | Failed>('coming')
  const [small, setSmall] = useState<'hoped for' | Failed>('hoped for')
  const failed = isOnline ? 'failed' : 'failed offline'
  // A failure while offline is retried when the network returns.
  const isLost = (state: string) => state === 'failed' || (state === failed && !isOnline)
  const { imageurl, imagewidth, imagealt, caption } = picture
  const alt = imagealt || caption
  const ratio = ratioOf(picture)
  if (!imageurl || (isLost(large) && isLost(small)))
    return (
      <p role="alert" className="max-w-prose p-4 text-center text-lg">
        {!imageurl
          ? 'Berkas foto ini tidak ada.'
          : isOnline
            ? 'Foto ini belum dapat dimuat: server tidak dapat dihubungi, atau berkasnya tidak ada lagi.'
            : 'Foto ini belum tersimpan di perangkat Anda. Foto tampil begitu ada jaringan.'}
      </p>
    )
  return (
    <div
      className={classNames('relative', offset === 0 && 'transition-transform duration-150')}
      style={{
        aspectRatio: ratio,
        // Limited by the picture's own size and by the available space.
        width: `min(100cqw${isStrip(picture) ? '' : `, ${100 * ratio}cqh`}${imagewidth > 0 ? `, ${imagewidth}px` : ''})`,
        transform: `translateX(${offset}px)`,
      }}
    >
      {!isLost(small) && (
        <img
          {...smallSource(picture, sizes)}
          alt={isLost(large) ? alt : ''}
          draggable={false}
          onError={() => setSmall(failed)}
          className={LAYER}
        />
      )}
      {!isLost(large) && (
        <img
          {...largeSource(picture)}
          alt={alt}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, clientWidth } }) => {
            // Compares the file with its displayed size, because an offline browser may have only a smaller variant.
            const isWhole = isOnline || imagewidth === 0 || naturalWidth >= 0.9 * clientWidth
            setLarge(isWhole ? 'there' : 'stood in for')
            onReady()
          }}
          onError={() => setLarge(failed)}
          className={classNames(
            LAYER,
            'transition-opacity duration-150',
            (large === 'coming' || large === 'failed offline') && 'opacity-0',
          )}
        />
      )}
      {(isLost(large) || (large === 'stood in for' && !isOnline)) && (
        <p
          role="status"
          className="absolute inset-x-0 bottom-0 bg-[#000]/70 px-3 py-2 text-center text-sm"
        >
          {isOnline
            ? 'Foto besarnya belum dapat dimuat: server tidak dapat dihubungi.'
            : 'Tidak ada jaringan, jadi yang tampil foto kecilnya.'}
        </p>
      )}
    </div>
  )
}
