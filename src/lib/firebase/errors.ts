import { FirebaseError } from 'firebase/app'
import { UserFacingError } from '../errors'

export type ErrorKind =
  | 'denied'
  | 'signed-out'
  | 'unreachable'
  | 'exhausted'
  | 'conflict'
  | 'invalid'
  | 'exists'
  | 'unknown'

const KINDS: Readonly<Record<string, ErrorKind>> = {
  'permission-denied': 'denied',
  unauthorized: 'denied',
  unauthenticated: 'signed-out',
  'user-token-expired': 'signed-out',
  'user-disabled': 'signed-out',
  unavailable: 'unreachable',
  'deadline-exceeded': 'unreachable',
  'network-request-failed': 'unreachable',
  'retry-limit-exceeded': 'unreachable',
  // Storage and the lite SDK use this code when there was no response.
  unknown: 'unreachable',
  'resource-exhausted': 'exhausted',
  'quota-exceeded': 'exhausted',
  aborted: 'conflict',
  'invalid-argument': 'invalid',
  'failed-precondition': 'invalid',
  'already-exists': 'exists',
  'email-already-in-use': 'exists',
}

/**
 * Matches messages of failed fetches and imports in Chromium, Firefox, Safari (which translates the system's messages)
 * and Node. Every other `TypeError` is a bug.
 */
const NO_NETWORK =
  /fetch failed|failed to fetch|networkerror|load failed|dynamically imported|importing a module|(internet|network) connection|timed out|hostname|connect to the server|koneksi|sambungan|jaringan/i

export function errorKind(error: unknown): ErrorKind {
  if (error instanceof UserFacingError || !(error instanceof Error)) return 'unknown'
  if (!(error instanceof FirebaseError))
    return NO_NETWORK.test(error.message) || error.name === 'TimeoutError'
      ? 'unreachable'
      : 'unknown'
  if (hasNoAnswer(error)) return 'unreachable'
  // Storage's `unknown` with an HTTP status is a response.
  if ('status' in error && Number(error.status) > 0 && codeOf(error) === 'unknown') return 'unknown'
  return KINDS[codeOf(error)] ?? 'unknown'
}

/** Returns whether a Cloud Function call got no response. The SDK then appends `[0]` to its message as HTTP status. */
function hasNoAnswer(error: FirebaseError): boolean {
  return codeOf(error) === 'internal' && error.message.endsWith(' [0]')
}

/** Returns the code without the service's name, which the codes of all services except Firestore contain. */
function codeOf({ code }: FirebaseError): string {
  return code.replace(/^[a-z]+\//, '')
}

const TEXTS: Readonly<Record<ErrorKind, string>> = {
  denied: 'Anda tidak memiliki izin untuk tindakan ini.',
  'signed-out': 'Sesi Anda sudah berakhir. Masuk lagi untuk melanjutkan.',
  unreachable: 'Tidak ada jaringan. Periksa sambungan internet Anda, lalu coba lagi.',
  exhausted:
    'Kuota layanan untuk hari ini sudah habis. Coba lagi besok, atau hubungi pengelola situs.',
  conflict: 'Orang lain sedang mengubah hal yang sama. Coba lagi sebentar lagi.',
  invalid: 'Server menolak isi ini. Periksa kembali isian Anda.',
  exists: 'Sudah ada yang sama.',
  unknown: 'Terjadi kesalahan yang tidak terduga.',
}

export function errorText(error: unknown): string {
  if (error instanceof UserFacingError) return error.message
  const kind = errorKind(error)
  return kind === 'unknown' ? unknownErrorText(error) : TEXTS[kind]
}

/** Adds a reason for the user to the error of a failed read. Public pages then need no code for error texts. */
export function withReason(error: unknown): Error {
  const failure = error instanceof Error ? error : new Error(String(error))
  return Object.assign(failure, { reason: readFailureText(failure) })
}

function readFailureText(error: Error): string {
  switch (errorKind(error)) {
    case 'unreachable':
      return 'Server tidak dapat dihubungi.'
    case 'denied':
      return 'Server menolak membuka isi ini.'
    case 'invalid':
      return unknownErrorText(error)
    default:
      return errorText(error)
  }
}

/** Returns a text with the error code, which helps supporters to find the cause. */
function unknownErrorText(error: unknown): string {
  if (error instanceof FirebaseError) return `${TEXTS.unknown} Kode: ${error.code}.`
  return error instanceof Error && error.name !== 'Error'
    ? `${TEXTS.unknown} Kode: ${error.name}.`
    : TEXTS.unknown
}

/** Returns whether an error means that no server responded. Looks at the cause of a UserFacingError. */
export function isUnreachable(error: unknown): boolean {
  return errorKind(error instanceof UserFacingError ? error.cause : error) === 'unreachable'
}

/**
 * Returns an error whose message starts with the failed action (`Gagal menyimpan:`). An error with its own
 * message for the user stays unchanged.
 */
export function toUserFacing(failed: string, error: unknown): UserFacingError {
  if (error instanceof UserFacingError) return error
  return new UserFacingError(`${failed} ${errorText(error)}`, { cause: error })
}

const UNANSWERED = ['internal', 'not-found', 'unavailable', 'deadline-exceeded']

/** Returns whether no Cloud Function received the call, so that no function can have refused it. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof FirebaseError
    ? UNANSWERED.includes(codeOf(error))
    : errorKind(error) === 'unreachable'
}
