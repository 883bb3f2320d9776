import { expect, it } from 'vitest'
import type { Ask } from '../google/ask-google'
import { createConnection, enableTotp } from './connection'

const FIRESTORE = 'https://firestore.googleapis.com/v1'
const FIREBASE = 'https://firebase.googleapis.com/v1beta1'
const BUCKET = 'https://firebasestorage.googleapis.com/v1alpha/projects/desa/defaultBucket'
const AUTH = 'https://identitytoolkit.googleapis.com'

class Lost extends Error {}

/**
 * Imitates a project as Google documents it (see the links in connection.ts). The operations that create the
 * database and the app are done at the second poll.
 */
class Project {
  readonly stored = new Map<string, object>()
  readonly created: string[] = []
  #operations = new Map<string, { reads: number; done: () => void }>()
  /** Number of requests after which the connection is lost. */
  limit = Infinity

  ask: Ask = (url, body, method) => {
    if (this.limit-- <= 0) return Promise.reject(new Lost())
    const [address = ''] = url.split('?')
    if (body) this.created.push(`${method ?? 'POST'} ${url} ${JSON.stringify(body)}`)
    return Promise.resolve(this.#answer(address, body))
  }

  #answer(address: string, body?: object): Response {
    const running = this.#operations.get(address)
    if (running) {
      if (running.reads++ > 0) running.done()
      return Response.json({ name: 'operations/1', done: running.reads > 1 })
    }
    if (address.endsWith(':batchEnable')) return Response.json({ done: true })
    if (address.endsWith('/sites'))
      return Response.json({
        sites: [{ name: 'projects/desa/sites/desa-1a2b3', type: 'DEFAULT_SITE' }],
      })
    if (address.endsWith('/config') && address.startsWith(FIREBASE))
      return Response.json({
        apiKey: 'kunci',
        authDomain: 'desa.firebaseapp.com',
        appId: '1:2:web:3',
      })
    if (address === `${FIRESTORE}/projects/desa/databases`)
      return this.#start(FIRESTORE, () =>
        this.stored.set(`${address}/(default)`, {
          ...body,
          name: 'projects/desa/databases/(default)',
        }),
      )
    if (address === `${FIREBASE}/projects/desa/webApps`)
      return body
        ? this.#start(FIREBASE, () => this.stored.set(address, { apps: [{ appId: '1:2:web:3' }] }))
        : Response.json(this.stored.get(address) ?? {})
    if (address === BUCKET && body)
      this.stored.set(address, {
        bucket: { name: 'projects/desa/buckets/desa.firebasestorage.app' },
      })
    if (address.endsWith(':initializeAuth'))
      this.stored.set(`${AUTH}/admin/v2/projects/desa/config`, {})
    else if (body) this.stored.set(address, { ...this.stored.get(address), ...body })
    const found = this.stored.get(address)
    const error = { code: 404, message: 'Not found', status: 'NOT_FOUND' }
    return found || body ? Response.json(found ?? {}) : Response.json({ error }, { status: 404 })
  }

  #start(origin: string, done: () => void): Response {
    this.#operations.set(`${origin}/operations/1`, { reads: 0, done })
    return Response.json({ name: 'operations/1' })
  }

  connect() {
    return createConnection({
      ask: this.ask,
      projectId: 'desa',
      pause: () => Promise.resolve(),
      log: () => undefined,
    })
  }
}

const LINES = [
  'VITE_FIREBASE_API_KEY=kunci',
  'VITE_FIREBASE_AUTH_DOMAIN=desa.firebaseapp.com',
  'VITE_FIREBASE_PROJECT_ID=desa',
  'VITE_FIREBASE_STORAGE_BUCKET=desa.firebasestorage.app',
  'VITE_FIREBASE_APP_ID=1:2:web:3',
  'VITE_HOSTING_SITE=desa-1a2b3',
]

it('creates all resources of a new project, each only once', async () => {
  const project = new Project()
  expect(await project.connect()).toEqual(LINES)
  const created = [...project.created]
  expect(created.slice(1)).toEqual([
    `POST ${FIRESTORE}/projects/desa/databases?databaseId=(default) {"type":"FIRESTORE_NATIVE","locationId":"asia-southeast2"}`,
    `POST ${BUCKET} {"location":"asia-southeast2"}`,
    `POST ${AUTH}/v2/projects/desa/identityPlatform:initializeAuth {}`,
    expect.stringMatching(/^PATCH .*signIn\.email\.enabled.*"passwordRequired":true/),
    `POST ${FIREBASE}/projects/desa/webApps {"displayName":"Situs desa"}`,
  ])
  expect(await project.connect()).toEqual(LINES)
  expect(project.created.slice(created.length)).toEqual(created.slice(0, 1))
})

it('completes in the next run if the connection is lost at any request', async () => {
  for (let limit = 0; ; limit += 1) {
    const project = new Project()
    project.limit = limit
    const isDone = await project.connect().then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof Lost)) throw error
        return false
      },
    )
    if (isDone) return
    project.limit = Infinity
    expect(await project.connect()).toEqual(LINES)
  }
})

it("rejects with Google's error message", async () => {
  const error = { code: 403, message: 'Billing must be enabled.' }
  const project = new Project()
  const ask: Ask = (url, body, method) =>
    url === BUCKET && body
      ? Promise.resolve(Response.json({ error }, { status: 403 }))
      : project.ask(url, body, method)
  project.ask = project.ask.bind(project)
  const connecting = { projectId: 'desa', pause: () => Promise.resolve(), log: () => undefined }
  await expect(createConnection({ ...connecting, ask })).rejects.toThrow('Billing must be enabled.')
})

it('enables the second factor, and explains the likely reason if Google refuses', async () => {
  const project = new Project()
  expect(await enableTotp(project.ask, 'desa')).toBe('ditawarkan kepada pengelola')
  expect(project.created).toEqual([
    `PATCH ${AUTH}/admin/v2/projects/desa/config?updateMask=mfa {"mfa":{"providerConfigs":[{"state":"ENABLED","totpProviderConfig":{"adjacentIntervals":1}}]}}`,
  ])
  const error = { code: 400, message: 'OPERATION_NOT_ALLOWED' }
  const refuse: Ask = () => Promise.resolve(Response.json({ error }, { status: 400 }))
  expect(await enableTotp(refuse, 'desa')).toMatch(/Identity Platform: OPERATION_NOT_ALLOWED$/)
})
