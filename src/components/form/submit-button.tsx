import { buttonStyle } from '@/components/ui/button-style'

interface SubmitButtonProps {
  /** What happens when it is pressed, e.g. `Simpan`. */
  label: string
  /** While it happens, e.g. `Menyimpan …`. */
  busyLabel: string
  busy: boolean
  /** It cannot happen at present. */
  disabled?: boolean
}

export function SubmitButton({ label, busyLabel, busy, disabled = false }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      disabled={busy || disabled}
      className={`${buttonStyle.primary} disabled:opacity-60`}
    >
      {busy ? busyLabel : label}
    </button>
  )
}
