import { useEffect, useRef } from 'react'
import { controlStyle } from '@/components/form/fields/control-style'
import { FieldFrame } from '@/components/form/fields/field-frame'

interface HoneypotFieldProps {
  /** True if a browser has autofilled the field, so that a person must see it to empty it. */
  isRevealed: boolean
}

export const HONEYPOT = 'website'

export function HoneypotField({ isRevealed }: HoneypotFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isRevealed) field.current?.focus()
  }, [isRevealed])
  return (
    <div aria-hidden={!isRevealed} className={isRevealed ? undefined : 'sr-only'}>
      <FieldFrame
        label="Kosongkan isian ini"
        error={isRevealed ? 'Isian ini harus kosong. Kosongkan, lalu kirim lagi.' : undefined}
      >
        {(control) => (
          <input
            {...control}
            ref={field}
            name={HONEYPOT}
            tabIndex={isRevealed ? 0 : -1}
            autoComplete="off"
            className={controlStyle}
          />
        )}
      </FieldFrame>
    </div>
  )
}
