import { Button } from '@/components/ui/buttons/button'
import { BlobPicture } from '@/components/ui/pictures/blob-picture'
import type { SharedContent } from '@/lib/reports/shared-content'

interface SharedPartProps {
  shared: SharedContent
  hasPhoto: boolean
  onUseText: () => void
  onUsePhoto: () => void
  onDiscard: () => void
}

/** Shows content that another app shared. Buttons add it to the report or discard it. */
export function SharedPart(props: SharedPartProps) {
  const { shared, hasPhoto, onUseText, onUsePhoto, onDiscard } = props
  const { text, photo } = shared
  return (
    <section
      aria-labelledby="dibagikan"
      className="flex flex-col gap-3 rounded-card border border-hairline bg-surface-2 p-4 print:hidden"
    >
      <h3 id="dibagikan" className="font-semibold">
        Dibagikan ke sini
      </h3>
      {text && <p className="line-clamp-6 break-words whitespace-pre-line">{text}</p>}
      {photo && (
        <BlobPicture
          content={photo}
          alt="Foto yang dibagikan"
          className="aspect-4/3 w-full max-w-48 rounded-control bg-surface object-contain"
        />
      )}
      <div className="flex flex-wrap gap-3">
        {text && <Button onClick={onUseText}>Tambahkan ke isi laporan</Button>}
        {photo && (
          <Button onClick={onUsePhoto}>
            {hasPhoto ? 'Ganti foto dengan ini' : 'Pakai foto ini'}
          </Button>
        )}
        <Button look="quiet" onClick={onDiscard}>
          Buang
        </Button>
      </div>
    </section>
  )
}
