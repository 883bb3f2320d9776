import { useRef, useState } from 'react'
import * as v from 'valibot'
import { InputField } from '@/components/form/fields/input-field'
import { SubmitButton } from '@/components/form/submit-button'
import { useSmallForm } from '@/components/form/use-small-form'
import { Alert } from '@/components/ui/states/alert'
import { crossCheck } from '@/domain/text/cross-check'
import { password, PASSWORD_HINT, strongPassword } from '@/domain/users/password-schema'
import { oneTimeCode, type User } from '@/domain/users/user-schema'
import { errorText } from '@/lib/firebase/errors'
import { changeOwnPassword } from '@/lib/firebase/own-password'
import { logUnexpected } from '@/lib/log'
import { useSettings } from '@/lib/query/settings-query'
import { useSingleFlight } from '@/lib/single-flight'
import { CodeField, type CodeState } from '../code-field'

const change = v.pipe(
  v.object({
    current: v.pipe(v.string(), v.nonEmpty('Kata sandi sekarang wajib diisi.')),
    password,
    again: v.string(),
    code: v.optional(oneTimeCode),
  }),
  crossCheck(['password', 'again'], 'again', ({ password, again }) =>
    password === again ? '' : 'Kedua kata sandi baru tidak sama.',
  ),
  crossCheck(['current', 'password'], 'password', ({ current, password }) =>
    current === password ? 'Kata sandi baru sama dengan yang sekarang.' : '',
  ),
)

const FIELDS = [
  { name: 'current', label: 'Kata sandi sekarang', autoComplete: 'current-password' },
  {
    name: 'password',
    label: 'Kata sandi baru',
    autoComplete: 'new-password',
    hint: PASSWORD_HINT,
  },
  { name: 'again', label: 'Ulangi kata sandi baru', autoComplete: 'new-password' },
] as const

const UNSURE = 'Server tidak menjawab, jadi belum pasti kata sandi sudah diganti.'

const WRONG = 'Kata sandi sekarang tidak cocok.'

/** Changes the user's own password. The input is never stored. */
export function OwnPassword({ user }: { user: Pick<User, 'role' | 'name' | 'email'> }) {
  const { village_name: village } = useSettings()
  const form = useSmallForm()
  const [busy, runOnce] = useSingleFlight()
  const [message, setMessage] = useState<{ kind: 'error' | 'success'; text: string } | null>(null)
  const [wrong, setWrong] = useState(false)
  const [code, setCode] = useState<CodeState | null>(null)
  /** New passwords of attempts whose response was lost. One of them may be the current password. */
  const attempts = useRef(new Set<string>())

  function submit(element: HTMLFormElement) {
    setMessage(null)
    setWrong(false)
    const values = form.check(
      v.pipe(
        change,
        strongPassword(() => ({ ...user, village })),
      ),
    )
    if (!values) return
    return runOnce(async () => {
      try {
        const { current, password, code } = values
        const outcome = await changeOwnPassword(current, password, attempts.current, code)
        if (outcome === 'wrong-password') {
          setWrong(true)
          return (element.elements.namedItem('current') as HTMLElement).focus()
        }
        if (outcome !== 'done') return setCode(outcome)
        attempts.current.clear()
        element.reset()
        setCode(null)
        setMessage({
          kind: 'success',
          text: 'Kata sandi diganti. Perangkat lain yang masuk dengan akun ini harus masuk lagi, paling lambat dalam satu jam.',
        })
      } catch (error) {
        logUnexpected('Changing the password failed', error)
        const outcome = attempts.current.size > 0 ? UNSURE : 'Kata sandi belum diganti.'
        setMessage({ kind: 'error', text: `${outcome} ${errorText(error)}` })
      }
    })
  }

  return (
    <section aria-labelledby="kata-sandi" className="max-w-xl border-t border-hairline pt-8">
      <h2 id="kata-sandi" className="mb-4 text-xl font-bold">
        Kata sandi
      </h2>
      <form
        {...form.attributes}
        aria-labelledby="kata-sandi"
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          void submit(event.currentTarget)
        }}
      >
        {message && <Alert kind={message.kind}>{message.text}</Alert>}
        {/* Tells password managers which account this is. */}
        <input hidden readOnly type="email" autoComplete="username" value={user.email} />
        {FIELDS.map((field) => (
          <InputField
            key={field.name}
            {...field}
            type="password"
            readOnly={busy}
            onInput={() => setWrong(false)}
            error={
              form.errors[field.name] ?? (wrong && field.name === 'current' ? WRONG : undefined)
            }
          />
        ))}
        {code && <CodeField state={code} onChange={setCode} error={form.errors['code']} />}
        <SubmitButton label="Ganti kata sandi" busyLabel="Mengganti …" busy={busy} />
      </form>
    </section>
  )
}
