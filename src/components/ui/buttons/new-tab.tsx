import type { ReactNode } from 'react'
import { safeUrl } from '@/domain/links/safe-url'

export const NewTab = () => <span className="sr-only"> (membuka tab baru)</span>

interface NewTabLinkProps {
  to: string
  className?: string | undefined
  children: ReactNode
}

export function NewTabLink({ to, className, children }: NewTabLinkProps) {
  return (
    <a href={safeUrl(to)} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <NewTab />
    </a>
  )
}
