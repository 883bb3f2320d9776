import { useEffect, useRef } from 'react'
import { InputField } from '@/components/form/fields/input-field'

interface HoneypotFieldProps {
  /** True if the honeypot field contains text, for example from autofill. The user must then see and clear it. */
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
      <InputField
        label="Kosongkan isian ini"
        error={isRevealed ? 'Isian ini harus kosong. Kosongkan, lalu kirim lagi.' : undefined}
        ref={field}
        name={HONEYPOT}
        tabIndex={isRevealed ? 0 : -1}
        autoComplete="off"
      />
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
      <InputField
        name="name"
        label="Nama"
        autoComplete="name"
        defaultValue={initial.name}
        error={errors['name']}
      />
      <InputField
        name="address"
        label="Alamat"
        hint="Misalnya dusun, RT, dan RW."
        autoComplete="street-address"
        defaultValue={initial.address}
        error={errors['address']}
      />
      <InputField
        name="phone"
        label="Nomor telepon atau WhatsApp"
        hint="Supaya petugas dapat bertanya bila ada yang kurang jelas."
        type="tel"
        autoComplete="tel"
        defaultValue={initial.phone}
        optional
        error={errors['phone']}
      />
    </>
  )
}
