import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/buttons/button'
import { Alert } from '@/components/ui/states/alert'
import type { Settings } from '@/domain/settings/settings'
import type { ShareCard } from '@/domain/sharing/share-card'
import { comparedText } from '@/domain/text/words'
import { errorText } from '@/lib/firebase/errors'
import { logUnexpected } from '@/lib/log'
import { saveFile } from '@/lib/save-file'
import { drawShareCard, SHARE_SIDE } from './draw-share-card'

/** Preview of the share card, with a button to download it. The card is drawn once, when the sheet opens. */
export function SharePicture({ card, settings }: { card: ShareCard; settings: Settings }) {
  const [drawn, setDrawn] = useState<{ file: Blob; address: string } | 'failed' | null>(null)
  const [problem, setProblem] = useState('')
  // Initial props, because the item does not change while the sheet is open.
  const [what] = useState({ card, settings })
  useEffect(() => {
    let address = ''
    let isOver = false
    drawShareCard(what.card, what.settings, location.host).then(
      (file) => {
        if (isOver) return
        address = URL.createObjectURL(file)
        setDrawn({ file, address })
      },
      (error: unknown) => {
        logUnexpected('Creating the picture to share failed', error)
        if (!isOver) setDrawn('failed')
      },
    )
    return () => {
      isOver = true
      URL.revokeObjectURL(address)
    }
  }, [what])
  const isDone = drawn !== null && drawn !== 'failed'
  return (
    <section aria-labelledby="share-picture" className="flex flex-col gap-3">
      <h3 id="share-picture" className="font-semibold text-ink">
        Gambar
      </h3>
      <div className="aspect-square w-52 max-w-full">
        {isDone ? (
          <img
            src={drawn.address}
            alt={`Gambar berisi judul “${card.title}”`}
            width={SHARE_SIDE}
            height={SHARE_SIDE}
            className="size-full rounded-card border border-hairline"
          />
        ) : (
          <div role="status" className={drawn ? '' : 'size-full skeleton'}>
            {drawn ? (
              'Gambar belum dapat dibuat di perangkat ini.'
            ) : (
              <span className="sr-only">Menyiapkan gambar …</span>
            )}
          </div>
        )}
      </div>
      <Button
        aria-disabled={!isDone}
        icon="download"
        className="self-start aria-disabled:opacity-60"
        onClick={() => {
          if (!isDone) return
          try {
            saveFile(`${fileName(card.title)}.png`, 'image/png', drawn.file)
          } catch (error) {
            setProblem(errorText(error))
          }
        }}
      >
        Unduh gambar
      </Button>
      {problem && <Alert kind="error">{problem}</Alert>}
    </section>
  )
}

function fileName(title: string): string {
  const plain = comparedText(title).match(/[a-z0-9]+/g) ?? []
  return plain.join('-').slice(0, 60) || 'bagikan'
}
