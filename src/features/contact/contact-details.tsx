import type { ReactNode } from 'react'
import { useClock } from '@/components/browser/use-now'
import { NewTabLink } from '@/components/ui/buttons/new-tab'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { phoneLink } from '@/domain/links/phone-link'
import { safeUrl } from '@/domain/links/safe-url'
import { whatsappLink } from '@/domain/links/whatsapp'
import { closedDays, officeState, openingTimes } from '@/domain/office/office-hours'
import { type Settings, contactValue } from '@/domain/settings/settings'
import { useOfficeCalendar } from '@/services/office/use-office-calendar'

function OfficeHours({ settings }: { settings: Settings }) {
  const zone = settings.time_zone
  const clock = useClock()
  const { closed: holidays } = useOfficeCalendar(settings)
  const state = clock && officeState(settings, holidays, zone, clock)
  const closed = closedDays(settings)
  return (
    <>
      {openingTimes(settings, zone).map((times) => (
        <p key={times} className="tabular-nums">
          {times}
        </p>
      ))}
      {closed && <p>{closed}</p>}
      {/* Reserves two lines on phones for text that is rendered later. */}
      <p
        data-open={state?.isOpen || undefined}
        className="mt-1 min-h-[2lh] font-semibold text-accent-ink data-open:text-success sm:min-h-lh print:hidden"
      >
        {state?.text}
      </p>
    </>
  )
}

const LINK =
  '-my-3 inline-block py-3 text-[min(1rem,7vw)] font-semibold text-primary underline underline-offset-4'

interface ContactDetailsProps {
  settings: Settings
  networks?: ReactNode
}

export function ContactDetails({ settings, networks }: ContactDetailsProps) {
  const address = contactValue(settings, 'address')
  const email = contactValue(settings, 'email')
  const phone = contactValue(settings, 'phone')
  const whatsapp = contactValue(settings, 'whatsapp')
  return (
    <dl className="@container flex flex-col divide-y divide-hairline rounded-card border border-hairline bg-surface px-[16px] md:px-6">
      <Detail icon="map-pin" name="Alamat kantor">
        {address || '(alamat belum diatur)'}
      </Detail>
      <Detail icon="mail" name="E-mail">
        {email ? (
          <a href={safeUrl(`mailto:${email}`)} className={LINK}>
            {email}
          </a>
        ) : (
          '(email belum diatur)'
        )}
      </Detail>
      <Detail icon="phone" name="Telepon">
        {phone ? (
          <a href={safeUrl(phoneLink(phone))} className={LINK}>
            {phone}
          </a>
        ) : (
          '(telepon belum diatur)'
        )}
      </Detail>
      {whatsapp && (
        <Detail icon="message-square-text" name="WhatsApp">
          <NewTabLink to={whatsappLink(whatsapp)} className={LINK}>
            {whatsapp}
          </NewTabLink>
        </Detail>
      )}
      {settings.service_hours[0] !== undefined && (
        <Detail icon="clock" name="Jam pelayanan">
          <OfficeHours settings={settings} />
        </Detail>
      )}
      {networks && (
        <Detail icon="share-2" name="Media sosial">
          {networks}
        </Detail>
      )}
    </dl>
  )
}

interface DetailProps {
  icon: IconName
  name: string
  children: ReactNode
}

function Detail({ icon, name, children }: DetailProps) {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-[16px] py-4">
      <dt className="contents">
        <Icon name={icon} className="size-6 text-primary" />
        <span className="min-w-0 text-sm text-ink-2">{name}</span>
      </dt>
      <dd className="col-start-2 min-w-0 @max-[15rem]:col-span-full">{children}</dd>
    </div>
  )
}
