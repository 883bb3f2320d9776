import { FirebaseError } from 'firebase/app'
import { errorText } from './errors'

/** The code of every wrong e-mail or password; the older codes come from projects without protection. */
const WRONG = 'Login gagal. Periksa kembali email dan password Anda.'

const TEXTS: Readonly<Record<string, string>> = {
  'auth/invalid-credential': WRONG,
  'auth/user-not-found': WRONG,
  'auth/wrong-password': WRONG,
  'auth/invalid-login-credentials': WRONG,
  'auth/invalid-email': 'Alamat e-mail tidak dikenali. Contoh: nama@contoh.id.',
  'auth/user-disabled': 'Akun ini dinonaktifkan. Hubungi admin desa.',
  'auth/too-many-requests':
    'Terlalu banyak percobaan. Tunggu beberapa menit, atau buat kata sandi baru.',
  'auth/network-request-failed':
    'Server tidak dapat dihubungi. Periksa sambungan internet Anda, lalu coba lagi.',
}

/** A failed login in words: the provider's own where the code is not known, else the general ones. */
export function signInErrorText(error: unknown): string {
  if (!(error instanceof FirebaseError)) return errorText(error)
  return TEXTS[error.code] ?? (error.message || WRONG)
}
