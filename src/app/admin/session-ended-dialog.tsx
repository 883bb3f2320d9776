import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { LoginForm } from '@/features/users/login-form'

interface SessionEndedDialogProps {
  email: string
  /** Why, where it is known. */
  notice: string | undefined
}

/** Stands over the page until somebody has signed in again; there is no other way on. */
export function SessionEndedDialog({ email, notice }: SessionEndedDialogProps) {
  return (
    <Dialog open onClose={() => {}} className="relative z-50">
      <DialogBackdrop className="fixed inset-0 bg-[#000]/50" />
      <div className="fixed inset-0 grid place-items-center overflow-y-auto p-4">
        <DialogPanel className="w-full max-w-md rounded-card bg-surface p-6">
          <DialogTitle className="text-xl font-bold">Sesi Anda berakhir</DialogTitle>
          <p className="mt-2 mb-5 text-ink-2">
            {notice} Masuk lagi untuk melanjutkan. Yang sudah Anda tulis tetap ada.
          </p>
          <LoginForm knownEmail={email} />
        </DialogPanel>
      </div>
    </Dialog>
  )
}
