/** Tested version of firebase-tools, which npx downloads because its 310 MB would slow down `npm ci`. */
export const FIREBASE_TOOLS = 'firebase-tools@15.34.2'

/**
 * Runtime of the functions (firebase.json), and the day from which this version of firebase-tools refuses to
 * deploy it (`decommissionDate` in deploy/functions/runtimes/supported/types.js).
 */
export const RUNTIME = { name: 'nodejs24', end: '2028-10-31', warnFrom: '2028-04-30' } as const

/** Returns a warning from six months before the end of the runtime, otherwise null. */
export function runtimeWarning(now: Date): string | null {
  const { name, end, warnFrom } = RUNTIME
  return now.toISOString().slice(0, 10) < warnFrom
    ? null
    : `Sejak ${end} functions tidak dapat dipasang lagi: ${FIREBASE_TOOLS} menolak ${name}. Jalankan npm run upgrade: versi situs yang lebih baru memakai pengganti keduanya.`
}
