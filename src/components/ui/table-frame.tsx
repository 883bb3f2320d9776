import type { ReactNode } from 'react'

interface TableFrameProps {
  /** Names the table and the frame that it scrolls in. */
  label: string
  children: ReactNode
}

/** A table that, where it is too wide, scrolls within its own frame; cells with `sticky` stay. */
export function TableFrame({ label, children }: TableFrameProps) {
  return (
    <div
      role="region"
      aria-label={`Tabel ${label}`}
      // Who has no pointer scrolls with the arrow keys.
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
      tabIndex={0}
      className="relative overflow-x-auto rounded-card border border-hairline bg-surface print:overflow-visible print:rounded-none"
    >
      <table className="w-full border-separate border-spacing-0 text-sm md:text-base print:text-xs">
        <caption className="sr-only">{label}</caption>
        {children}
      </table>
    </div>
  )
}

const cell = 'border-b border-hairline px-3 py-2 align-top print:py-1'

/** Looks of the cells of such a table. */
export const tableCell = {
  head: `${cell} bg-surface-2 font-semibold whitespace-nowrap text-ink-2`,
  sticky: `${cell} sticky left-0 z-1 w-[min(16rem,46vw)] min-w-[min(10.75rem,46vw)] hyphens-auto border-r text-left font-normal md:w-auto md:border-r-0 print:static print:w-auto print:border-r-0`,
  number: `${cell} text-right whitespace-nowrap tabular-nums`,
} as const
