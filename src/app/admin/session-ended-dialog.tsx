import { DialogFrame } from '@/components/ui/dialogs/dialog-frame'
import { LoginForm } from '@/features/users/login-form'

interface SessionEndedDialogProps {
  email: string
  notice: string | undefined
}

/** Blocks the page until the user signs in again. */
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
