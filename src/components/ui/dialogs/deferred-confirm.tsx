import { lazy, Suspense, type ComponentProps } from 'react'

const Dialog = lazy(async () => ({ default: (await import('./confirm-dialog')).ConfirmDialog }))

/** A ConfirmDialog for public pages, whose first view needs none of its code. */
export function DeferredConfirm(props: ComponentProps<typeof Dialog>) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  )
}
