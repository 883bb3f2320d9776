import { deleteDoc, doc, getDoc, setDoc, Timestamp } from 'firebase/firestore/lite'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { pageInput, savePageContent } from '../../../functions/src/content/save-page-content'
import { PRIVATE_ADDRESSES, PUBLIC_ADDRESSES } from '../../rules/content'
import { expectLog } from '../expect-log'
import { withFailure } from '../failing-service'
import { setupServices } from '../services'
import { expectRefused, setupVillage } from '../village'

const village = setupVillage()
const { firestore } = setupServices()
const editor = await village.person('editor')

beforeEach(async () => {
  for (const slug of ['sejarah', 'visi-misi']) await deleteDoc(pageAt(slug))
})

const history = {
  slug: 'sejarah',
  title: 'Sejarah Desa',
  content: {
    paragraphs: ['Desa ini dibuka pada tahun 1912.'],
    administrative_data: [{ description: 'Luas', value: '412 ha' }],
  },
} as const

const vision = {
  slug: 'visi-misi',
  title: 'Visi & Misi',
  content: { vision: 'Desa yang rukun.', missions: ['Jalan yang baik.'] },
} as const

const pageAt = (slug: string) => doc(village.firestore, 'pages', slug)
const readContent = async (slug: string) => (await getDoc(pageAt(slug))).get('content') as unknown
const readVersion = async (slug: string) =>
  ((await getDoc(pageAt(slug))).get('updatedAt') as Timestamp).toDate().toISOString()
const save = (page: object, version = '', by = editor) =>
  by.call('save-page-content', { version, ...page })

it.each([history, vision])('saves the page $slug', async (page) => {
  expect(await save(page)).toEqual({ slug: page.slug })
  expect((await getDoc(pageAt(page.slug))).data()).toEqual({
    ...page,
    updatedBy: editor.uid,
    updatedAt: expect.any(Timestamp) as Timestamp,
  })
})

const empty = { paragraphs: [], administrative_data: [] }

it('replaces the stored page if the user edited its current version', async () => {
  await save(history)
  await save({ ...history, content: empty }, await readVersion('sejarah'))
  expect(await readContent('sejarah')).toEqual(empty)
})

it('replaces a page without a change time, and keeps fields outside the schema', async () => {
  const content = { ...history.content, map: { at: 'peta.svg' } }
  await setDoc(pageAt('sejarah'), { ...history, content, crest: 'padi' })
  await save({ ...history, content: empty })
  const version = await readVersion('sejarah')
  await save({ ...history, content: empty })
  expect((await getDoc(pageAt('sejarah'))).data()).toMatchObject({
    content: { ...empty, map: { at: 'peta.svg' } },
    crest: 'padi',
  })
  expect(await readVersion('sejarah')).toBe(version)
})

const STALE = ['functions/aborted', 'Halaman ini sudah diubah setelah Anda membukanya.'] as const
const expectStale = (saving: Promise<unknown>) =>
  expectRefused(saving, STALE[0], { message: expect.stringContaining(STALE[1]) as string })

it.each([history, vision])(
  'never replaces the page $slug if it has changed since the user opened it',
  async (page) => {
    await save(page, '', await village.person('admin'))
    const changed = { ...page, title: 'Judul lain' }
    for (const seen of ['', '2026-01-02T03:04:05.678Z']) await expectStale(save(changed, seen))
    expect(await readContent(page.slug)).toEqual(page.content)
    await save(changed, await readVersion(page.slug))
  },
)

it('refuses to save a page that was deleted after it was opened', async () => {
  await save(history)
  const version = await readVersion('sejarah')
  await deleteDoc(pageAt('sejarah'))
  await expectStale(save(history, version))
})

it('succeeds without writing when the same user repeats the save', async () => {
  await save(history)
  const version = await readVersion('sejarah')
  expect(await save(history)).toEqual({ slug: 'sejarah' })
  expect(await readVersion('sejarah')).toBe(version)
  const other = await village.person('editor')
  await expectStale(save(history, '', other))
})

it('lets only one of several concurrent saves succeed that are based on the same version', async () => {
  await save(history)
  const version = await readVersion('sejarah')
  const titles = ['Satu', 'Dua', 'Tiga']
  const results = await Promise.allSettled(
    titles.map((title) => save({ ...history, title }, version)),
  )
  const done = results.flatMap(({ status }, index) => (status === 'fulfilled' ? [index] : []))
  expect(done).toHaveLength(1)
  expect((await getDoc(pageAt('sejarah'))).get('title')).toBe(titles[done[0] ?? -1])
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: STALE[0] })
})

it.each([
  ['another page', { ...history, slug: 'kontak' }, { slug: 'Halaman tidak dikenal.' }],
  ['a page without title', { ...vision, title: ' ' }, { title: 'Judul wajib diisi.' }],
  [
    'an empty mission',
    { ...vision, content: { vision: '', missions: ['Satu', ''] } },
    { 'content.missions.1': 'Misi wajib diisi.' },
  ],
  [
    'a page without version',
    { ...vision, version: undefined },
    { version: 'Isian ini tidak valid.' },
  ],
])('refuses %s', async (_, page, fields) => {
  await expectRefused(save(page), 'functions/invalid-argument', { fields })
})

it('refuses the content of another page', async () => {
  await expectRefused(save({ ...history, content: vision.content }), 'functions/invalid-argument')
})

describe('without deployed functions', () => {
  const saves = (page: object, through = firestore) =>
    savePageContent({ firestore: through }, v.parse(pageInput, { ...page, version: '' }), 'editor')

  it.each(PRIVATE_ADDRESSES)('refuses a page with %s', async (address) => {
    const text = [...PUBLIC_ADDRESSES, address].join('\n')
    for (const page of [
      { ...history, content: { ...empty, paragraphs: ['Satu.', text] } },
      { ...vision, content: { vision: '', missions: [text] } },
    ])
      await expectRefused(saves(page), 'invalid-argument', {
        message: expect.stringMatching(/foto/) as string,
      })
  })

  it('accepts public pictures in a page', async () => {
    const paragraphs = [`Foto:\n${PUBLIC_ADDRESSES.join('\n')}`]
    await saves({ ...history, content: { ...empty, paragraphs } })
  })

  it.each(['before', 'after'] as const)(
    'reports a failed save if Firestore fails %s the write, and completes the save at the next attempt',
    async (when) => {
      await firestore.doc('pages/visi-misi').delete()
      expectLog('error', 'pages/visi-misi')
      const broken = withFailure(firestore, 'runTransaction', when)
      await expectRefused(saves(vision, broken), 'internal', {
        message: 'Terjadi kesalahan saat menyimpan konten.',
      })
      expect(await saves(vision)).toEqual({ slug: 'visi-misi' })
    },
  )
})
