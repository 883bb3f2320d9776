import { expect, it } from 'vitest'
import { whyIncomplete } from './firebase-variables'

const COMPLETE = Object.fromEntries(
  ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'STORAGE_BUCKET', 'APP_ID'].map((name) => [
    `VITE_FIREBASE_${name}`,
    'x',
  ]),
)

it('what is missing is named', () => {
  expect(whyIncomplete({ ...COMPLETE, VITE_FIREBASE_APP_ID: '' })).toContain('VITE_FIREBASE_APP_ID')
})

it.each([undefined, '', 'https://desa.id', 'https://desa.id/'])(
  'a site may have the address %j',
  (address) => {
    const env = { ...COMPLETE, ...(address !== undefined && { VITE_SITE_URL: address }) }
    expect(whyIncomplete(env)).toBeNull()
  },
)

it.each(['desa.id', 'http://desa.id', 'https://desa.id/situs', 'https://'])(
  'a site cannot live at %s',
  (address) => {
    expect(whyIncomplete({ ...COMPLETE, VITE_SITE_URL: address })).toContain('VITE_SITE_URL')
  },
)
