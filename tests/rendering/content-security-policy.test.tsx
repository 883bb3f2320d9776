import { expect, it } from 'vitest'
import { contentSecurityPolicy } from '@/app/rendering/content-security-policy'

const PROJECT = {
  MODE: 'production',
  VITE_FIREBASE_PROJECT_ID: 'desa-contoh',
} as const

async function parseSources(
  env: Parameters<typeof contentSecurityPolicy>[0],
  styles: string[] = [],
) {
  const meta = await contentSecurityPolicy(env, styles)
  const policy = /content="([^"]*)"/.exec(meta)?.[1] ?? ''
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

it('allows connections only to the functions of the project and four Google services', async () => {
  expect((await parseSources(PROJECT))['connect-src']).toEqual([
    "'self'",
    'https://firestore.googleapis.com',
    'https://firebasestorage.googleapis.com',
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://asia-southeast2-desa-contoh.cloudfunctions.net',
  ])
})

it('allows reCAPTCHA only with App Check', async () => {
  expect(JSON.stringify(await parseSources(PROJECT))).not.toMatch(/recaptcha|appcheck/)
  const sources = await parseSources({ ...PROJECT, VITE_APPCHECK_SITE_KEY: 'kunci' })
  expect(sources['script-src']).toContain('https://www.google.com/recaptcha/')
  expect(sources['script-src']).toContain('https://www.gstatic.com/recaptcha/')
  expect(sources['frame-src']).toContain('https://www.google.com/recaptcha/')
  expect(sources['connect-src']).toContain('https://content-firebaseappcheck.googleapis.com')
})

it('allows only the own origin with the local Firebase', async () => {
  const local = await parseSources({ ...PROJECT, MODE: 'demo', VITE_APPCHECK_SITE_KEY: 'kunci' })
  expect(local['connect-src']).toEqual(["'self'"])
  expect(local['script-src']).toEqual(["'self'"])
})

it('allows inline styles only by their hash, and no inline scripts', async () => {
  const sources = await parseSources(PROJECT, ['a{}', 'b{}'])
  expect(sources['style-src']).toEqual([
    "'self'",
    expect.stringMatching(/^'sha256-[\w+/]{43}='$/),
    expect.stringMatching(/^'sha256-[\w+/]{43}='$/),
  ])
  expect(JSON.stringify(sources)).not.toMatch(/unsafe|\*/)
  for (const name of ['default-src', 'object-src', 'base-uri'])
    expect(sources[name]).toEqual(["'none'"])
})
