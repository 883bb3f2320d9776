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
  if (missing.length === 0) return whyHomeless(env['VITE_SITE_URL'])
  return (
    `Variabel ini belum diisi: ${missing.join(', ')}. Salin .env.example ke .env.production, ` +
    'isi dari Firebase console, lalu ulangi. Untuk mencoba tanpa Firebase: npm start.'
  )
}

/** Why nothing can live at `address`, where the site is to be; null where that is left open. */
function whyHomeless(address = ''): string | null {
  if (address === '' || /^https:\/\/[^/\s]+\/?$/.test(address)) return null
  return `VITE_SITE_URL ditulis seperti https://desa.id, bukan ${address}.`
}
