import type { ReactNode } from 'react'

interface EmptyStateProps {
  /** One sentence, letter for letter as specified where it is. */
  text: string
  /** Why, when it is more than nothing being there. */
  reason?: string | undefined
  children?: ReactNode
}

/** A place where content would stand: a line drawing, one sentence, one next step. */
export function EmptyState({ text, reason, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-4 px-4 py-12 text-center">
      <svg viewBox="0 0 120 72" className="w-32 text-primary" aria-hidden fill="none">
        <use href="#icon-village-hall" />
      </svg>
      <p className="max-w-prose text-lg">{text}</p>
      {reason && <p className="max-w-prose text-ink-2">{reason}</p>}
      {children}
    </div>
  )
}
