import { useHydrated } from '@/components/hydration/hydration'
import { Button, buttonStyle } from '@/components/ui/buttons/button'
import { WhatsappLink } from '@/components/ui/buttons/whatsapp-link'
import { logError } from '@/lib/log'

interface ShareButtonProps {
  title: string
  url: string
  look: 'primary' | 'quiet'
}

/** Button that opens the device's share dialog, or a link to WhatsApp on devices without one. */
export function ShareButton({ title, url, look }: ShareButtonProps) {
  // The server does not know whether the device has a share dialog.
  const hasDialog = useHydrated() && 'share' in navigator
  if (!hasDialog)
    return (
      <WhatsappLink
        number=""
        message={`${title}\n${url}`}
        className={look === 'primary' ? buttonStyle.whatsapp : `${buttonStyle.quiet} px-4!`}
      >
        {look === 'primary' ? (
          'Bagikan lewat WhatsApp'
        ) : (
          // This button is as wide as the share dialog button that replaces it after hydration.
          <span>
            Bagikan <span className="sr-only">lewat WhatsApp</span>
          </span>
        )}
      </WhatsappLink>
    )
  return (
    <Button
      look={look}
      icon="share-2"
      className={look === 'quiet' ? 'px-4!' : ''}
      onClick={() => void navigator.share({ title, url }).catch(logUnlessClosed)}
    >
      Bagikan
    </Button>
  )
}

/** Logs an error of the share dialog, unless the user closed the dialog. */
function logUnlessClosed(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError'))
    logError('Sharing failed', error)
}
