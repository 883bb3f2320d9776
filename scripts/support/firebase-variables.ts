const REQUIRED = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FIREBASE_APP_ID',
]

/** Why `env` cannot make a production build, which would fail before visitors; null when it can. */
export function whyIncomplete(env: Record<string, string>): string | null {
  const missing = REQUIRED.filter((name) => !env[name])
  if (missing.length === 0) return null
  return (
    `Variabel ini belum diisi: ${missing.join(', ')}. Salin .env.example ke .env.production, ` +
    'isi dari Firebase console, lalu ulangi. Untuk mencoba tanpa Firebase: npm start.'
  )
}
