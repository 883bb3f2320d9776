import { FirebaseError } from 'firebase/app'

/** Kinds of failure that people are told apart. */
export type Problem =
  'denied' | 'signed-out' | 'unreachable' | 'disturbed' | 'refused' | 'exists' | 'unknown'

const PROBLEMS: Readonly<Record<string, Problem>> = {
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
  aborted: 'disturbed',
  'invalid-argument': 'refused',
  'failed-precondition': 'refused',
  'already-exists': 'exists',
  'email-already-in-use': 'exists',
}

/** What kind of failure an SDK's error is. Its codes bear the service's name before a slash. */
export function problemOf(error: unknown): Problem {
  // The lite SDK lets fetch's own error through when there is no answer; browsers word it differently.
  if (error instanceof TypeError || (error instanceof Error && /fetch/i.test(error.message)))
    return 'unreachable'
  if (!(error instanceof FirebaseError)) return 'unknown'
  return PROBLEMS[error.code.replace(/^[a-z]+\//, '')] ?? 'unknown'
}

const TEXTS: Readonly<Record<Problem, string>> = {
  denied: 'Ditolak: peran Anda tidak berhak melakukan ini.',
  'signed-out': 'Sesi Anda sudah berakhir. Masuk lagi untuk melanjutkan.',
  unreachable: 'Tidak ada jaringan. Periksa sambungan internet Anda, lalu coba lagi.',
  disturbed: 'Orang lain sedang mengubah hal yang sama. Coba lagi sebentar lagi.',
  refused: 'Server menolak isi ini. Periksa kembali isian Anda.',
  exists: 'Sudah ada yang sama.',
  unknown: 'Terjadi kesalahan yang tidak terduga.',
}

/** A failure in words for the person who caused or met it. */
export function problemText(error: unknown): string {
  return TEXTS[problemOf(error)]
}

/** Codes of calls that no function ever answered. */
const UNANSWERED = ['internal', 'not-found', 'unavailable', 'deadline-exceeded']

/**
 * The text with which a Cloud Function refused a call; null when the call reached no function that
 * could have judged it. (A function's own text travels in `details`.)
 */
export function refusalText(error: unknown): string | null {
  if (!(error instanceof FirebaseError)) return null
  const code = error.code.replace(/^functions\//, '')
  const details = 'details' in error ? error.details : undefined
  if (typeof details === 'object' && details !== null && 'message' in details)
    return String(details.message)
  return UNANSWERED.includes(code) ? null : problemText(error)
}
