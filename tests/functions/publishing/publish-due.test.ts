import { Timestamp } from 'firebase-admin/firestore'
import { decodeTime, ulid } from 'ulid'
import { expect, it } from 'vitest'
import { publishDue } from '../../../functions/src/content/publish-due'
import { STORED } from '../../../src/domain/collection-schemas'
import {
  type Collection,
  COLLECTIONS,
  collectionsWith,
  type DraftKind,
} from '../../../src/domain/collections'
import { exampleOf } from '../../support/example'
import { expectLog } from '../expect-log'
import { setupServices } from '../services'

const { firestore } = setupServices()

const NOW = new Date('2026-11-21T02:00:00Z')
const DUE = new Date('2026-11-21T01:59:59Z')
const LATER = new Date('2026-11-21T02:00:01Z')

function scheduled(changes: object = {}) {
  return {
    id: ulid(),
    kind: 'news',
    data: exampleOf('news'),
    state: 'terjadwal',
    publishAt: DUE,
    itemId: ulid(),
    note: '',
    createdBy: 'kontributor',
    updatedBy: 'editor',
    updatedAt: DUE,
    ...changes,
  }
}

async function store(draft: { id: string }): Promise<void> {
  await firestore.doc(`drafts/${draft.id}`).set(draft)
}

async function read(path: string): Promise<Record<string, unknown> | undefined> {
  return (await firestore.doc(path).get()).data()
}

it.each(collectionsWith('form'))('publishes all fields of a due draft of %s', async (kind) => {
  const { added }: Collection = COLLECTIONS[kind]
  const draft = scheduled({ kind, data: exampleOf(kind) })
  await store(draft)
  const before = Date.now()
  await publishDue({ firestore }, NOW)

  const item = await read(`${kind}/${draft.itemId}`)
  expect(Object.keys(item ?? {}).sort()).toEqual(Object.keys(STORED[kind].entries).sort())
  expect(item).toMatchObject({
    ...exampleOf(kind),
    ...added,
    id: draft.itemId,
    createdBy: 'kontributor',
    updatedBy: 'editor',
  })
  expect((item?.['updatedAt'] as Timestamp).toMillis()).toBeGreaterThanOrEqual(before)
  expect(await read(`drafts/${draft.id}`)).toBeUndefined()
})

it('creates an item id from the scheduled time if the draft has no item id', async () => {
  const title = crypto.randomUUID()
  await store(scheduled({ itemId: '', data: { ...exampleOf('news'), title } }))
  // Two concurrent runs, as when a run takes longer than five minutes.
  await Promise.all([publishDue({ firestore }, NOW), publishDue({ firestore }, NOW)])

  const published = await firestore.collection('news').where('title', '==', title).get()
  expect(published.size).toBe(1)
  const [item] = published.docs
  expect(item?.get('id')).toBe(item?.id)
  expect(decodeTime(item?.id ?? '')).toBe(DUE.getTime())
})

it('publishes a previously public item under its earlier id', async () => {
  const itemId = ulid()
  const draft = scheduled({ id: `news-${itemId}`, itemId })
  await store(draft)
  await publishDue({ firestore }, NOW)
  expect(await read(`news/${itemId}`)).toMatchObject({ id: itemId })
  expect(await read(`drafts/${draft.id}`)).toBeUndefined()
})

it.each([
  ['Asia/Jakarta', '2026-11-21'],
  ['Asia/Jayapura', '2026-11-22'],
])('dates an article without a date with the day of publication in %s', async (zone, day) => {
  await firestore.doc('site_settings/1').set({ time_zone: zone })
  const publishAt = new Date('2026-11-21T16:30:00Z')
  const undated = scheduled({ publishAt, data: { ...exampleOf('news'), date: '' } })
  const dated = scheduled({ publishAt, data: { ...exampleOf('news'), date: '2026-11-20' } })
  await store(undated)
  await store(dated)
  await publishDue({ firestore }, new Date('2026-11-21T18:00:00Z'))
  expect(await read(`news/${undated.itemId}`)).toMatchObject({ date: day })
  expect(await read(`news/${dated.itemId}`)).toMatchObject({ date: '2026-11-20' })
  await firestore.doc('site_settings/1').delete()
})

