import { Mail, MapPin, Phone, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { contactValue, socialLinks, type Settings, type SocialNetwork } from '@/domain/settings'
import { whatsappLink } from '@/domain/whatsapp'
import { classNames } from '@/components/ui/class-names'
import { SocialIcon } from './social-icon'

const NETWORK_NAME: Record<SocialNetwork, string> = {
  youtube: 'YouTube',
  instagram: 'Instagram',
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
}

interface ContactItem {
  key: string
  href?: string
  text: string
  icon: ReactNode
}

function icon(Icon: LucideIcon) {
  return <Icon aria-hidden className="size-4 shrink-0" />
}

/** Only what the village really filled in. */
function contactItems(settings: Settings): ContactItem[] {
  const [phone, email, whatsapp, address] = (
    ['phone', 'email', 'whatsapp', 'address'] as const
  ).map((field) => contactValue(settings, field))
  return [
    ...(address ? [{ key: 'address', text: address, icon: icon(MapPin) }] : []),
    ...(phone
      ? [
          {
            key: 'phone',
            href: `tel:${phone.replace(/[^+\d]/g, '')}`,
            text: phone,
            icon: icon(Phone),
          },
        ]
      : []),
    ...(whatsapp
      ? [
          {
            key: 'whatsapp',
            href: whatsappLink(whatsapp),
            text: whatsapp,
            icon: <SocialIcon network="whatsapp" />,
          },
        ]
      : []),
    ...(email ? [{ key: 'email', href: `mailto:${email}`, text: email, icon: icon(Mail) }] : []),
  ]
}

interface ContactLinksProps {
  settings: Settings
  /** In the header's strip the address is left out and items stand in one line. */
  inline?: boolean
}

export function ContactLinks({ settings, inline = false }: ContactLinksProps) {
  const items = contactItems(settings).filter(({ key }) => !inline || key !== 'address')
  return (
    <ul className={inline ? 'flex gap-6' : 'flex flex-col gap-1'}>
      {items.map(({ key, href, text, icon: mark }) => (
        <li key={key} className="min-w-0">
          {href ? (
            <a
              href={href}
              {...(key === 'whatsapp' && { target: '_blank', rel: 'noopener noreferrer' })}
              className={classNames(
                'flex items-center gap-2 underline-offset-4 hover:underline',
                !inline && 'min-h-12',
              )}
            >
              {mark}
              <span className="min-w-0 break-words">
                {key === 'whatsapp' && <span className="sr-only">WhatsApp </span>}
                {text}
              </span>
            </a>
          ) : (
            <span className="flex items-start gap-2 py-2">
              <span className="pt-1">{mark}</span>
              {text}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Round links to the networks that are switched on. */
export function SocialLinks({ settings, size }: { settings: Settings; size: 'strip' | 'touch' }) {
  const links = socialLinks(settings)
  if (links.length === 0) return null
  return (
    <ul className="flex gap-1" aria-label="Media sosial">
      {links.map(({ network, url }) => (
        <li key={network}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className={classNames(
              'grid place-items-center rounded-full hover:bg-primary-soft hover:text-primary',
              size === 'touch' ? 'size-12' : 'size-8',
            )}
          >
            <SocialIcon network={network} />
            <span className="sr-only">{NETWORK_NAME[network]} (membuka tab baru)</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
