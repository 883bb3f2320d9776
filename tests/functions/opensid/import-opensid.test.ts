import { deleteApp, getApps } from 'firebase-admin/app'
import { FieldValue } from 'firebase-admin/firestore'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { STORED } from '../../../src/domain/collection-schemas'
import { connectTo } from '../../../scripts/support/backup/connect'
import { ROOT } from '../../../scripts/support/paths'
import { importSite, undoImport } from '../../../scripts/support/opensid/import-site'
import { pdfText } from '../../../sample/pdf'
import { setupServices } from '../services'
import { DUMP_2018, DUMP_2021, DUMP_2024 } from './dumps'

const NOW = new Date('2026-11-22T05:00:00Z')
const folder = mkdtempSync(join(tmpdir(), 'desa-opensid-'))
afterAll(async () => {
  await Promise.all(getApps().map((app) => deleteApp(app)))
  rmSync(folder, { recursive: true })
})

// Sets the environment that connects the SDK to the local Firebase.
setupServices()

const PHOTO = readFileSync(join(ROOT, 'sample/pictures/files/1767834988361_640'))

function fileOf(name: string, content: string | Uint8Array): string {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  return path
}

async function newVillage() {
  const project = connectTo(`demo-${crypto.randomUUID()}`)
  await project.firestore.doc('site_settings/1').set({ village_name: 'Desa Sukamaju' })
  const options = { writes: true, now: NOW, log: () => undefined }
  const run = (dump: string | Uint8Array, more: object = {}) =>
    importSite(project, {
      ...{ sql: fileOf(`${crypto.randomUUID()}.sql`, dump), ...options },
      ...more,
    })
  const read = async (collection: string) =>
    (await project.firestore.collection(collection).get()).docs.map((document) => document.data())
  return { project, run, read }
}

const titles = (documents: readonly Record<string, unknown>[]) =>
  documents.map((one) => one['title']).sort()

/** Returns a document as the app reads it. */
const plain = (one: Record<string, unknown>) => ({
  ...Object.fromEntries(
    Object.entries(one).map(([name, value]) => [
      name,
      typeof value === 'bigint' ? Number(value) : value,
    ]),
  ),
  updatedAt: NOW.toISOString(),
})

