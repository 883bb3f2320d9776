import { useSyncExternalStore } from 'react'
import { buttonStyle } from '@/components/ui/buttons/button-style'
import { WhatsappLink } from '@/components/ui/buttons/whatsapp-link'
import { Icon } from '@/components/ui/icon'
import { logError } from '@/lib/log'

interface ShareButtonProps {
  title: string
  url: string
  look: 'primary' | 'quiet'
}

const QUIET = `${buttonStyle.quiet} px-4!`

/** Opens the share dialog of the device. On devices without one, links to WhatsApp. */
export function ShareButton({ title, url, look }: ShareButtonProps) {
  if (!useWebShare())
    return (
      <WhatsappLink
        number=""
        message={`${title}\n${url}`}
        className={look === 'primary' ? buttonStyle.whatsapp : QUIET}
      >
        {look === 'primary' ? (
          'Bagikan lewat WhatsApp'
        ) : (
          // Reserves the width of the button that replaces it once the device is known.
          <span>
            Bagikan <span className="sr-only">lewat WhatsApp</span>
          </span>
        )}
      </WhatsappLink>
    )
  return (
    <button
      type="button"
      className={look === 'primary' ? buttonStyle.primary : QUIET}
      onClick={() => void navigator.share({ title, url }).catch(logUnlessClosed)}
    >
      <Icon name="share-2" />
      Bagikan
    </button>
  )
}

const never = () => () => {}

/**
 * Returns whether the device has a share dialog. Returns false during server rendering, which does not know the device.
 */
function useWebShare(): boolean {
  return useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  )
}

/** Logs a failure of sharing. Closing the share dialog is not a failure. */
function logUnlessClosed(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError'))
    logError('Sharing failed', error)
}
