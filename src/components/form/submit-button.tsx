import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/buttons/button'
import { classNames } from '@/components/ui/class-names'

interface SubmitButtonProps {
  label: string
  busyLabel: string
  busy: boolean
  disabled?: boolean
  /** Disables the action without losing the focus, because there is nothing to save. */
  isIdle?: boolean
  className?: string
}

/** Submit button that is disabled while busy and gets its focus back afterwards. */
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
    // Browsers remove the focus from disabled elements.
    if (wasBusy.current && !busy && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true })
    wasBusy.current = busy
  }, [busy])
  return (
    <Button
      ref={button}
      type="submit"
      disabled={busy || disabled}
      aria-disabled={isIdle}
      onClick={(event) => {
        if (isIdle) event.preventDefault()
      }}
      look="primary"
      className={classNames('disabled:opacity-60 aria-disabled:opacity-60', className)}
    >
      {busy ? busyLabel : label}
    </Button>
  )
}
