import { buttonStyle } from '@/components/ui/buttons/button'
import { WhatsappLink } from '@/components/ui/buttons/whatsapp-link'
import { Icon } from '@/components/ui/icon'
import { phoneLink } from '@/domain/links/phone-link'
import { safeUrl } from '@/domain/links/safe-url'
import { isWhatsappNumber } from '@/domain/links/whatsapp'
import { openingTimes } from '@/domain/office/office-hours'
import { contactValue, type Settings } from '@/domain/settings/settings'
import { encodeUriPart } from '@/domain/text/characters'

const LINK = `${buttonStyle.secondary} w-full sm:w-auto`

export function OfficeContacts({ settings, message }: { settings: Settings; message: string }) {
  const whatsapp = contactValue(settings, 'whatsapp')
  const phone = contactValue(settings, 'phone')
  const email = contactValue(settings, 'email')
  return (
    <ul className="flex flex-col flex-wrap gap-3 sm:flex-row">
      {isWhatsappNumber(whatsapp) && (
        <li>
          <WhatsappLink
            number={whatsapp}
            message={message}
            className={`${buttonStyle.whatsapp} w-full sm:w-auto`}
          >
            WhatsApp kantor desa
          </WhatsappLink>
        </li>
      )}
      {phone && (
        <li>
          <a href={safeUrl(phoneLink(phone))} className={LINK}>
            <Icon name="phone" />
            <span className="min-w-0">Telepon {phone}</span>
          </a>
        </li>
      )}
      {email && (
        <li>
          <a href={safeUrl(`mailto:${email}?subject=${encodeUriPart(message)}`)} className={LINK}>
            <Icon name="mail" />
            <span className="min-w-0">E-mail {email}</span>
          </a>
        </li>
      )}
      <li className="flex basis-full gap-3">
        <Icon name="clock" className="mt-0.5 size-5 text-primary" />
        {['Datang ke kantor desa', ...openingTimes(settings, settings.time_zone)].join(', ')}.
      </li>
    </ul>
  )
}
