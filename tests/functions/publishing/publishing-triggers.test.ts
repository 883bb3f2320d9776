import { Timestamp } from 'firebase-admin/firestore'
import { ulid } from 'ulid'
import { expect, it, vi } from 'vitest'
import { stateOf } from '../../../functions/src/publishing/state'
import { exampleOf } from '../../support/example'
import { setupServices } from '../services'
import { PROJECT_ID } from '../village'
import { startHosting, stateOfSite } from './publishing'

/* The deployed functions, from a write to the served page. */

/** Renderer that reads without signing in, like a visitor. */
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

const served = async () => (await hosting.read('/')).text
const news = (id: string, title: string) => ({ ...exampleOf('news'), id, title, views: 0 })

it('publishes changes, deletions, restorations and due drafts within 10 s in one publication', async () => {
  const [edited, unpublished, deleted, restored, due] = Array.from({ length: 5 }, () => ulid())
  const at = (id = '') => firestore.doc(`news/${id}`)
  for (const [id = '', title] of [
    [edited, 'Lama'],
    [unpublished, 'Ditarik'],
    [deleted, 'Dihapus'],
  ])
    await at(id).set(news(id, String(title)))
  await hosting.idle()
  expect(await served()).not.toContain('Lama')

  await hosting.deploy()
  await hosting.run('site-publishhourly')
  expect(await served()).toBe('Dihapus,Ditarik,Lama')

  // Simulates that the last release was long ago.
  await stateOf(firestore).update({ released: Timestamp.fromMillis(0) })
  await firestore.doc(`drafts/${due}`).set({
    id: due,
    kind: 'news',
    data: { ...exampleOf('news'), title: 'Terjadwal' },
    state: 'terjadwal',
    publishAt: Timestamp.fromMillis(Date.now() - 1_000),
    itemId: due,
    note: '',
    createdBy: 'siti',
    updatedBy: 'siti',
    updatedAt: Timestamp.now(),
  })
  const id = ulid()
  await at(id).set(news(id, 'Terbit'))
  await at(edited).update({ title: 'Baru' })
  await at(unpublished).delete()
  await at(deleted).delete()
  await at(restored).set(news(restored ?? '', 'Dipulihkan'))
  await hosting.run('every-fiveminutes')
  const all = 'Baru,Dipulihkan,Terbit,Terjadwal'
  await vi.waitFor(async () => expect(await served()).toBe(all), { timeout: 10_000, interval: 50 })
  await hosting.idle()
  expect(await hosting.number()).toBe(2)
}, 40_000)

it('publishes an import of 1,000 lines once, and view counts never', async () => {
  await stateOf(firestore).update({ released: Timestamp.fromMillis(0) })
  const number = await hosting.number()
  for (let first = 0; first < 1_000; first += 500) {
    const batch = firestore.batch()
    for (let line = first; line < first + 500; line += 1)
      batch.set(firestore.doc(`budget_belanja/2026-5.1.${line}`), { year: 2026, id: `5.1.${line}` })
    await batch.commit()
  }
  await hosting.idle()
  expect(await hosting.number()).toBe(number + 1)

  const { docs } = await firestore.collection('news').get()
  const batch = firestore.batch()
  for (const { ref } of docs) batch.update(ref, { views: 27 })
  await batch.commit()
  await hosting.idle()
  expect(await hosting.number()).toBe(number + 1)
  expect(await stateOfSite(firestore)).toMatchObject({ dirty: null, failure: null })
}, 60_000)

it.each(['twice', 'reversed'] as const)(
  'publishes once for events that arrive %s',
  async (mode) => {
    await stateOf(firestore).update({ released: Timestamp.fromMillis(0) })
    const number = await hosting.number()
    await hosting.delivery(mode)
    const titles = ['Satu', 'Dua', 'Tiga'].map((title) => `${title} ${mode}`)
    for (const title of titles) {
      const id = ulid()
      await firestore.doc(`news/${id}`).set(news(id, title))
    }
    await hosting.idle()
    await hosting.delivery('once')
    for (const title of titles) expect(await served()).toContain(title)
    expect(await hosting.number()).toBe(number + 1)
  },
  30_000,
)
