import { useId, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CheckBox } from '@/components/form/fields/check-box'
import { FieldError } from '@/components/form/fields/field-frame'
import { InputField } from '@/components/form/fields/input-field'
import { LIMITS } from '@/domain/limits'
import { OBJECTION_GROUNDS } from '@/domain/requests/request'
import { LongText, type RequestFieldsProps } from './request-fields'

export const EMPTY_OBJECTION = { request: '', grounds: '', explanation: '', contact: '' }

export function ObjectionFields({ initial, errors }: RequestFieldsProps) {
  const [search] = useSearchParams()
  const [code, setCode] = useState(search.get('permohonan') ?? initial['request'] ?? '')
  return (
    <>
      <InputField
        label="Kode permohonan"
        hint="Kosongkan bila keberatan Anda tentang informasi berkala yang tidak diumumkan."
        error={errors['request']}
        optional
        name="request"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        className="font-mono tracking-wide"
      />
      {code === '' ? (
        <p>
          <input type="hidden" name="grounds" value="b" />
          Alasan keberatan: {OBJECTION_GROUNDS.b.toLowerCase()}.
        </p>
      ) : (
        <Grounds initial={initial['grounds'] ?? ''} error={errors['grounds']} />
      )}
      <LongText
        name="explanation"
        label="Penjelasan"
        hint={code === '' ? 'Informasi apa yang tidak diumumkan?' : 'Apa yang tidak sesuai?'}
        rows={4}
        limit={LIMITS.reason}
        initial={initial['explanation']}
        error={errors['explanation']}
      />
      {code === '' ? (
        <InputField
          name="contact"
          label="Nomor WhatsApp atau e-mail"
          hint="Agar kami dapat mengirim keputusan."
          autoComplete="tel"
          defaultValue={initial['contact']}
          error={errors['contact']}
        />
      ) : (
        <p className="text-ink-2">Kontak Anda diambil dari permohonan.</p>
      )}
    </>
  )
}

/** Checkboxes for the grounds of an objection. A hidden field contains the letters of the checked grounds. */
function Grounds({ initial, error }: { initial: string; error: string | undefined }) {
  const letters = useRef<HTMLInputElement>(null)
  const id = useId()
  return (
    <fieldset
      aria-describedby={error && id}
      onChange={({ currentTarget }) => {
        const ticked = currentTarget.querySelectorAll<HTMLInputElement>('input:checked')
        if (letters.current) letters.current.value = Array.from(ticked, (box) => box.value).join('')
      }}
    >
      <legend className="mb-1 font-semibold">Alasan keberatan</legend>
      {Object.entries(OBJECTION_GROUNDS).map(([letter, text]) => (
        <CheckBox
          key={letter}
          name="grounds"
          value={letter}
          label={text}
          defaultChecked={initial.includes(letter)}
        />
      ))}
      {/* Not `type="hidden"`, because React resets the value of such an input. */}
      <input ref={letters} hidden name="grounds" defaultValue={initial} />
      {error && <FieldError id={id} text={error} />}
    </fieldset>
  )
}
