import { useEffect, useRef } from 'react'
import { buttonStyle } from '@/components/ui/buttons/button-style'
import { classNames } from '@/components/ui/class-names'

interface SubmitButtonProps {
  /** What happens when it is pressed, e.g. `Simpan`. */
  label: string
  /** While it happens, e.g. `Menyimpan …`. */
  busyLabel: string
  busy: boolean
  /** It cannot happen at present. */
  disabled?: boolean
  /** There is nothing to be stored at present: it does nothing, but keeps the focus. */
  isIdle?: boolean
  className?: string
}

/** While it is busy it cannot be pressed again; who pressed it stands there afterwards, also where nothing is left to do. */
export function SubmitButton({
  label,
  busyLabel,
  busy,
  disabled = false,
  isIdle = false,
  className,
}: SubmitButtonProps) {
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
      aria-disabled={isIdle}
      onClick={(event) => {
        if (isIdle) event.preventDefault()
      }}
      className={classNames(
        buttonStyle.primary,
        'disabled:opacity-60 aria-disabled:opacity-60',
        className,
      )}
    >
      {busy ? busyLabel : label}
    </button>
  )
}
