import { initializeApp } from 'firebase/app'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** Address of the local Firebase, which serves pages and APIs on one origin, or null in production. */
export const localFirebase = import.meta.env.MODE === 'production' ? null : localHost()

export const app = initializeApp(
  localFirebase
    ? {
        projectId: 'demo-desa',
        apiKey: 'demo-desa',
        storageBucket: 'demo-desa.firebasestorage.app',
      }
    : {
        apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
        authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
        projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
        storageBucket: import.meta.env.VITE_FIREBASE_STORAGE_BUCKET,
        appId: import.meta.env.VITE_FIREBASE_APP_ID,
      },
)

function localHost(): { hostname: string; port: number } {
  const { hostname, port } = import.meta.env.SSR ? emulatorUrl() : location
  if (!LOOPBACK.includes(hostname))
    throw new Error(`Versi lokal hanya untuk komputer ini, bukan untuk ${hostname}.`)
  return { hostname, port: Number(port || 80) }
}

function emulatorUrl(): URL {
  const { process } = globalThis as { process?: { env: Record<string, string | undefined> } }
  return new URL(`http://${process?.env['FIREBASE_HOSTING_EMULATOR_HOST'] ?? ''}`)
}

export const siteUrl: string = localFirebase
  ? `http://${localFirebase.hostname}:${localFirebase.port}`
  : import.meta.env.VITE_SITE_URL ||
    `https://${import.meta.env.VITE_HOSTING_SITE || import.meta.env.VITE_FIREBASE_PROJECT_ID}.web.app`
