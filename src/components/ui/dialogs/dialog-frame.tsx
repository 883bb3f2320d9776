import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import type { ReactNode } from 'react'

interface DialogFrameProps {
  title: string
  /** Said below the title, in sight with it. */
  lead?: ReactNode
  children: ReactNode
  /** The buttons, in sight whatever is scrolled. */
  actions?: ReactNode
  role?: 'alertdialog' | 'dialog'
  isWide?: boolean
  onClose: () => void
  /** A dialog that opens above this one. */
  above?: ReactNode
}

/**
 * A card in the middle of the window, of which the middle alone scrolls. Where the window has not even
 * room for its title and buttons (a phone held sideways, large text) all of it does.
 */
export function DialogFrame(props: DialogFrameProps) {
  const { title, lead, children, actions, role, isWide = false, onClose, above } = props
  return (
    <Dialog open onClose={onClose} {...(role && { role })} className="relative z-50">
      <DialogBackdrop className="fixed inset-0 bg-[#000]/50" />
      {/* The row has the window's height and no more, or `max-h-full` would mean nothing. */}
      <div className="[container-type:size] fixed inset-0 grid grid-cols-1 grid-rows-[minmax(0,1fr)] place-items-center p-3">
        <DialogPanel
          className={`grid max-h-full w-full grid-cols-1 overflow-y-auto overscroll-contain rounded-card bg-surface tall:grid-rows-[auto_minmax(3rem,1fr)_auto] ${isWide ? 'max-w-5xl' : 'max-w-md'}`}
        >
          <header className="px-[min(1.5rem,5vw)] pt-5 pb-3">
            <DialogTitle className="text-xl font-bold break-words">{title}</DialogTitle>
            {lead && <p className="mt-1 text-ink-2">{lead}</p>}
          </header>
          <div className="px-[min(1.5rem,5vw)] pb-5 break-words text-ink-2 tall:overflow-y-auto">
            {children}
          </div>
          {actions && (
            <div className="flex flex-wrap justify-end gap-2 border-t border-hairline px-[min(1.5rem,5vw)] py-3">
              {actions}
            </div>
          )}
        </DialogPanel>
      </div>
      {above}
    </Dialog>
  )
}
