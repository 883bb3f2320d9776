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

interface ReporterFieldsProps {
  initial: { name: string; address: string; phone: string }
  errors: Readonly<Record<string, string | undefined>>
}

export function ReporterFields({ initial, errors }: ReporterFieldsProps) {
  return (
    <>
      <FieldFrame label="Nama" error={errors['name']}>
        {(control) => (
          <input
            {...control}
            name="name"
            autoComplete="name"
            defaultValue={initial.name}
            className={controlStyle}
          />
        )}
      </FieldFrame>
      <FieldFrame label="Alamat" hint="Misalnya dusun, RT, dan RW." error={errors['address']}>
        {(control) => (
          <input
            {...control}
            name="address"
            autoComplete="street-address"
            defaultValue={initial.address}
            className={controlStyle}
          />
        )}
      </FieldFrame>
      <FieldFrame
        label="Nomor telepon atau WhatsApp"
        hint="Supaya petugas dapat bertanya bila ada yang kurang jelas."
        optional
        error={errors['phone']}
      >
        {(control) => (
          <input
            {...control}
            name="phone"
            type="tel"
            autoComplete="tel"
            defaultValue={initial.phone}
            className={controlStyle}
          />
        )}
      </FieldFrame>
    </>
  )
}
