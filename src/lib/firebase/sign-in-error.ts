import { FirebaseError } from 'firebase/app'
import { errorText } from './errors'

/** Message for a wrong e-mail or password. Projects without e-mail enumeration protection return the older codes. */
const WRONG = 'Login gagal. Periksa kembali email dan password Anda.'

const CODE_FAILED = 'Kode ini tidak berlaku lagi. Kembali ke kata sandi, lalu masuk sekali lagi.'

const TEXTS: Readonly<Record<string, string>> = {
  'auth/invalid-credential': WRONG,
  'auth/user-not-found': WRONG,
  'auth/wrong-password': WRONG,
  'auth/invalid-login-credentials': WRONG,
  'auth/invalid-email': 'Alamat e-mail tidak dikenali. Contoh: nama@contoh.id.',
  'auth/user-disabled': 'Akun ini dinonaktifkan. Hubungi admin desa.',
  'auth/invalid-multi-factor-session': CODE_FAILED,
  'auth/multi-factor-info-not-found': CODE_FAILED,
  'auth/too-many-requests':
    'Terlalu banyak percobaan. Tunggu beberapa menit, atau buat kata sandi baru.',
  'auth/network-request-failed':
    'Server tidak dapat dihubungi. Periksa sambungan internet Anda, lalu coba lagi.',
}

/**
 * Describes a failed login: with the texts of the specification for known codes, otherwise with the provider's message.
 */
export function signInErrorText(error: unknown): string {
  if (!(error instanceof FirebaseError)) return errorText(error)
  return TEXTS[error.code] ?? (error.message || WRONG)
}
