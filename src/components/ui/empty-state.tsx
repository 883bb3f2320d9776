import type { ReactNode } from 'react'

interface EmptyStateProps {
  /** One sentence, letter for letter as specified where it is. */
  text: string
  /** Why, when it is more than nothing being there. */
  reason?: string | undefined
  /** One next step. */
  children?: ReactNode
}

/** A place where content would stand: a line drawing, one sentence, one next step. */
export function EmptyState({ text, reason, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-4 px-4 py-12 text-center">
      <svg viewBox="0 0 120 72" className="w-32 text-primary" aria-hidden fill="none">
        <g stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
          <path d="M4 66h112" />
          <path d="M26 66V38l34-20 34 20v28" />
          <path d="M18 42 60 17l42 25" />
          <path d="M52 66V48h16v18" />
          <path d="M34 48h10v8H34zM76 48h10v8H76z" />
        </g>
        <circle cx="98" cy="14" r="7" className="fill-accent" />
      </svg>
      <p className="max-w-prose text-lg">{text}</p>
      {reason && <p className="max-w-prose text-ink-2">{reason}</p>}
      {children}
    </div>
  )
}
