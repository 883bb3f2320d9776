import { useLayoutEffect, useRef } from 'react'
import { InputField } from '@/components/form/fields/input-field'

/** State of a form whose account has a second factor. */
export type CodeState = 'code-required' | 'code-wrong'

interface CodeFieldProps {
  state: CodeState
  onChange: (state: CodeState) => void
  /** Message of the form's validation. */
  error: string | undefined
}

/** Field for the code of an authenticator app. Gets the focus when it appears and when the code is wrong. */
export function CodeField({ state, onChange, error }: CodeFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const isWrong = state === 'code-wrong'
  useLayoutEffect(() => field.current?.focus(), [])
  useLayoutEffect(() => {
    if (!isWrong) return
    field.current?.focus()
    field.current?.select()
  }, [isWrong])
  return (
    <InputField
      ref={field}
      name="code"
      label="Kode verifikasi"
      hint="Enam angka dari aplikasi autentikator Anda."
      inputMode="numeric"
      autoComplete="one-time-code"
      onInput={() => onChange('code-required')}
      error={
        error ??
        (isWrong
          ? 'Kode tidak cocok atau sudah dipakai. Tunggu kode berikutnya, lalu coba lagi.'
          : undefined)
      }
    />
  )
}