async function expectReturned(kind: DraftKind, changes: object, reason: string) {
  const draft = scheduled({ kind, data: { ...exampleOf(kind), ...changes } })
  await store(draft)
  expectLog('warn', `drafts/${draft.id} was returned to the editors: `)
  await publishDue({ firestore }, NOW)
  expect(await read(`${kind}/${draft.itemId}`)).toBeUndefined()
  expect(await read(`drafts/${draft.id}`)).toMatchObject({
    state: 'diajukan',
    note: `Tidak dapat terbit sesuai jadwal. ${reason}`,
  })
}

const PROPOSED =
  'https://firebasestorage.googleapis.com/v0/b/desa/o/images%2Fusulan%2Feuis%2F1763700000000.jpg?alt=media'

it.each([
  ['picture of news', 'news', { imageurl: PROPOSED }],
  ['text of news', 'news', { content: `Lihat ${PROPOSED.replaceAll('%2F', '%2f')}` }],
  ['portrait', 'apparatus', { photourl: PROPOSED }],
] as const)(
  'returns a draft to the editors if it uses a contributor’s unpublished picture: %s',
  async (_, kind, changes) => {
    await expectReturned(
      kind,
      changes,
      'Fotonya masih foto usulan. Jadwalkan lagi supaya fotonya disalin.',
    )
  },
)

const COMPLAINT = '/v0/b/desa/o/images%2Fpengaduan%2F7K3M9QWERTY01234%2F1763700000000.jpg?alt=media'

it.each([
  ['text', 'news', { content: `![](${COMPLAINT}){width=1 height=1}` }],
  ['portrait', 'apparatus', { photourl: COMPLAINT }],
] as const)(
  'returns a draft to the editors if it shows a photo of a report: %s',
  async (_, kind, changes) => {
    await expectReturned(kind, changes, 'Isinya memuat alamat foto yang tidak boleh dilihat umum.')
  },
)

it.each([
  ['is due later', { publishAt: LATER }],
  ['waits for an editor', { state: 'diajukan', publishAt: null }],
  ['is no longer scheduled', { state: 'draf' }],
])('ignores a draft that %s', async (_, changes) => {
  const draft = scheduled(changes)
  await store(draft)
  await publishDue({ firestore }, NOW)
  expect(await read(`drafts/${draft.id}`)).toMatchObject({ state: draft.state })
  expect(await read(`news/${draft.itemId}`)).toBeUndefined()
  await firestore.doc(`drafts/${draft.id}`).delete()
})

it.each([
  ['is not complete', { data: { title: 'Posyandu' } }],
  ['has an unknown kind', { kind: 'pages' }],
  ['has an invalid item id', { itemId: '../users' }],
])('returns a draft to the editors if it %s', async (_, changes) => {
  const draft = scheduled(changes)
  const good = scheduled({ publishAt: new Date(DUE.getTime() + 1) })
  await store(draft)
  await store(good)
  expectLog('warn', `drafts/${draft.id} was returned to the editors: `)
  await publishDue({ firestore }, NOW)
  expect(await read(`drafts/${draft.id}`)).toEqual({
    ...draft,
    state: 'diajukan',
    publishAt: null,
    note: expect.stringMatching(/^Tidak dapat terbit sesuai jadwal\. .+/) as string,
    updatedAt: expect.any(Timestamp) as Timestamp,
  })
  expect(await read(`news/${good.itemId}`), 'the next one is published').toBeDefined()
})

it('never replaces a public item', async () => {
  const draft = scheduled()
  await store(draft)
  await firestore.doc(`news/${draft.itemId}`).set({ title: 'Sudah terbit' })
  expectLog('warn', `drafts/${draft.id} was returned to the editors: `)
  await publishDue({ firestore }, NOW)
  expect(await read(`news/${draft.itemId}`)).toEqual({ title: 'Sudah terbit' })
  expect(await read(`drafts/${draft.id}`)).toMatchObject({ state: 'diajukan', publishAt: null })
})
