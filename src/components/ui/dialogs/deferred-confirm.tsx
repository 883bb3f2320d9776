import { loadable } from '@/components/loadable'

/** Lazily loaded ConfirmDialog for public pages. */
export const DeferredConfirm = loadable(async () => ({
  default: (await import('./confirm-dialog')).ConfirmDialog,
}))
