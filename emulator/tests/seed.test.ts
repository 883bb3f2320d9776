import { expect, it } from 'vitest'
import { setupEmulator } from './support/setup-emulator'

const { request: send } = setupEmulator()
const PROJECT = '/__/emulator/projects/demo-seed'
const DOCUMENTS = 'projects/demo-seed/databases/(default)/documents'
const ACCOUNT = { localId: 'u', email: 'a@x.test', password: 'rahasia1' }

const OWNER = { authorization: 'Bearer owner' }

const signIn = async () =>
  (
    await send(
      'POST',
      '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-seed',
      ACCOUNT,
    )
  ).status
const download = (name: string) =>
  send('GET', `/v0/b/demo-seed.firebasestorage.app/o/${encodeURIComponent(name)}?alt=media`)
const readAll = async (): Promise<unknown[]> => {
  const structuredQuery = { from: [{ collectionId: 'news' }] }
  const answer = await send('POST', `/v1/${DOCUMENTS}:runQuery`, { structuredQuery }, OWNER)
  const found = (await answer.json()) as { document?: { fields: unknown } }[]
  return found.flatMap(({ document }) => (document ? [document.fields] : []))
}

it('loads documents, accounts and objects into a project, and deletes them with the project', async () => {
  const seed = {
    documents: { 'news/a': { views: 1, at: { $timestamp: '2026-01-02T03:04:05Z' } } },
    accounts: [ACCOUNT],
    objects: [{ name: 'public/a.txt', contentType: 'text/plain', base64: 'aXNp' }],
  }
  expect((await send('POST', `${PROJECT}:load`, seed, OWNER)).status).toBe(200)
  expect(await readAll()).toEqual([
    { views: { integerValue: '1' }, at: { timestampValue: '2026-01-02T03:04:05.000000Z' } },
  ])
  expect(await signIn()).toBe(200)
  expect(await (await download('public/a.txt')).text()).toBe('isi')

  expect((await send('DELETE', PROJECT, undefined, OWNER)).status).toBe(200)
  expect(await readAll()).toEqual([])
  expect(await signIn()).toBe(400)
  expect((await download('public/a.txt')).status).toBe(404)
})

it.each([
  ['a text', { 'news/a': { title: 'Kabar \ud83d' } }],
  ['a document id', { 'news/a\ud83d': {} }],
])('rejects a seed with half a surrogate pair in %s', async (_, documents) => {
  expect((await send('POST', `${PROJECT}:load`, { documents }, OWNER)).status).toBe(400)
  expect(await readAll()).toEqual([])
})

it('loads a seed with more documents than fit into a commit', async () => {
  const ids = Array.from({ length: 600 }, (_, index) => `news/${index}`)
  const documents = Object.fromEntries(ids.map((id) => [id, {}]))
  await send('POST', `${PROJECT}:load`, { documents }, OWNER)
  expect(await readAll()).toHaveLength(600)
})

it.each([
  '{',
  { documents: { 'news/a': 1 } },
  { accounts: [{ localId: 'u' }] },
  { objects: [{ name: 'x', contentType: 'y', file: '/etc/passwd' }] },
])('rejects the invalid seed %j', async (body) => {
  expect((await send('POST', `${PROJECT}:load`, body, OWNER)).status).toBe(400)
})
