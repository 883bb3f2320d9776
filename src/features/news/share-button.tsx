import { useSyncExternalStore } from 'react'
import { buttonStyle } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import { safeUrl } from '@/domain/safe-url'
import { whatsappLink } from '@/domain/whatsapp'
import { logError } from '@/lib/log'

interface ShareButtonProps {
  title: string
  url: string
  /** The `quiet` one stands beside other things, the `primary` one for itself. */
  look: 'primary' | 'quiet'
}

const QUIET = `${buttonStyle.quiet} px-4!`

/** Opens what the device shares with, or WhatsApp where it has nothing of its own. */
export function ShareButton({ title, url, look }: ShareButtonProps) {
  if (!useWebShare())
    return (
      <a
        href={safeUrl(whatsappLink('', `${title}\n${url}`))}
        target="_blank"
        rel="noopener noreferrer"
        className={look === 'primary' ? buttonStyle.whatsapp : QUIET}
      >
        <Icon name="whatsapp" className="size-5" />
        <span>
          Bagikan lewat WhatsApp<span className="sr-only"> (membuka tab baru)</span>
        </span>
      </a>
    )
  return (
    <button
      type="button"
      className={look === 'primary' ? buttonStyle.primary : QUIET}
      onClick={() => void navigator.share({ title, url }).catch(logUnlessClosed)}
    >
      <Icon name="share-2" className="size-5" />
      Bagikan
    </button>
  )
}

const never = () => () => {}

/** A first render on a server knows nothing of the device. */
function useWebShare(): boolean {
  return useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  )
}

/** Closing the device's dialog is no failure. */
function logUnlessClosed(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError'))
    logError('Tidak dapat membagikan', error)
}
