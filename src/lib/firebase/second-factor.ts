import { TotpMultiFactorGenerator, multiFactor, reload, sendEmailVerification } from 'firebase/auth'
import { encodeUriPart } from '@/domain/text/characters'
import { UserFacingError } from '../errors'
import { currentUser, hasCode, orWrongCode } from './auth'
import { withTimeout } from './with-timeout'

export interface SecondFactor {
  isOn: boolean
  /** Firebase enrolls only accounts whose e-mail is verified. */
  isEmailVerified: boolean
}

export async function readSecondFactor(): Promise<SecondFactor> {
  const user = await currentUser()
  await withTimeout(() => reload(user))
  const { enrolledFactors } = multiFactor(user)
  return { isOn: enrolledFactors.length > 0, isEmailVerified: user.emailVerified }
}

export async function sendVerification(): Promise<void> {
  const user = await currentUser()
  await withTimeout(() => sendEmailVerification(user)).catch(explain)
}

export interface Enrollment {
  secret: string
  /** Address that opens an authenticator app. */
  url: string
  /** Completes the enrollment with the app's first code, which ends other sessions. */
  finish: (code: string) => Promise<'done' | 'code-wrong'>
}

/** Starts enrolling an authenticator app. Requires a recent `signInAgain`. Throws a UserFacingError or an SDK error. */
export async function startEnrollment(issuer: string): Promise<Enrollment> {
  const user = await currentUser()
  const factors = multiFactor(user)
  const secret = await withTimeout(async () =>
    TotpMultiFactorGenerator.generateSecret(await factors.getSession()),
  ).catch(explain)
  return {
    secret: secret.secretKey,
    // The SDK does not encode names.
    url: secret.generateQrCodeUrl(encodeUriPart(user.email ?? ''), encodeUriPart(issuer)),
    finish: (code) => {
      const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, code)
      return orWrongCode(withTimeout(() => factors.enroll(assertion))).catch(explain)
    },
  }
}

/** Removes the second factor. Requires a recent `signInAgain`. Can be repeated. */
export async function removeSecondFactor(): Promise<void> {
  const factors = multiFactor(await currentUser())
  for (const factor of factors.enrolledFactors)
    await withTimeout(() => factors.unenroll(factor)).catch((error: unknown) => {
      // An earlier attempt whose response was lost already removed the factor.
      if (!hasCode(error, 'multi-factor-info-not-found')) explain(error)
    })
  // The SDK updates its list of factors only if a factor is left.
  factors.enrolledFactors.splice(0)
}

const TEXTS: readonly [codes: string[], text: string][] = [
  [
    ['operation-not-allowed', 'admin-restricted-operation'],
    'Situs ini belum menyediakan verifikasi dua langkah. Pengelola situs menemukan caranya di panduan pemasangan, bagian “Kata sandi dan langkah kedua”.',
  ],
  [['unverified-email'], 'E-mail Anda belum terverifikasi. Muat ulang halaman ini.'],
  [
    ['requires-recent-login', 'code-expired', 'invalid-verification-id'],
    'Waktunya habis. Isi kata sandi Anda sekali lagi, lalu pindai kode yang baru.',
  ],
  [
    ['second-factor-already-in-use', 'maximum-second-factor-count-exceeded'],
    'Verifikasi dua langkah sudah aktif. Muat ulang halaman ini.',
  ],
  [['too-many-requests'], 'Terlalu banyak percobaan. Tunggu beberapa menit, lalu coba lagi.'],
]

function explain(error: unknown): never {
  const text = TEXTS.find(([codes]) => hasCode(error, ...codes))?.[1]
  throw text === undefined ? error : new UserFacingError(text, { cause: error })
}
