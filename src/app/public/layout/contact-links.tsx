import { NewTabLink } from '@/components/ui/buttons/new-tab'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { phoneLink } from '@/domain/links/phone-link'
import { safeUrl } from '@/domain/links/safe-url'
import { whatsappLink } from '@/domain/links/whatsapp'
import {
  contactValue,
  socialLinks,
  type Settings,
  type SocialNetwork,
} from '@/domain/settings/settings'

const NETWORK_NAME: Record<SocialNetwork, string> = {
  youtube: 'YouTube',
  instagram: 'Instagram',
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
}

interface Contact {
  field: 'phone' | 'whatsapp' | 'email'
  name: string
  icon: IconName
  href: (value: string) => string
}

const CONTACTS: readonly Contact[] = [
  { field: 'phone', name: 'Telepon', icon: 'phone', href: phoneLink },
  { field: 'whatsapp', name: 'WhatsApp', icon: 'whatsapp', href: whatsappLink },
  { field: 'email', name: 'E-mail', icon: 'mail', href: (value) => `mailto:${value}` },
]

/** Layout of the links. `strip` is one line in the header. `list` shows names in as many columns as fit. */
type Look = 'strip' | 'list'

const CONTACT_LIST: Record<Look, string> = {
  strip: 'flex min-w-0 gap-6',
  list: 'flex flex-wrap gap-x-6 sm:flex-col',
}
const LINK: Record<Look, string> = {
  strip: 'flex items-center gap-2 underline-offset-4 hover:underline',
  list: 'flex min-h-12 items-center gap-1.5 underline-offset-4 hover:text-primary hover:underline',
}
const NAME: Record<Look, string> = { strip: 'sr-only', list: 'block text-xs text-ink-2' }
const VALUE: Record<Look, string> = { strip: 'block truncate', list: 'block text-[min(1rem,7vw)]' }

interface LinksProps {
  settings: Settings
  look: Look
}

export function ContactLinks({ settings, look }: LinksProps) {
  return (
    <ul className={CONTACT_LIST[look]}>
      {CONTACTS.map(({ field, name, icon, href }) => {
        const value = contactValue(settings, field)
        if (!value) return null
        return (
          <li key={field} className="min-w-0">
            <a
              href={safeUrl(href(value))}
              {...(field === 'whatsapp' && { target: '_blank', rel: 'noopener noreferrer' })}
              className={LINK[look]}
            >
              <Icon name={icon} className="size-4" />
              <span className="min-w-0">
                <span className={NAME[look]}>{name} </span>
                <span className={VALUE[look]}>{value}</span>
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

export function SocialLinks({ settings, look }: LinksProps) {
  const links = socialLinks(settings)
  if (links.length === 0) return null
  const isStrip = look === 'strip'
  return (
    <ul
      className={
        isStrip
          ? 'flex gap-1'
          : 'grid grid-cols-[repeat(auto-fill,minmax(min(6rem,100%),1fr))] text-sm'
      }
      aria-label="Media sosial"
    >
      {links.map(({ network, url }) => (
        <li key={network} className="min-w-0">
          <NewTabLink
            to={url}
            className={
              isStrip
                ? 'grid size-8 place-items-center rounded-full hover:bg-primary-soft hover:text-primary'
                : LINK.list
            }
          >
            <Icon name={network} className="size-4" />
            <span className={isStrip ? 'sr-only' : 'min-w-0'}>{NETWORK_NAME[network]}</span>
          </NewTabLink>
        </li>
      ))}
    </ul>
  )
}
