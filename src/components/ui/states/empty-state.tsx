import type { ReactNode } from 'react'

interface EmptyStateProps {
  /** Message. The product specification prescribes some of these sentences. */
  text: string
  reason?: string | undefined
  /** Makes the message the heading of the page. */
  isPage?: boolean
  children?: ReactNode
}

export function EmptyState({ text, reason, isPage, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-4 px-4 py-12 text-center">
      <svg viewBox="0 0 120 72" className="w-32 text-primary" aria-hidden fill="none">
        <use href="#icon-village-hall" />
      </svg>
      {isPage ? (
        <h1 tabIndex={-1} className="text-2xl font-bold md:text-3xl">
          {text}
        </h1>
      ) : (
        <p className="max-w-prose text-lg">{text}</p>
      )}
      {reason && <p className="max-w-prose text-ink-2">{reason}</p>}
      {children}
    </div>
  )
}
