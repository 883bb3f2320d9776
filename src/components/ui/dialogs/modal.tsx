import { Dialog, type DialogProps } from '@headlessui/react'
import { useLayoutEffect, useReducer } from 'react'

/**
 * Modal dialog that is open while it is mounted. It opens in its second render, because Headless UI 2.2 finds the page
 * that must become inert only after the first render.
 */
export function Modal(props: Omit<DialogProps, 'open'>) {
  const [isOpen, open] = useReducer(() => true, false)
  useLayoutEffect(open, [open])
  return <Dialog open={isOpen} {...props} />
}
