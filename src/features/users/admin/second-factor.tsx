import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import * as v from 'valibot'
import { InputField } from '@/components/form/fields/input-field'
import { SubmitButton } from '@/components/form/submit-button'
import { useSmallForm } from '@/components/form/use-small-form'
import { useStaff } from '@/components/staff/staff'
import { Button } from '@/components/ui/buttons/button'
import { Alert } from '@/components/ui/states/alert'
import { DocumentLoadState } from '@/components/ui/states/document-load-state'
import { oneTimeCode, type User } from '@/domain/users/user-schema'
import { errorText, isUnreachable } from '@/lib/firebase/errors'
import { confirmPassword } from '@/lib/firebase/own-password'
import {
  type Enrollment,
  readSecondFactor,
  removeSecondFactor,
  sendVerification,
  startEnrollment,
} from '@/lib/firebase/second-factor'
import { logUnexpected } from '@/lib/log'
import { adminKeys, freshQuery } from '@/lib/query/admin-keys'
import { useSettings } from '@/lib/query/settings-query'
import { useSingleFlight } from '@/lib/single-flight'
import { CodeField, type CodeState } from '../code-field'

const QrCode = lazy(() =>
  import('@/components/ui/qr-code').then(({ QrCode }) => ({ default: QrCode })),
)

const confirmation = v.object({
  password: v.pipe(v.string(), v.nonEmpty('Kata sandi wajib diisi.')),
  code: v.optional(oneTimeCode),
})
const firstCode = v.object({ code: oneTimeCode })

const IS_ON =
  'Verifikasi dua langkah aktif. Perangkat lain harus masuk lagi, paling lambat dalam satu jam.'
const IS_OFF = 'Verifikasi dua langkah dimatikan. Masuk cukup dengan kata sandi.'

type Message = { kind: 'error' | 'success'; text: string }

