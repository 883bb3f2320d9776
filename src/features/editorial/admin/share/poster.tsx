import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useImageError } from '@/components/ui/pictures/picture'
import { QrCode } from '@/components/ui/qr-code'
import { emblemPicture } from '@/domain/settings/emblem-picture'
import { type Settings, locationParts } from '@/domain/settings/settings'
import type { ShareCard } from '@/domain/sharing/share-card'

interface PosterProps {
  card: ShareCard
  settings: Settings
  url: string
}

/** Classes that hide the page on paper. A dialog with `display: none` would close itself. */
const UNPRINTED = ['print:invisible', 'print:h-0', 'print:overflow-hidden']

/** Poster for a notice board. It is visible only in print, where it replaces the page. */
export function Poster({ card, settings, url }: PosterProps) {
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
