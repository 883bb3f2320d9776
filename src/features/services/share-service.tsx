import { PrintButton } from '@/components/ui/buttons/print-button'
import { WhatsappLink } from '@/components/ui/buttons/whatsapp-link'
import { serviceMessage } from '@/domain/services/service'

interface ShareServiceProps {
  service: { name: string; documents: string }
  url: string
}

export function ShareService({ service, url }: ShareServiceProps) {
  return (
    <div className="flex flex-col flex-wrap gap-3 border-t border-hairline py-5 sm:flex-row print:hidden">
      <WhatsappLink number="" message={serviceMessage(service, url)}>
        Bagikan lewat WhatsApp
      </WhatsappLink>
      <PrintButton />
    </div>
  )
}
