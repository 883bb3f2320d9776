import { FUNCTIONS_REGION } from '../../domain/functions-region.ts'

/** Firebase settings of a build that the policy depends on. */
type Connection = Pick<
  ImportMetaEnv,
  'MODE' | 'VITE_FIREBASE_PROJECT_ID' | 'VITE_APPCHECK_SITE_KEY'
>

/** Sources of App Check's reCAPTCHA (developers.google.com/recaptcha/docs/faq), loaded with the first call of a function. */
const RECAPTCHA = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'connect-src': [
    'https://content-firebaseappcheck.googleapis.com',
    'https://www.google.com/recaptcha/',
  ],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
}

/**
 * Returns the origins of Google's APIs and the Cloud Functions. The local Firebase (`emulator/`) has the site's origin.
 */
function services({ MODE, VITE_FIREBASE_PROJECT_ID }: Connection): string[] {
  if (MODE !== 'production') return []
  const apis = ['firestore', 'firebasestorage', 'identitytoolkit', 'securetoken']
  return [
    ...apis.map((name) => `https://${name}.googleapis.com`),
    `https://${FUNCTIONS_REGION}-${VITE_FIREBASE_PROJECT_ID}.cloudfunctions.net`,
  ]
}

/**
 * Returns the policy of a page as a meta element, the first in its head. The policy allows no inline code except
 * `styles`. firebase.json sets the directives that are the same for every build or work only as a header.
 */
export async function contentSecurityPolicy(
  env: Connection,
  styles: readonly string[],
): Promise<string> {
  const recaptcha = env.MODE === 'production' && env.VITE_APPCHECK_SITE_KEY ? RECAPTCHA : null
  const policy = Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(recaptcha?.['script-src'] ?? [])],
    'style-src': ["'self'", ...(await Promise.all(styles.map(hashOf)))],
    'connect-src': ["'self'", ...services(env), ...(recaptcha?.['connect-src'] ?? [])],
    // Editors may use pictures from other websites. Pictures being uploaded are shown from the device.
    'img-src': ["'self'", 'https:', 'data:', 'blob:'],
    // Map of the office, which loads when the visitor requests it.
    'frame-src': ['https://www.openstreetmap.org/export/', ...(recaptcha?.['frame-src'] ?? [])],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  })
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';')
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`
}

async function hashOf(style: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`
}
