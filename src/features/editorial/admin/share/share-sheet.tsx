import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { controlStyle } from '@/components/form/fields/control-style'
import { buttonStyle } from '@/components/ui/buttons/button-style'
import { CopyButton } from '@/components/ui/buttons/copy-button'
import { WhatsappLink } from '@/components/ui/buttons/whatsapp-link'
import { DialogFrame } from '@/components/ui/dialogs/dialog-frame'
import { useCloseOnBack } from '@/components/ui/dialogs/use-close-on-back'
import { Icon } from '@/components/ui/icon'
import { DEFAULT_SETTINGS } from '@/domain/settings/settings'
import { shareCard, shareText } from '@/domain/sharing/share-card'
import { contentDocument } from '@/lib/query/content'
import type { SharedItem } from './open-share-sheet'
import { Poster } from './poster'
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
      actions={
        <button type="button" className={buttonStyle.secondary} onClick={onClose}>
          Tutup
        </button>
      }
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
            <button
              type="button"
              className={`${buttonStyle.secondary} self-start`}
              onClick={() => print()}
            >
              <Icon name="printer" className="size-5" />
              Cetak A4
            </button>
          </section>
        </div>
      </div>
      <Poster card={card} settings={settings} url={url} />
    </DialogFrame>
  )
}
