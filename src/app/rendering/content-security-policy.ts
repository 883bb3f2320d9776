/** Google's services that the SDKs ask: Firestore, Storage, Auth, App Check; functions have a domain of their own. */
const SERVICES = 'https://*.googleapis.com https://*.cloudfunctions.net'
/** App Check's reCAPTCHA, which comes with the first call of a function, and its frame (developers.google.com/recaptcha/docs/faq). */
const RECAPTCHA = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/'

const DIRECTIVES = {
  'default-src': "'none'",
  'script-src': `'self' ${RECAPTCHA}`,
  'connect-src': `'self' ${SERVICES}`,
  // Editors may name pictures that lie elsewhere; what is being uploaded is shown from the device.
  'img-src': "'self' https: data: blob:",
  'frame-src': `https://www.openstreetmap.org/export/ https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/`,
  'worker-src': "'self' blob:",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
}

/**
 * What a page may load and run, as the first element of its head: nothing inline but `styles`. What only a
 * header can say (frame-ancestors) stands in firebase.json.
 */
export async function contentSecurityPolicy(styles: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(styles))
  const base64 = btoa(String.fromCharCode(...new Uint8Array(hash)))
  const policy = Object.entries({ ...DIRECTIVES, 'style-src': `'self' 'sha256-${base64}'` })
    .map(([name, sources]) => `${name} ${sources}`)
    .join(';')
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`
}
