import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { setupEmulator } from './support/setup-emulator'

const emulator = setupEmulator()
const SITE = '/v1beta1/sites/demo-desa'
const headers = { authorization: 'Bearer owner' }

async function ask<Result = { name: string }>(
  method: string,
  path: string,
  body?: string | Buffer<ArrayBuffer>,
): Promise<Result> {
  const url = new URL(path, emulator.url())
  const answer = await fetch(url, { method, headers, ...(body !== undefined && { body }) })
  expect(answer.status).toBe(200)
  return (await answer.json()) as Result
}

it('a folder is deployed, a clone of it gets a page and is released', async () => {
  const { name: sourceVersion } = await ask('POST', '/__/emulator/hosting:deploy')
  const clone = JSON.stringify({ sourceVersion, finalize: false })
  const operation = await ask('POST', `${SITE}/versions:clone`, clone)
  const { response } = await ask<{ response: { name: string } }>(
    'GET',
    `/v1beta1/${operation.name}`,
  )
  const page = gzipSync('<p>berita</p>')
  const hash = createHash('sha256').update(page).digest('hex')
  const { uploadUrl } = await ask<{ uploadUrl: string }>(
    'POST',
    `/v1beta1/${response.name}:populateFiles`,
    JSON.stringify({ files: { '/berita.html': hash } }),
  )
  await ask('POST', `${uploadUrl}/${hash}`, page)
  const final = JSON.stringify({ status: 'FINALIZED' })
  await ask('PATCH', `/v1beta1/${response.name}?updateMask=status`, final)
  expect((await fetch(`${emulator.url()}/berita.html`)).status).toBe(404)
  await ask('POST', `${SITE}/releases?versionName=${response.name}`)
  expect(await (await fetch(`${emulator.url()}/berita.html`)).text()).toBe('<p>berita</p>')
  expect((await fetch(`${emulator.url()}/firebase.json`)).status).toBe(200)
})

it('nobody else than the administrator is answered', async () => {
  const answer = await fetch(`${emulator.url()}${SITE}/channels/live`)
  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject({ error: { code: 401, status: 'UNAUTHENTICATED' } })
})

it("Firestore's longer answers are compressed for who accepts that", async () => {
  const root = 'projects/demo-packed/databases/(default)/documents'
  const fields = { text: { stringValue: 'isi '.repeat(500) } }
  const write = { update: { name: `${root}/news/a`, fields } }
  await ask('POST', `/v1/${root}:commit`, JSON.stringify({ writes: [write] }))
  const answer = await fetch(`${emulator.url()}/v1/${root}:batchGet`, {
    method: 'POST',
    headers: { ...headers, 'accept-encoding': 'gzip' },
    body: JSON.stringify({ documents: [`${root}/news/a`] }),
  })
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  expect(Number(answer.headers.get('content-length'))).toBeLessThan(1000)
  expect(await answer.json()).toMatchObject([{ found: { fields } }])
})