/** Turns the second factor of the user's own account on and off. */
export function SecondFactor({ user: { email } }: { user: Pick<User, 'email'> }) {
  const { uid } = useStaff()
  const { village_name: village } = useSettings()
  const query = useQuery(freshQuery(adminKeys.secondFactor(uid), readSecondFactor))
  const form = useSmallForm()
  const [busy, runOnce] = useSingleFlight()
  const [message, setMessage] = useState<Message | null>(null)
  const [isWrong, setIsWrong] = useState(false)
  const [code, setCode] = useState<CodeState | null>(null)
  const [enrollment, setEnrollment] = useState<Enrollment | null>(null)
  const { isOn = false, isEmailVerified = false } = query.data ?? {}

  function restart() {
    setEnrollment(null)
    setCode(null)
  }

  function succeed(text: string) {
    restart()
    form.attributes.ref.current?.reset()
    setMessage({ kind: 'success', text })
  }

  async function confirm({ password, code }: v.InferOutput<typeof confirmation>) {
    const outcome = await confirmPassword(password, code)
    setIsWrong(outcome === 'wrong-password')
    if (outcome === 'wrong-password') return
    if (outcome !== 'done') return setCode(outcome)
    if (isOn) {
      await removeSecondFactor()
      await query.refetch()
      return succeed(IS_OFF)
    }
    setEnrollment(await startEnrollment(village))
    setCode('code-required')
  }

  async function finish({ finish }: Enrollment, code: string) {
    const outcome = await finish(code)
    if (outcome !== 'done') return setCode(outcome)
    await query.refetch()
    succeed(IS_ON)
  }

  const run = (work: () => Promise<void>) =>
    runOnce(async () => {
      setMessage(null)
      try {
        await work()
      } catch (error) {
        logUnexpected('Changing the second factor failed', error)
        // The change may have succeeded although its response was lost.
        const { data } = await query.refetch()
        if (data && data.isOn !== isOn) return succeed(data.isOn ? IS_ON : IS_OFF)
        if (!isUnreachable(error)) restart()
        setMessage({ kind: 'error', text: errorText(error) })
      }
    })

  function submit() {
    if (enrollment) {
      const values = form.check(firstCode)
      return values && run(() => finish(enrollment, values.code))
    }
    const values = form.check(confirmation)
    return values && run(() => confirm(values))
  }

  const verify = () =>
    run(async () => {
      await sendVerification()
      setMessage({
        kind: 'success',
        text: `Tautan dikirim ke ${email}. Buka tautan itu, lalu kembali ke halaman ini. Periksa juga folder spam.`,
      })
    })

  return (
    <section
      aria-labelledby="dua-langkah"
      className="flex max-w-xl flex-col gap-4 border-t border-hairline pt-8"
    >
      <h2 id="dua-langkah" className="text-xl font-bold">
        Verifikasi dua langkah
      </h2>
      <p className="-mt-3 text-ink-2">
        Masuk memerlukan kata sandi dan enam angka dari aplikasi autentikator di ponsel Anda. Orang
        yang mengetahui kata sandi Anda saja tidak dapat masuk.
      </p>
      {message && <Alert kind={message.kind}>{message.text}</Alert>}
      {!query.data ? (
        <DocumentLoadState
          query={query}
          what="verifikasi dua langkah"
          failed="Verifikasi dua langkah belum dapat dibuka."
        />
      ) : !isOn && !isEmailVerified ? (
        <>
          <p>E-mail {email} belum terverifikasi, dan verifikasi dua langkah memerlukannya.</p>
          <Button disabled={busy} className="self-start" onClick={() => void verify()}>
            Kirim tautan verifikasi
          </Button>
        </>
      ) : (
        <form
          {...form.attributes}
          aria-labelledby="dua-langkah"
          className="flex flex-col gap-6"
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          {isOn && (
            <p className="font-semibold">
              Aktif untuk akun Anda. Untuk mematikannya, isi kata sandi dan kodenya.
            </p>
          )}
          {enrollment ? (
            <AppSecret enrollment={enrollment} />
          ) : (
            <>
              <input hidden readOnly type="email" autoComplete="username" value={email} />
              <InputField
                name="password"
                label="Kata sandi Anda"
                type="password"
                autoComplete="current-password"
                readOnly={busy}
                onInput={() => setIsWrong(false)}
                error={form.errors['password'] ?? (isWrong ? 'Kata sandi tidak cocok.' : undefined)}
              />
            </>
          )}
          {code && <CodeField state={code} onChange={setCode} error={form.errors['code']} />}
          <div className="flex flex-wrap gap-2">
            <SubmitButton
              label={isOn ? 'Matikan' : enrollment ? 'Aktifkan' : 'Lanjutkan'}
              busyLabel="Memeriksa …"
              busy={busy}
            />
            {enrollment && (
              <Button look="quiet" disabled={busy} onClick={restart}>
                Batal
              </Button>
            )}
          </div>
        </form>
      )}
    </section>
  )
}

/** Shows the secret as a QR code for another device, as a link for an app on this device, and as a key to type. */
function AppSecret({ enrollment: { secret, url } }: { enrollment: Enrollment }) {
  return (
    <>
      <p>
        Pasang aplikasi autentikator di ponsel, misalnya Google Authenticator. Pindai kode ini
        dengan aplikasi itu, lalu isi enam angka yang muncul.
      </p>
      <Suspense fallback={<div className="size-56" />}>
        <QrCode text={url} label="Kode QR untuk aplikasi autentikator" className="size-56" />
      </Suspense>
      <p>
        Situs ini terbuka di ponsel itu?{' '}
        {/* oxlint-disable-next-line ours/safe-url -- The SDK makes this `otpauth:` address. */}
        <a href={url} className="font-semibold text-primary underline">
          Buka aplikasi autentikator
        </a>
        . Bila keduanya tidak bisa, ketik kunci ini di aplikasi:{' '}
        <strong className="font-mono">{secret.match(/.{1,4}/g)?.join(' ')}</strong>
      </p>
    </>
  )
}
