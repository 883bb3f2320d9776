import { type ReactNode, useState } from 'react'
import { InputField, ChoiceField } from '@/components/form/fields/input-field'
import { AreaField } from '@/components/form/fields/growing-text-area'
import { LIMITS } from '@/domain/limits'
import { ACCESS, DELIVERY } from '@/domain/requests/request'

export const EMPTY_REQUEST = {
  name: '',
  address: '',
  contact: '',
  onBehalf: '',
  information: '',
  purpose: '',
  access: 'salinan digital',
  delivery: 'WhatsApp',
}

type Field = keyof typeof EMPTY_REQUEST

export interface RequestFieldsProps {
  initial: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string | undefined>>
  /** Renders public information that may answer the typed text. */
  likely?: ((text: string) => ReactNode) | undefined
}

export function RequestFields({ initial, errors, likely }: RequestFieldsProps) {
  const text = (name: Field, label: string, autoComplete: string, rest: object = {}): ReactNode => (
    <InputField
      name={name}
      label={label}
      autoComplete={autoComplete}
      defaultValue={initial[name]}
      error={errors[name]}
      {...rest}
    />
  )
  const choice = (name: Field, label: string, options: readonly string[]) => (
    <ChoiceField label={label} error={errors[name]} name={name} defaultValue={initial[name]}>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </ChoiceField>
  )
  return (
    <>
      {text('name', 'Nama', 'name')}
      {text('address', 'Alamat', 'street-address', { hint: 'Misalnya dusun, RT, dan RW.' })}
      {text('contact', 'Nomor WhatsApp atau e-mail', 'tel', {
        hint: 'Agar kami dapat mengirim jawaban.',
      })}
      {text('onBehalf', 'Atas nama lembaga', 'organization', { optional: true })}
      <LongText
        name="information"
        label="Informasi yang diminta"
        hint="Tulis dokumen, tahun, atau kegiatannya."
        rows={5}
        limit={LIMITS.information}
        initial={initial['information']}
        error={errors['information']}
        below={likely}
      />
      <LongText
        name="purpose"
        label="Alasan permintaan"
        rows={2}
        limit={LIMITS.purpose}
        initial={initial['purpose']}
        error={errors['purpose']}
      />
      {choice('access', 'Cara memperoleh', ACCESS)}
      {choice('delivery', 'Cara menerima', DELIVERY)}
    </>
  )
}

interface LongTextProps {
  name: string
  label: string
  hint?: string
  rows: number
  limit: number
  initial: string | undefined
  error: string | undefined
  below?: ((text: string) => ReactNode) | undefined
}

export function LongText(props: LongTextProps) {
  const { name, label, hint, rows, limit, initial = '', error, below } = props
  const [text, setText] = useState(initial)
  return (
    <>
      <AreaField
        label={label}
        hint={hint}
        error={error}
        name={name}
        rows={rows}
        limit={limit}
        text={text}
        onChange={({ target }) => setText(target.value)}
        defaultValue={initial}
      />
      {text.trim() !== '' && below?.(text)}
    </>
  )
}
