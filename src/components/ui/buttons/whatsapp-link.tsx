import type { ReactNode } from 'react'
import { safeUrl } from '@/domain/links/safe-url'
import { whatsappLink } from '@/domain/links/whatsapp'
import { Icon } from '../icon'
import { buttonStyle } from './button-style'
import { NewTab } from './new-tab'

interface WhatsappLinkProps {
  /** Phone number. '' lets the user choose a contact. */
  number: string
  message?: string
  className?: string
  children: ReactNode
}

export function WhatsappLink(props: WhatsappLinkProps) {
  const { number, message, className = buttonStyle.whatsapp, children } = props
  return (
    <a
      href={safeUrl(whatsappLink(number, message))}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
    >
      <Icon name="whatsapp" />
      <span>
        {children}
        <NewTab />
      </span>
    </a>
  )
}
