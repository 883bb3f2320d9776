import { ENV_FILE } from '../paths.ts'

const REQUIRED = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FIREBASE_APP_ID',
]

export function configurationProblem(env: Record<string, string>): string | null {
  const missing = REQUIRED.filter((name) => !env[name])
  if (missing.length === 0) return addressProblem(env['VITE_SITE_URL'])
  return (
    `Variabel ini belum diisi: ${missing.join(', ')}. Jalankan npm run connect -- --project ID-PROYEK, ` +
    `yang menulis ${ENV_FILE}, lalu ulangi. Untuk mencoba tanpa Firebase: npm start.`
  )
}

function addressProblem(address = ''): string | null {
  if (address === '' || /^https:\/\/[^/\s]+\/?$/.test(address)) return null
  return `VITE_SITE_URL ditulis seperti https://desa.id, bukan ${address}.`
}