describe('an import from OpenSID', () => {
  it('publishes what is complete, and stores the rest as drafts with a reason', async () => {
    const { run, read } = await newVillage()
    const report = await run(DUMP_2021)
    const news = await read('news')
    expect(news).toMatchObject([
      {
        title: 'Panen & syukuran',
        content: 'Warga **panen** raya.',
        excerpt: 'Warga panen raya.',
        date: '2020-05-03',
        category: 'Ekonomi',
        author: 'Pemerintah Desa Sukamaju',
        updatedBy: 'import',
      },
    ])
    expect(v.parse(STORED.news, plain(news[0]!))).toMatchObject({ views: 41 })
    expect(titles(await read('announcements'))).toEqual(['Jadwal imunisasi'])
    expect(await read('agenda')).toMatchObject([
      { title: 'Rapat desa', date: '2026-11-30', time: '09:00', location: 'Desa Sukamaju' },
    ])
    const officials = await read('apparatus')
    const byId = officials.sort((a, b) => (a['id'] < b['id'] ? 1 : -1))
    expect(byId.map(({ name }) => name as string)).toEqual(['Budi', 'Sari'])
    const drafts = (await read('drafts')).map(({ kind, data }) => {
      const { title, name, position } = data as Record<string, string>
      return `${kind}: ${title ?? (name || position)}`
    })
    expect(drafts.sort()).toEqual([
      'apparatus: Kaur Umum',
      'news: Penerima',
      'news: Sejarah Desa',
      'projects: Jalan tani',
      'umkm: Keripik',
    ])
    expect(report).toMatch(/“Penerima”: tampaknya memuat NIK/)
    expect(report).toMatch(/“Tersembunyi” \(15\): tidak ditampilkan/)
    expect(report).toMatch(/“Realisasi” \(19\): tabel keuangan/)
    expect(report).not.toContain('RAHASIA')
  })

  it('writes nothing the second time, nor over or after what staff have changed or deleted', async () => {
    const { project, run, read } = await newVillage()
    await run(DUMP_2021)
    const state = async () =>
      (await project.firestore.collection('news').get()).docs.map((one) =>
        one.updateTime.toMillis(),
      )
    const before = await state()
    const record = await project.firestore.doc('imports/opensid').get()
    const report = await run(DUMP_2021)
    expect(report).toMatch(/Berita: 3 sudah sama/)
    expect(await state()).toEqual(before)
    const again = await project.firestore.doc('imports/opensid').get()
    expect(again.updateTime).toEqual(record.updateTime)
    const [article] = (await project.firestore.collection('news').get()).docs
    await article!.ref.update({ title: 'Judul baru', updatedBy: 'siti' })
    const [notice] = (await project.firestore.collection('announcements').get()).docs
    await notice!.ref.delete()
    await run(DUMP_2021)
    expect(titles(await read('news'))).toEqual(['Judul baru'])
    expect(await read('announcements')).toEqual([])
  })

  it('continues after an interruption, and undoes what nobody has changed', async () => {
    const { project, run, read } = await newVillage()
    await run(DUMP_2021)
    const [article] = (await project.firestore.collection('news').get()).docs
    await article!.ref.delete()
    await project.firestore.doc('imports/opensid').update({ items: FieldValue.delete() })
    await run(DUMP_2021)
    expect(titles(await read('news'))).toEqual(['Panen & syukuran'])
    await article!.ref.update({ updatedBy: 'siti' })
    await undoImport(project, true)
    expect(titles(await read('news'))).toEqual(['Panen & syukuran'])
    for (const name of ['announcements', 'agenda', 'apparatus', 'drafts', 'imports'])
      expect(await read(name)).toEqual([])
  })

  it('reads the layout of 2018, and dumps compressed with gzip', async () => {
    const { run, read } = await newVillage()
    await run(gzipSync(DUMP_2018))
    expect(titles(await read('news'))).toEqual(['Panen & syukuran'])
    expect(await read('drafts')).toMatchObject([{ kind: 'news', data: { date: '' } }])
  })

  it('imports one village of a combined database, with local days', async () => {
    const { run, read } = await newVillage()
    await expect(run(DUMP_2024)).rejects.toThrow(/2 desa[^]*--village 2 +Sukamundur/)
    await run(DUMP_2024, { village: 'Sukamaju' })
    expect(await read('news')).toMatchObject([
      { title: 'Panen & syukuran', date: '2024-02-01', category: 'Pemerintahan' },
    ])
    expect(await read('apparatus')).toMatchObject([
      { name: 'Dr. Budi, S.IP', position: 'Kepala Desa' },
    ])
  })

  it('moves pictures and PDFs, and lists the missing ones', async () => {
    for (const name of [
      'artikel/sedang_1588000000_panen raya.JPG',
      'media/SAWAH.jpg',
      'galeri/bakti.jpg',
    ])
      fileOf(`berkas/desa/upload/${name}`, PHOTO)
    fileOf('berkas/desa/upload/user_pict/budi.jpg', '<?php error')
    fileOf('berkas/desa/upload/dokumen/rkp.pdf', Buffer.from(pdfText('RKP', ['a']), 'latin1'))
    const { project, run, read } = await newVillage()
    const files = join(folder, 'berkas')
    const report = await run(DUMP_2021, { files })
    const [article] = await read('news')
    expect(article).toMatchObject({ imagewidth: 640n, imagealt: 'Panen & syukuran' })
    expect(article!['content']).toMatch(
      /^Warga \*\*panen\*\* raya\.\n!\[Panen & syukuran\]\(\S+images%2F\d{13}\.jpg\?alt=media\)\{width=640 height=\d+\}$/,
    )
    const [stored] = await project.bucket.getFiles({ prefix: 'images/' })
    const name = /images%2F(\d{13})/.exec(String(article!['imageurl']))?.[1]
    expect(stored.map((file) => file.name)).toEqual(
      expect.arrayContaining(['_320', '_share', '.jpg'].map((end) => `images/${name}${end}`)),
    )
    expect(await read('gallery')).toMatchObject([{ caption: 'Kerja bakti: IMG_2034' }])
    const documents = (await read('drafts')).filter(({ kind }) => kind === 'public_documents')
    expect(documents).toMatchObject([{ data: { title: 'RKP Desa 2021', type: 'RKPDes' } }])
    expect(String((documents[0]!['data'] as { url: string }).url)).toMatch(
      /\.pdf\?alt=media#\d+\?$/,
    )
    expect(report).toMatch(/budi\.jpg \(Budi\): Berkas ini bukan foto/)
    expect(report).toMatch(/hilang\.jpg .* tidak ada/)
    const second = await run(DUMP_2021, { files })
    expect(second).not.toMatch(/\d (terbit|diperbarui|menjadi draf)/)
  })

  it('refuses a .sid file', async () => {
    const { run } = await newVillage()
    await expect(run('{"info":{"random":123456}}')).rejects.toThrow(/\.sid/)
  })
})
