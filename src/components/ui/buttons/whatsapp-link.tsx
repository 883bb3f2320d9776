import type { ReactNode } from 'react'
import { safeUrl } from '@/domain/links/safe-url'
import { whatsappLink } from '@/domain/links/whatsapp'
import { Icon } from '../icon'
import { buttonStyle } from './button-style'
import { NewTab } from './new-tab'

interface WhatsappLinkProps {
  /** '' lets whoever presses it choose. */
  number: string
  /** What is typed already. */
  message?: string
  className?: string
  children: ReactNode
}

/** Opens a chat; a button unless told how it looks. */
export function WhatsappLink(props: WhatsappLinkProps) {
  const { number, message, className = buttonStyle.whatsapp, children } = props
  return (
    <a
      href={safeUrl(whatsappLink(number, message))}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
    >
      <Icon name="whatsapp" className="size-5" />
      <span>
        {children}
        <NewTab />
      </span>
    </a>
  )
}
