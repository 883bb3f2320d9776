import { DialogFrame } from '@/components/ui/dialogs/dialog-frame'
import { LoginForm } from '@/features/users/login-form'

interface SessionEndedDialogProps {
  email: string
  /** Why, where it is known. */
  notice: string | undefined
}

/** Stands over the page until somebody has signed in again; there is no other way on. */
export function SessionEndedDialog({ email, notice }: SessionEndedDialogProps) {
  return (
    <DialogFrame
      title="Sesi Anda berakhir"
      lead={<>{notice} Masuk lagi untuk melanjutkan. Tulisan Anda tetap ada.</>}
      onClose={() => {}}
    >
      <div className="text-ink">
        <LoginForm knownEmail={email} />
      </div>
    </DialogFrame>
  )
}
