import { FirebaseError } from 'firebase/app'
import { UserFacingError } from '../errors'

/** The failures that people are told apart. */
export type ErrorKind =
  'denied' | 'signed-out' | 'unreachable' | 'conflict' | 'invalid' | 'exists' | 'unknown'

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
  // What Storage and the lite SDK say when no answer came at all.
  unknown: 'unreachable',
  aborted: 'conflict',
  'invalid-argument': 'invalid',
  'failed-precondition': 'invalid',
  'already-exists': 'exists',
  'email-already-in-use': 'exists',
}

export function errorKind(error: unknown): ErrorKind {
  // The lite SDK lets fetch's own error through when there is no answer; browsers word it differently.
  if (error instanceof TypeError || (error instanceof Error && /fetch/i.test(error.message)))
    return 'unreachable'
  if (!(error instanceof FirebaseError)) return 'unknown'
  if (hasNoAnswer(error)) return 'unreachable'
  return KINDS[codeOf(error)] ?? 'unknown'
}

/** The functions' SDK appends the HTTP status to its message; 0 is that of a request without any answer. */
function hasNoAnswer(error: FirebaseError): boolean {
  return codeOf(error) === 'internal' && error.message.endsWith(' [0]')
}

/** Codes bear the service's name before a slash, but for Firestore's. */
function codeOf({ code }: FirebaseError): string {
  return code.replace(/^[a-z]+\//, '')
}

const TEXTS: Readonly<Record<ErrorKind, string>> = {
  denied: 'Ditolak: peran Anda tidak berhak melakukan ini.',
  'signed-out': 'Sesi Anda sudah berakhir. Masuk lagi untuk melanjutkan.',
  unreachable: 'Tidak ada jaringan. Periksa sambungan internet Anda, lalu coba lagi.',
  conflict: 'Orang lain sedang mengubah hal yang sama. Coba lagi sebentar lagi.',
  invalid: 'Server menolak isi ini. Periksa kembali isian Anda.',
  exists: 'Sudah ada yang sama.',
  unknown: 'Terjadi kesalahan yang tidak terduga.',
}

/** Any failure in words for the person who caused or met it. */
export function errorText(error: unknown): string {
  return error instanceof UserFacingError ? error.message : TEXTS[errorKind(error)]
}

/**
 * A failure behind words for what has failed (`Gagal menyimpan:`). One that has words of its own keeps
 * them.
 */
export function toUserFacing(failed: string, error: unknown): UserFacingError {
  if (error instanceof UserFacingError) return error
  return new UserFacingError(`${failed} ${errorText(error)}`, { cause: error })
}

const UNANSWERED = ['internal', 'not-found', 'unavailable', 'deadline-exceeded']

/** Whether a call reached no Cloud Function that could have refused it. */
export function isUnanswered(error: unknown): boolean {
  if (error instanceof UserFacingError) return false
  return !(error instanceof FirebaseError) || UNANSWERED.includes(codeOf(error))
}
