import type { ReactNode } from 'react'
import { whatsappLink } from '@/domain/links/whatsapp'
import { Icon } from '../icon'
import { buttonStyle } from './button'
import { NewTabLink } from './new-tab'

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
    <NewTabLink to={whatsappLink(number, message)} className={className}>
      <Icon name="whatsapp" />
      <span>{children}</span>
    </NewTabLink>
  )
}
