import { loadable } from '@/components/loadable'

/** A ConfirmDialog for public pages, whose first view needs none of its code. */
export const DeferredConfirm = loadable(async () => ({
  default: (await import('./confirm-dialog')).ConfirmDialog,
}))
