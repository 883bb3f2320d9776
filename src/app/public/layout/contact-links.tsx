import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { classNames } from '@/components/ui/class-names'
import { phoneLink } from '@/domain/phone-link'
import { safeUrl } from '@/domain/safe-url'
import { contactValue, socialLinks, type Settings, type SocialNetwork } from '@/domain/settings'
import { whatsappLink } from '@/domain/whatsapp'

const NETWORK_NAME: Record<SocialNetwork, string> = {
  youtube: 'YouTube',
  instagram: 'Instagram',
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
}

type ContactField = 'address' | 'phone' | 'whatsapp' | 'email'

const CONTACTS: Record<ContactField, { icon: ReactNode; href?: (value: string) => string }> = {
  address: { icon: <Icon name="map-pin" className="size-4" /> },
  phone: {
    icon: <Icon name="phone" className="size-4" />,
    href: phoneLink,
  },
  whatsapp: { icon: <Icon name="whatsapp" className="size-4" />, href: whatsappLink },
  email: { icon: <Icon name="mail" className="size-4" />, href: (value) => `mailto:${value}` },
}

interface ContactLinksProps {
  settings: Settings
  fields: readonly ContactField[]
  /** `strip`: one line in the header; `list`: one below the other, easy to press. */
  look: 'strip' | 'list'
}

/** Only what the village really filled in. */
export function ContactLinks({ settings, fields, look }: ContactLinksProps) {
  const items = fields
    .map((field) => ({ field, value: contactValue(settings, field), ...CONTACTS[field] }))
    .filter(({ value }) => value)
  return (
    <ul className={look === 'strip' ? 'flex gap-6' : 'flex flex-col gap-1'}>
      {items.map(({ field, value, icon, href }) => (
        <li key={field} className="min-w-0">
          {href ? (
            <a
              href={safeUrl(href(value))}
              {...(field === 'whatsapp' && { target: '_blank', rel: 'noopener noreferrer' })}
              className={classNames(
                'flex items-center gap-2 underline-offset-4 hover:underline',
                look === 'list' && 'min-h-12',
              )}
            >
              {icon}
              <span className="min-w-0">
                {field === 'whatsapp' && <span className="sr-only">WhatsApp </span>}
                {value}
              </span>
            </a>
          ) : (
            <span className="flex gap-2 py-2">
              <span className="pt-1">{icon}</span>
              {value}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Round links to the networks that are switched on. */
export function SocialLinks({ settings, look }: { settings: Settings; look: 'strip' | 'list' }) {
  const links = socialLinks(settings)
  if (links.length === 0) return null
  return (
    <ul className="flex gap-1" aria-label="Media sosial">
      {links.map(({ network, url }) => (
        <li key={network}>
          <a
            href={safeUrl(url)}
            target="_blank"
            rel="noopener noreferrer"
            className={classNames(
              'grid place-items-center rounded-full hover:bg-primary-soft hover:text-primary',
              look === 'list' ? 'size-12' : 'size-8',
            )}
          >
            <Icon name={network} className="size-4" />
            <span className="sr-only">{NETWORK_NAME[network]} (membuka tab baru)</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
