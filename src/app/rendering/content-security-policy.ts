import { FUNCTIONS_REGION } from '../../domain/functions-region.ts'

/** What a build is told of its Firebase project. */
type Connection = Pick<
  ImportMetaEnv,
  'MODE' | 'VITE_FIREBASE_PROJECT_ID' | 'VITE_APPCHECK_SITE_KEY'
>

/** App Check's reCAPTCHA, which comes with the first call of a function, and its frame (developers.google.com/recaptcha/docs/faq). */
const RECAPTCHA = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'connect-src': [
    'https://content-firebaseappcheck.googleapis.com',
    'https://www.google.com/recaptcha/',
  ],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
}

/** Google's services that the SDKs ask, and the project's own functions. The local Firebase is this very site. */
function services({ MODE, VITE_FIREBASE_PROJECT_ID }: Connection): string[] {
  if (MODE !== 'production') return []
  const apis = ['firestore', 'firebasestorage', 'identitytoolkit', 'securetoken']
  return [
    ...apis.map((name) => `https://${name}.googleapis.com`),
    `https://${FUNCTIONS_REGION}-${VITE_FIREBASE_PROJECT_ID}.cloudfunctions.net`,
  ]
}

/**
 * What a page of this build may load and run, as the first element of its head: nothing inline but
 * `styles`. firebase.json says as a header what is the same for every build, and what only a header can.
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
    // Editors may name pictures that lie elsewhere; what is being uploaded is shown from the device.
    'img-src': ["'self'", 'https:', 'data:', 'blob:'],
    // The map of the office, when somebody asks for it.
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
