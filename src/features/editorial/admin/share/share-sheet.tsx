import { useQuery } from '@tanstack/react-query'
import { useState, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { QrCode } from '@/components/ui/qr-code'
import { controlStyle } from '@/components/form/fields/control-style'
import { Button } from '@/components/ui/buttons/button'
import { CopyButton } from '@/components/ui/buttons/copy-button'
import { WhatsappLink } from '@/components/ui/buttons/whatsapp-link'
import { DialogFrame } from '@/components/ui/dialogs/dialog-frame'
import { useCloseOnBack } from '@/components/ui/dialogs/use-close-on-back'
import { useImageError } from '@/components/ui/pictures/picture'
import { emblemPicture } from '@/domain/settings/emblem-picture'
import { DEFAULT_SETTINGS, type Settings, locationParts } from '@/domain/settings/settings'
import { shareCard, shareText, type ShareCard } from '@/domain/sharing/share-card'
import { contentDocument } from '@/lib/query/content'
import type { SharedItem } from './open-share-sheet'
import { SharePicture } from './share-picture'

interface ShareSheetProps {
  item: SharedItem
  onClose: () => void
}

export default function ShareSheet({ item: { kind, path, values }, onClose }: ShareSheetProps) {
  useCloseOnBack(onClose)
  const settings = useQuery(contentDocument('site_settings', '1').options).data ?? DEFAULT_SETTINGS
  const { village_name: village, time_zone: zone } = settings
  const url = new URL(path, location.href).href
  const card = shareCard(kind, values, zone)
  const [text, setText] = useState(() => shareText(card, { village, url }))
  return (
    <DialogFrame
      title="Bagikan"
      lead={card.title}
      isWide
      onClose={onClose}
      actions={<Button onClick={onClose}>Tutup</Button>}
    >
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <section aria-labelledby="share-text" className="flex flex-col gap-3">
          <h3 id="share-text" className="font-semibold text-ink">
            Teks untuk WhatsApp
          </h3>
          <textarea
            aria-labelledby="share-text"
            rows={9}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className={controlStyle}
          />
          <div className="flex flex-wrap gap-2">
            <WhatsappLink number="" message={text}>
              Kirim lewat WhatsApp
            </WhatsappLink>
            <CopyButton what="teks" text={text} />
          </div>
        </section>
        <div className="flex flex-col gap-6">
          <SharePicture card={card} settings={settings} />
          <section aria-labelledby="share-paper" className="flex flex-col gap-3">
            <h3 id="share-paper" className="font-semibold text-ink">
              Lembar untuk papan RT
            </h3>
            <p>Judul besar, ringkasan, dan kode QR dalam satu lembar A4.</p>
            <Button icon="printer" className="self-start" onClick={() => print()}>
              Cetak A4
            </Button>
          </section>
        </div>
      </div>
      <Poster card={card} settings={settings} url={url} />
    </DialogFrame>
  )
}

interface PosterProps {
  card: ShareCard
  settings: Settings
  url: string
}

/** Classes that hide the page in print. `display: none` would close the dialog. */
const UNPRINTED = ['print:invisible', 'print:h-0', 'print:overflow-hidden']

/** Poster for a notice board. Visible only in print, where it replaces the page. */
function Poster({ card, settings, url }: PosterProps) {
  const { title, facts, summary } = card
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const others = [...document.body.children].filter((each) => each !== sheet.current)
    for (const { classList } of others) classList.add(...UNPRINTED)
    return () => others.forEach(({ classList }) => classList.remove(...UNPRINTED))
  }, [])
  return createPortal(
    <div ref={sheet} className="hidden print:block">
      <article aria-label="Lembar A4">
        <header className="flex items-center gap-4 border-b-2 pb-3">
          <PosterEmblem src={emblemPicture(settings.emblemurl)} />
          <div>
            <p className="text-[18pt] leading-tight font-bold">{settings.village_name}</p>
            <p className="text-[12pt]">{locationParts(settings).join(', ')}</p>
          </div>
        </header>
        <h1
          className={`mt-6 leading-tight font-bold ${title.length > 80 ? 'text-[30pt]' : 'text-[44pt]'}`}
        >
          {title}
        </h1>
        {facts.length > 0 && (
          <ul className="mt-6 text-[20pt] leading-snug font-semibold">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        <p className="mt-6 text-[16pt] leading-snug whitespace-pre-line">{summary}</p>
        <footer className="mt-8 flex break-inside-avoid items-center gap-5">
          <QrCode text={url} label={`Kode QR ke ${url}`} className="size-[50mm] shrink-0" />
          <div className="min-w-0 text-[13pt] leading-snug">
            <p className="font-semibold">Pindai dengan kamera ponsel untuk membaca selengkapnya.</p>
            <p className="mt-1 break-all">{url.replace(/^https?:\/\//, '')}</p>
          </div>
        </footer>
      </article>
    </div>,
    document.body,
  )
}

function PosterEmblem({ src }: { src: string }) {
  const { broken, watch } = useImageError()
  if (broken) return null
  return <img {...watch} src={src} crossOrigin="anonymous" alt="" className="size-[22mm]" />
}
