const LOGIN =
  'Kredensial Google tidak ditemukan atau tidak cukup. Jalankan perintah ini, dengan akun yang berhak atas proyek:\n' +
  '  gcloud auth application-default login\n' +
  'Atau tunjuk kunci akun layanan dengan GOOGLE_APPLICATION_CREDENTIALS (docs/deploy.md).'

/** Explanations by pattern of the error. The first match is used. */
const KNOWN: readonly [RegExp, (found: string) => string][] = [
  [/^Unknown option '([^']+)'/, (option) => `Pilihan ${option} tidak dikenal.`],
  [/^Option '(--\S+)[^']*' argument missing/, (option) => `Sesudah ${option} belum ada nilainya.`],
  [
    /^Unexpected argument '([^']+)'/,
    (word) =>
      `“${word}” tidak dimengerti. Antara perintah dan pilihannya ada dua tanda hubung: npm run … -- --project ID-PROYEK`,
  ],
  [
    /^The file at (\S+) does not exist/,
    (file) => `${file} (GOOGLE_APPLICATION_CREDENTIALS) tidak ditemukan.`,
  ],
  [/^ENOENT: .*, open '([^']+)'/, (file) => `${file} tidak ditemukan.`],
  // auth/configuration-not-found (firebase.google.com/docs/auth/admin/errors).
  [
    /CONFIGURATION_NOT_FOUND|configuration-not-found|no configuration corresponding/i,
    () =>
      'Authentication proyek ini belum dinyalakan: Firebase console › Authentication › Get started › Email/Password.',
  ],
  [
    /has not been used in project|SERVICE_DISABLED|database \(default\) does not exist/i,
    () => 'Firestore proyek ini belum dibuat: Firebase console › Firestore Database.',
  ],
  [
    /default credentials|quota project|PERMISSION_DENIED|UNAUTHENTICATED|insufficient.permission|invalid_grant|invalid_rapt/i,
    () => LOGIN,
  ],
  [
    /fetch failed|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|socket hang up/i,
    () => 'Google tidak dapat dihubungi. Ada jaringan?',
  ],
]

/** Explains known errors to the operator and quotes the original message. */
export function explain(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  for (const [pattern, explanation] of KNOWN) {
    const found = pattern.exec(message)
    if (found)
      return found[1] === undefined ? `${explanation('')}\n(${message})` : explanation(found[1])
  }
  return message
}
