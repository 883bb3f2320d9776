import { parseArgs } from 'node:util'
import { expect, it } from 'vitest'
import { explain } from './explain'

function read(...args: string[]): unknown {
  try {
    return parseArgs({ args, options: { project: { type: 'string' } } })
  } catch (error) {
    return explain(error)
  }
}

it.each([
  [['--proyek', 'desa'], 'Pilihan --proyek tidak dikenal.'],
  [['--project'], 'Sesudah --project belum ada nilainya.'],
  // npm passes this for `npm run doctor --project desa`.
  [['desa'], '“desa” tidak dimengerti. Antara perintah dan pilihannya ada dua tanda hubung'],
])('explains the error that the arguments %j cause', (args, text) => {
  expect(read(...args)).toContain(text)
})

it.each([
  ['fetch failed', 'Ada jaringan?'],
  [
    'request to https://oauth2.googleapis.com/token failed, reason: getaddrinfo EAI_AGAIN',
    'Ada jaringan?',
  ],
  ['Could not load the default credentials.', 'gcloud auth application-default login'],
  ['7 PERMISSION_DENIED: Missing or insufficient permissions.', 'application-default login'],
  ['There is no configuration corresponding to the provided identifier.', 'Get started'],
  ['Cloud Firestore API has not been used in project 1 before or it is disabled.', 'belum dibuat'],
])('explains “%s” and quotes the error', (message, text) => {
  expect(explain(new Error(message))).toContain(text)
  expect(explain(new Error(message))).toContain(`(${message})`)
})

it('explains which key file is missing', () => {
  const message = 'The file at /tmp/kunci.json does not exist, or it is not a file.'
  expect(explain(new Error(message))).toBe(
    '/tmp/kunci.json (GOOGLE_APPLICATION_CREDENTIALS) tidak ditemukan.',
  )
})

it('returns unknown errors unchanged', () => {
  expect(explain(new Error('Berkas ini bukan cadangan.'))).toBe('Berkas ini bukan cadangan.')
})
