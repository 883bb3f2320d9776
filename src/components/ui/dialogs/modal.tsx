import { Dialog, type DialogProps } from '@headlessui/react'
import { useLayoutEffect, useReducer } from 'react'

/**
 * Modal dialog that is open while it is mounted. It opens in its second render, because Headless UI 2.2 finds
 * the page to make inert after the first one.
 */
export function Modal(props: Omit<DialogProps, 'open'>) {
  const [isOpen, open] = useReducer(() => true, false)
  useLayoutEffect(open, [open])
  return <Dialog open={isOpen} {...props} />
}
