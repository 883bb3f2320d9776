import { Dialog, type DialogProps } from '@headlessui/react'
import { useLayoutEffect, useReducer } from 'react'

/**
 * Modal dialog without content of its own. Opens in a second render, because Headless UI 2.2 makes the page
 * behind a dialog inert only if it knows the page when the dialog opens. A dialog that is mounted open knows
 * it too late.
 */
export function Modal(props: Omit<DialogProps, 'open'>) {
  const [isOpen, open] = useReducer(() => true, false)
  useLayoutEffect(open, [open])
  return <Dialog open={isOpen} {...props} />
}
