import * as v from 'valibot'
import { FUNCTIONS_REGION } from '@/domain/functions-region'
import type { Ask } from '../google/ask-google'
import { explain } from '../explain'
import { bodyOf } from '../google/iam-policy'

const SERVICES = ['firestore', 'firebasestorage', 'storage', 'identitytoolkit', 'firebasehosting']

interface Connecting {
  ask: Ask
  projectId: string
  /** Waits before an operation is polled again. */
  pause: () => Promise<void>
  log: (what: string, state: string) => void
}

/**
 * Creates the missing resources of a project: database, bucket, sign-in with e-mail and password, and web app.
 * Resolves with the lines of the site's environment file. Can be repeated. Rejects with Google's message.
 */
export async function createConnection(connecting: Connecting): Promise<string[]> {
  const { projectId, ask } = connecting
  await enableServices(connecting)
  await createDatabase(connecting)
  const bucket = await createBucket(connecting)
  await enableSignIn(connecting)
  const { apiKey, authDomain, appId } = await createWebApp(connecting)
  const site = await siteOf(ask, projectId)
  return [
    `VITE_FIREBASE_API_KEY=${apiKey}`,
    `VITE_FIREBASE_AUTH_DOMAIN=${authDomain}`,
    `VITE_FIREBASE_PROJECT_ID=${projectId}`,
    `VITE_FIREBASE_STORAGE_BUCKET=${bucket}`,
    `VITE_FIREBASE_APP_ID=${appId}`,
    ...(site === projectId ? [] : [`VITE_HOSTING_SITE=${site}`]),
  ]
}

const operation = v.object({
  name: v.optional(v.string(), ''),
  done: v.optional(v.boolean(), false),
  error: v.optional(v.object({ message: v.string() })),
})

/** Waits for an operation (google.aip.dev/151), whose name is relative to `origin`. */
async function finish({ ask, pause }: Connecting, origin: string, started: Response) {
  let state = v.parse(operation, await bodyOf(started))
  while (!state.done) {
    await pause()
    state = v.parse(operation, await bodyOf(await ask(`${origin}/${state.name}`)))
  }
  if (state.error) throw new Error(state.error.message)
}

/** Reads a resource. Resolves with null if it does not exist. */
async function find<Schema extends v.GenericSchema>(ask: Ask, url: string, schema: Schema) {
  const answer = await ask(url)
  return answer.status === 404 ? null : v.parse(schema, await bodyOf(answer))
}

async function enableServices(connecting: Connecting): Promise<void> {
  const origin = 'https://serviceusage.googleapis.com/v1'
  const serviceIds = SERVICES.map((name) => `${name}.googleapis.com`)
  const url = `${origin}/projects/${connecting.projectId}/services:batchEnable`
  await finish(connecting, origin, await connecting.ask(url, { serviceIds }))
}

async function createDatabase(connecting: Connecting): Promise<void> {
  const { ask, projectId, log } = connecting
  const origin = 'https://firestore.googleapis.com/v1'
  const databases = `${origin}/projects/${projectId}/databases`
  const found = await find(ask, `${databases}/(default)`, v.object({ locationId: v.string() }))
  if (found) return log('Firestore', `sudah ada di ${found.locationId}`)
  const database = { type: 'FIRESTORE_NATIVE', locationId: FUNCTIONS_REGION }
  await finish(connecting, origin, await ask(`${databases}?databaseId=(default)`, database))
  log('Firestore', `dibuat di ${FUNCTIONS_REGION}`)
}

// firebase.google.com/docs/reference/rest/storage/rest/v1alpha/projects.defaultBucket
const bucket = v.object({ bucket: v.object({ name: v.string() }) })

async function createBucket({ ask, projectId, log }: Connecting): Promise<string> {
  const url = `https://firebasestorage.googleapis.com/v1alpha/projects/${projectId}/defaultBucket`
  const found = await find(ask, url, bucket)
  const made =
    found ?? v.parse(bucket, await bodyOf(await ask(url, { location: FUNCTIONS_REGION })))
  const name = made.bucket.name.split('/').at(-1) ?? ''
  log('Storage', found ? `sudah ada: ${name}` : `dibuat: ${name}`)
  return name
}

