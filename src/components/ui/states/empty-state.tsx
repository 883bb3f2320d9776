import type { ReactNode } from 'react'

interface EmptyStateProps {
  /** One sentence, letter for letter as specified where it is. */
  text: string
  /** Why, when it is more than nothing being there. */
  reason?: string | undefined
  /** It is all of the page, whose heading the sentence is. */
  isPage?: boolean
  children?: ReactNode
}

/** A place where content would stand: a line drawing, one sentence, one next step. */
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
