import { useEffect, useRef } from 'react'
import { buttonStyle } from '@/components/ui/buttons/button-style'

interface SubmitButtonProps {
  /** What happens when it is pressed, e.g. `Simpan`. */
  label: string
  /** While it happens, e.g. `Menyimpan …`. */
  busyLabel: string
  busy: boolean
  /** It cannot happen at present. */
  disabled?: boolean
}

/** While it is busy it cannot be pressed again; who pressed it stands there afterwards. */
export function SubmitButton({ label, busyLabel, busy, disabled = false }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const wasBusy = useRef(busy)
  useEffect(() => {
    // Browsers take the focus from what is disabled.
    if (wasBusy.current && !busy && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true })
    wasBusy.current = busy
  }, [busy])
  return (
    <button
      ref={button}
      type="submit"
      disabled={busy || disabled}
      className={`${buttonStyle.primary} disabled:opacity-60`}
    >
      {busy ? busyLabel : label}
    </button>
  )
}
