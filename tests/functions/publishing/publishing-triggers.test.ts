import { Timestamp } from 'firebase-admin/firestore'
import { ulid } from 'ulid'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { stateOf } from '../../../functions/src/publishing/state'
import { exampleOf } from '../../support/example'
import { setupServices } from '../services'
import { PROJECT_ID, setupVillage } from '../village'
import { startHosting, stateOfSite } from './publishing'

/* Tests the deployed functions, from a write to the served page. */

/** Source code of a renderer that reads Firestore without signing in, like a visitor. */
const RENDERER = `
const documents = \`http://\${process.env.FIREBASE_HOSTING_EMULATOR_HOST}/v1/projects/${PROJECT_ID}/databases/(default)/documents\`
export const build = 'satu'
export const siteUrl = 'https://desa.test'
export async function renderSite(publication) {
  const structuredQuery = { from: [{ collectionId: 'news' }], limit: 100 }
  const body = JSON.stringify({ structuredQuery })
  const answer = await fetch(documents + ':runQuery', { method: 'POST', body })
  const found = (await answer.json()).flatMap(({ document }) => document ?? [])
  const titles = found.map(({ fields }) => fields.title.stringValue).sort()
  const files = new Map([
    ['/index.html', titles.join()],
    ['/data/versi.json', JSON.stringify(publication)],
  ])
  return { files, unrendered: [] }
}
`

const hosting = await startHosting(RENDERER)
const { firestore } = setupServices(PROJECT_ID, hosting.url)
const village = setupVillage(hosting.url)

const served = async () => (await hosting.read('/')).text
const news = (id: string, title: string) => ({ ...exampleOf('news'), id, title, views: 0 })

beforeAll(async () => {
  await firestore.doc('news/a').set(news('a', 'Lama'))
  await village.settle()
  expect(await served()).not.toContain('Lama')
  await hosting.deploy()
  await village.run('site-publishhourly')
  expect(await served()).toBe('Lama')
})
// Simulates that the last release was long ago.
beforeEach(() => stateOf(firestore).update({ released: Timestamp.fromMillis(0) }))

it('publishes once after an import of 1,000 budget lines, and does not publish after view counts changed', async () => {
  const number = await hosting.number()
  for (let first = 0; first < 1_000; first += 500) {
    const batch = firestore.batch()
    for (let line = first; line < first + 500; line += 1)
      batch.set(firestore.doc(`budget_belanja/2026-5.1.${line}`), { year: 2026, id: `5.1.${line}` })
    await batch.commit()
  }
  await village.settle()
  expect(await hosting.number()).toBe(number + 1)

  const { docs } = await firestore.collection('news').get()
  const batch = firestore.batch()
  for (const { ref } of docs) batch.update(ref, { views: 27 })
  await batch.commit()
  await village.settle()
  expect(await hosting.number()).toBe(number + 1)
  expect(await stateOfSite(firestore)).toMatchObject({ dirty: null, failure: null })
})

it.each(['twice', 'reversed'] as const)(
  'publishes once for events that arrive %s',
  async (mode) => {
    const number = await hosting.number()
    await village.deliver(mode)
    const titles = ['Satu', 'Dua', 'Tiga'].map((title) => `${title} ${mode}`)
    for (const title of titles) {
      const id = ulid()
      await firestore.doc(`news/${id}`).set(news(id, title))
    }
    await village.settle()
    await village.deliver('once')
    for (const title of titles) expect(await served()).toContain(title)
    expect(await hosting.number()).toBe(number + 1)
  },
)
