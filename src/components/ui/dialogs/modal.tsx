import { Dialog, type DialogProps } from '@headlessui/react'
import { useLayoutEffect, useReducer } from 'react'

/**
 * Modal dialog that is open while it is mounted. It opens in its second render, because only after the first render can
 * Headless UI 2.2 find the page behind the dialog, which must become inert.
 */
export function Modal(props: Omit<DialogProps, 'open'>) {
  const [isOpen, open] = useReducer(() => true, false)
  useLayoutEffect(open, [open])
  return <Dialog open={isOpen} {...props} />
}
