import { expect, it } from 'vitest'
import { configurationProblem } from './firebase-variables'

const COMPLETE = Object.fromEntries(
  ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'STORAGE_BUCKET', 'APP_ID'].map((name) => [
    `VITE_FIREBASE_${name}`,
    'x',
  ]),
)

it('names the missing Firebase variables in the error', () => {
  expect(configurationProblem({ ...COMPLETE, VITE_FIREBASE_APP_ID: '' })).toContain(
    'VITE_FIREBASE_APP_ID',
  )
})

it.each([undefined, '', 'https://desa.id', 'https://desa.id/'])(
  'accepts the site address %j',
  (address) => {
    const env = { ...COMPLETE, ...(address !== undefined && { VITE_SITE_URL: address }) }
    expect(configurationProblem(env)).toBeNull()
  },
)

it.each(['desa.id', 'http://desa.id', 'https://desa.id/situs', 'https://'])(
  'rejects the site address %s',
  (address) => {
    expect(configurationProblem({ ...COMPLETE, VITE_SITE_URL: address })).toContain('VITE_SITE_URL')
  },
)
