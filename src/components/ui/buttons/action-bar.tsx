import type { ReactNode } from 'react'
import { classNames } from '../class-names'

/** Main actions of a page, fixed to the lower edge of the window on phones. */
export function ActionBar({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div
      className={classNames(
        'action-bar flex flex-wrap max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-t max-lg:border-hairline max-lg:bg-surface max-lg:px-4 max-lg:py-2 max-lg:pb-[calc(0.5rem+env(safe-area-inset-bottom))]',
        className,
      )}
    >
      {children}
    </div>
  )
}
