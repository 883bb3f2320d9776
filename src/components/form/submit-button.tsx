import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/buttons/button'
import { classNames } from '@/components/ui/class-names'

interface SubmitButtonProps {
  label: string
  busyLabel: string
  busy: boolean
  disabled?: boolean
  /** Disables submitting without losing the focus, because there is nothing to save. */
  isIdle?: boolean
  className?: string
}

/** Submit button that is disabled while busy and gets its focus back afterwards. */
export function SubmitButton(props: SubmitButtonProps) {
  const { label, busyLabel, busy, disabled = false, isIdle = false, className } = props
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
      className={classNames('aria-disabled:opacity-60', className)}
    >
      {busy ? busyLabel : label}
    </Button>
  )
}
