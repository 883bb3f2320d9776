import { DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import type { ReactNode } from 'react'
import { Modal } from './modal'

interface DialogFrameProps {
  title: string
  /** Text below the title that does not scroll. */
  lead?: ReactNode
  children: ReactNode
  actions?: ReactNode
  role?: 'alertdialog' | 'dialog'
  isWide?: boolean
  onClose: () => void
  above?: ReactNode
}

/**
 * Centred dialog whose content scrolls. If the window is too small even for title and buttons (a phone in landscape,
 * large text), the whole dialog scrolls. A wide dialog has long content, so it also scrolls as a whole on a phone.
 */
export function DialogFrame(props: DialogFrameProps) {
  const { title, lead, children, actions, role, isWide = false, onClose, above } = props
  const layout = isWide
    ? {
        panel: 'max-w-5xl md:tall:grid-rows-[auto_minmax(3rem,1fr)_auto]',
        content: 'md:tall:overflow-y-auto',
      }
    : {
        panel: 'max-w-md tall:grid-rows-[auto_minmax(3rem,1fr)_auto]',
        content: 'tall:overflow-y-auto',
      }
  return (
    <Modal onClose={onClose} {...(role && { role })} className="relative z-50">
      <DialogBackdrop className="fixed inset-0 bg-[#000]/50" />
      {/* The row must have exactly the window's height, otherwise `max-h-full` has no effect. */}
      <div className="[container-type:size] fixed inset-0 grid grid-cols-1 grid-rows-[minmax(0,1fr)] place-items-center p-3">
        <DialogPanel
          className={`grid max-h-full w-full grid-cols-1 overflow-y-auto overscroll-contain rounded-card bg-surface ${layout.panel}`}
        >
          <header className="px-[min(1.5rem,5vw)] pt-5 pb-3">
            <DialogTitle className="text-xl font-bold break-words">{title}</DialogTitle>
            {lead && <p className="mt-1 text-ink-2">{lead}</p>}
          </header>
          <div className={`px-[min(1.5rem,5vw)] pb-5 break-words text-ink-2 ${layout.content}`}>
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
    </Modal>
  )
}