// cloud.google.com/identity-platform/docs/reference/rest/v2/Config
const flag = v.optional(v.boolean(), false)
const config = v.object({
  signIn: v.optional(
    v.object({ email: v.optional(v.object({ enabled: flag, passwordRequired: flag }), {}) }),
    {},
  ),
})
const SIGN_IN = {
  signIn: { email: { enabled: true, passwordRequired: true } },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
}
const SIGN_IN_FIELDS =
  'signIn.email.enabled,signIn.email.passwordRequired,emailPrivacyConfig.enableImprovedEmailPrivacy'

async function enableSignIn({ ask, projectId, log }: Connecting): Promise<void> {
  const origin = 'https://identitytoolkit.googleapis.com'
  const url = `${origin}/admin/v2/projects/${projectId}/config`
  const found = await find(ask, url, config)
  const { enabled, passwordRequired } = found?.signIn.email ?? {}
  if (enabled && passwordRequired) return log('Masuk', 'sudah dengan e-mail dan kata sandi')
  if (!found)
    await bodyOf(
      await ask(`${origin}/v2/projects/${projectId}/identityPlatform:initializeAuth`, {}),
    )
  await bodyOf(await ask(`${url}?updateMask=${SIGN_IN_FIELDS}`, SIGN_IN, 'PATCH'))
  log('Masuk', 'dinyalakan dengan e-mail dan kata sandi')
}

/**
 * Lets staff enroll authenticator apps (cloud.google.com/identity-platform/docs/admin/enabling-totp-mfa), and describes
 * the result. Codes of the previous and the next 30 seconds are accepted.
 */
export async function enableTotp(ask: Ask, projectId: string): Promise<string> {
  const url = `https://identitytoolkit.googleapis.com/admin/v2/projects/${projectId}/config`
  const providerConfigs = [{ state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 1 } }]
  try {
    await bodyOf(await ask(`${url}?updateMask=mfa`, { mfa: { providerConfigs } }, 'PATCH'))
    return 'ditawarkan kepada pengelola'
  } catch (error) {
    return `belum dapat dinyalakan; proyek ini mungkin belum memakai Identity Platform: ${explain(error)}`
  }
}

// firebase.google.com/docs/reference/firebase-management/rest/v1beta1/projects.webApps
const apps = v.object({ apps: v.optional(v.array(v.object({ appId: v.string() })), []) })
const appConfig = v.object({ apiKey: v.string(), authDomain: v.string(), appId: v.string() })

async function createWebApp(connecting: Connecting): Promise<v.InferOutput<typeof appConfig>> {
  const { ask, projectId, log } = connecting
  const origin = 'https://firebase.googleapis.com/v1beta1'
  const url = `${origin}/projects/${projectId}/webApps`
  const firstApp = async () => v.parse(apps, await bodyOf(await ask(url))).apps[0]
  let app = await firstApp()
  log('Aplikasi web', app ? 'sudah ada' : 'dibuat')
  if (!app) {
    await finish(connecting, origin, await ask(url, { displayName: 'Situs desa' }))
    app = await firstApp()
  }
  return v.parse(appConfig, await bodyOf(await ask(`${url}/${app?.appId ?? ''}/config`)))
}

// firebase.google.com/docs/reference/hosting/rest/v1beta1/projects.sites
const sites = v.object({
  sites: v.optional(v.array(v.object({ name: v.string(), type: v.optional(v.string()) })), []),
})

/** Returns the default site. Its name has a suffix if another project already uses the project's id. */
async function siteOf(ask: Ask, projectId: string): Promise<string> {
  const url = `https://firebasehosting.googleapis.com/v1beta1/projects/${projectId}/sites`
  const found = v.parse(sites, await bodyOf(await ask(url))).sites
  const site = found.find(({ type }) => type === 'DEFAULT_SITE')
  return site?.name.split('/').at(-1) ?? projectId
}
