import { useState } from 'react'
import * as v from 'valibot'
import { InputField } from '@/components/form/fields/input-field'
import { SubmitButton } from '@/components/form/submit-button'
import { useSmallForm } from '@/components/form/use-small-form'
import type { Values } from '@/components/form/validate'
import { Button } from '@/components/ui/buttons/button'
import { Alert } from '@/components/ui/states/alert'
import { email, oneTimeCode } from '@/domain/users/user-schema'
import { logError } from '@/lib/log'
import { useSingleFlight } from '@/lib/single-flight'
import { CodeField, type CodeState } from './code-field'

const login = v.object({
  email,
  password: v.pipe(v.string(), v.nonEmpty('Kata sandi wajib diisi.')),
  code: v.optional(oneTimeCode),
})
const reset = v.object({ email })

const OFFLINE =
  'Tidak ada jaringan. Login memerlukan jaringan: sambungkan perangkat Anda, lalu coba lagi.'

type Message = { kind: 'error' | 'success'; text: string }

interface LoginFormProps {
  knownEmail?: string
  /** Reason why the user must sign in. */
  notice?: string | undefined
}

const NOT_LOADED =
  'Login belum dapat dimuat. Periksa sambungan internet Anda, lalu muat ulang halaman ini.'

/** Returns the reason for a failure. On a bad network, even the script for signing in may fail to load. */
async function failureReason(error: unknown): Promise<string> {
  if (error instanceof TypeError && /module/i.test(error.message)) return NOT_LOADED
  try {
    const { signInErrorText } = await import('@/lib/firebase/sign-in-error')
    return signInErrorText(error)
  } catch {
    return NOT_LOADED
  }
}

/** Login form. It only signs in; the session store reacts to the new session. */
export function LoginForm({ knownEmail = '', notice }: LoginFormProps) {
  const form = useSmallForm()
  const [busy, runOnce] = useSingleFlight()
  const [code, setCode] = useState<CodeState | null>(null)
  const [message, setMessage] = useState<Message | null>(
    notice ? { kind: 'error', text: notice } : null,
  )

  async function attempt<Output>(
    schema: v.GenericSchema<Values, Output>,
    work: (values: Output) => Promise<Message | null>,
  ) {
    setMessage(null)
    const values = form.check(schema)
    if (!values) return
    if (!navigator.onLine) return setMessage({ kind: 'error', text: OFFLINE })
    await runOnce(async () => {
      try {
        setMessage(await work(values))
      } catch (error) {
        logError('Signing in failed', error)
        setMessage({ kind: 'error', text: await failureReason(error) })
      }
    })
  }

  const enter = () =>
    attempt(login, async ({ email, password, code }) => {
      const { signIn } = await import('@/lib/firebase/auth')
      const outcome = await signIn(email, password, code)
      if (outcome !== 'done') setCode(outcome)
      return null
    })

  const sendReset = () =>
    attempt(reset, async ({ email }) => {
      const { sendPasswordReset } = await import('@/lib/firebase/auth')
      await sendPasswordReset(email)
      return {
        kind: 'success',
        text: `Jika ${email} terdaftar, tautan untuk membuat kata sandi baru sudah dikirim ke sana.`,
      }
    })

  return (
    <form
      {...form.attributes}
      aria-label="Login"
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void enter()
      }}
    >
      {message && <Alert kind={message.kind}>{message.text}</Alert>}
      <div hidden={code !== null} className="flex flex-col gap-5">
        <InputField
          name="email"
          label="E-mail"
          type="email"
          autoComplete="username"
          defaultValue={knownEmail}
          error={form.errors['email']}
        />
        <InputField
          name="password"
          label="Kata sandi"
          type="password"
          autoComplete="current-password"
          error={form.errors['password']}
        />
      </div>
      {code && (
        <>
          <CodeField state={code} onChange={setCode} error={form.errors['code']} />
          <p className="text-sm text-ink-2">
            Ponsel hilang atau berganti? Minta admin desa menghapus verifikasi dua langkah akun
            Anda.
          </p>
        </>
      )}
      <SubmitButton label="Masuk" busyLabel="Memeriksa …" busy={busy} />
      <Button
        look="quiet"
        disabled={busy}
        onClick={() => (code ? setCode(null) : void sendReset())}
      >
        {code ? 'Kembali ke kata sandi' : 'Lupa kata sandi?'}
      </Button>
    </form>
  )
}
