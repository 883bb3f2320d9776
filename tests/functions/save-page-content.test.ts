import { doc, getDoc, Timestamp } from 'firebase/firestore/lite'
import { beforeAll, expect, it } from 'vitest'
import * as v from 'valibot'
import { pageInput, savePageContent } from '../../functions/src/save-page-content'
import { expectLog } from './expect-log'
import { setupServices } from './services'
import { type Person, refusalOf, setupVillage } from './village'

const village = setupVillage()
const connect = setupServices()
let editor: Person

beforeAll(async () => {
  editor = await village.person('editor')
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

it.each([history, vision])('saves $slug', async (page) => {
  expect(await editor.call('save-page-content', page)).toEqual({ slug: page.slug })
  expect((await getDoc(doc(village.firestore, 'pages', page.slug))).data()).toEqual({
    ...page,
    updatedBy: editor.uid,
    updatedAt: expect.any(Timestamp) as Timestamp,
  })
})

it('replaces what was there', async () => {
  await editor.call('save-page-content', history)
  const content = { paragraphs: [], administrative_data: [] }
  await editor.call('save-page-content', { ...history, content })
  expect((await getDoc(doc(village.firestore, 'pages/sejarah'))).get('content')).toEqual(content)
})

it.each([
  ['another page', { ...history, slug: 'kontak' }, { slug: 'Halaman tidak dikenal.' }],
  ['a page without title', { ...vision, title: ' ' }, { title: 'Judul wajib diisi.' }],
  [
    'an empty mission',
    { ...vision, content: { vision: '', missions: ['Satu', ''] } },
    { 'content.missions.1': 'Misi wajib diisi.' },
  ],
])('refuses %s', async (_, page, fields) => {
  expect(await refusalOf(editor.call('save-page-content', page))).toMatchObject({
    code: 'functions/invalid-argument',
    details: { fields },
  })
})

it('refuses the content of the other page', async () => {
  const page = { ...history, content: vision.content }
  expect(await refusalOf(editor.call('save-page-content', page))).toMatchObject({
    code: 'functions/invalid-argument',
  })
})

it('lets an admin save', async () => {
  const admin = await village.person('admin')
  expect(await admin.call('save-page-content', vision)).toEqual({ slug: 'visi-misi' })
})

it.each(['kontributor', 'petugas'] as const)('refuses a %s', async (role) => {
  const someone = await village.person(role)
  expect(await refusalOf(someone.call('save-page-content', history))).toMatchObject({
    code: 'functions/permission-denied',
  })
})

it('says that saving failed when Firestore does', async () => {
  const { firestore } = await connect()
  await firestore.terminate()
  expectLog('error', 'pages/visi-misi')
  const page = v.parse(pageInput, vision)
  await expect(savePageContent({ firestore }, page, 'editor')).rejects.toMatchObject({
    code: 'internal',
    details: { message: 'Terjadi kesalahan saat menyimpan konten.' },
  })
})
