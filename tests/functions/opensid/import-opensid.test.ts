import { FieldValue } from 'firebase-admin/firestore'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { STORED } from '../../../src/domain/collection-schemas'
import type { Project } from '../../../scripts/support/backup/format'
import { ROOT } from '../../../scripts/support/paths'
import { importSite, undoImport } from '../../../scripts/support/opensid/import-site'
import { pdfText } from '../../../sample/pdf'
import { setupScripts } from '../services'
import { DUMP_2018, DUMP_2021, DUMP_2024, DUMP_BUDGET } from './dumps'

const NOW = new Date('2026-11-22T05:00:00Z')
const { folder, newProject } = setupScripts()

const PHOTO = readFileSync(join(ROOT, 'sample/pictures/files/1767834988361_640'))

function fileOf(name: string, content: string | Uint8Array): string {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  return path
}

async function newVillage() {
  const project = newProject()
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

async function panen({ firestore }: Project) {
  const found = await firestore.collection('news').where('title', '==', 'Panen & syukuran').get()
  return found.docs[0]!
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
  it('publishes complete items, and stores the others as drafts with a reason', async () => {
    const { run, read } = await newVillage()
    const report = await run(DUMP_2021)
    const news = (await read('news')).filter(({ title }) => title === 'Panen & syukuran')
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
      'projects: Jalan tani',
      'umkm: Keripik',
    ])
    expect(report).toMatch(/“Penerima”: nomor yang tampaknya NIK dihapus/)
    expect(report).toMatch(/“Tersembunyi” \(15\): tidak ditampilkan/)
    expect(report).toMatch(/“Realisasi” \(19\): tabel keuangan/)
    expect(report).not.toContain('RAHASIA')
  })

  it('fills empty pages, and imports a page as a draft if staff have already written its content', async () => {
    const { project, run, read } = await newVillage()
    const written = { slug: 'sejarah', content: { paragraphs: ['Asal'] }, updatedBy: 'siti' }
    await project.firestore.doc('pages/sejarah').set(written)
    await run(DUMP_2021, { pages: ['Sejarah Desa=sejarah'] })
    expect(await read('pages')).toMatchObject([
      written,
      { content: { vision: 'Desa maju', missions: ['Air', 'Jalan'] }, updatedBy: 'import' },
    ])
    expect(
      titles((await read('drafts')).map(({ data }) => data as Record<string, unknown>)),
    ).toContain('Sejarah Desa')
    await project.firestore.doc('pages/visi-misi').update({ updatedBy: 'siti', content: {} })
    expect(await run(DUMP_2021)).toContain('1 sudah diubah pengelola')
  })

  it('publishes a static page as news if the operator chooses this', async () => {
    const { run, read } = await newVillage()
    await run(DUMP_2021, { pages: ['sejarah desa=Berita', 'Visi Misi=layanan'] })
    expect(titles(await read('news'))).toContain('Sejarah Desa')
    expect((await read('drafts')).map(({ kind }) => kind as string)).toContain('services')
    await expect(run(DUMP_2021, { pages: ['Profil=halaman'] })).rejects.toThrow(/“Profil=halaman”/)
  })

  it('counts residents only on request, and merges groups of fewer than five residents', async () => {
    const { project, run, read } = await newVillage()
    await run(DUMP_2021)
    expect(await read('population_gender')).toEqual([])
    const report = await run(DUMP_2021, { takesPopulation: true })
    const totals = async (table: 'population_gender' | 'population_religion' | 'population_work') =>
      (await read(table)).map((line) => {
        const { name, value } = v.parse(STORED[table], plain(line))
        return `${name}: ${value}`
      })
    expect(await totals('population_gender')).toEqual(['Laki-laki: 6', 'Perempuan: 5'])
    expect(await totals('population_religion')).toEqual(['Lainnya: 11'])
    expect(await totals('population_work')).toEqual(['Lainnya: 11'])
    const numbers = (await read('home_statistics')).map(({ name, value }) => [
      name as string,
      Number(value),
    ])
    expect(numbers).toEqual([
      ['Dusun', 1],
      ['Kepala Keluarga', 1],
      ['Penduduk', 11],
    ])
    expect(report).not.toContain('RAHASIA')
    await undoImport(project, true)
    expect(await read('population_gender')).toEqual([])
  })

  it('reports an outcome for every row of the old site', async () => {
    const { run } = await newVillage()
    const report = (await run(DUMP_2021)) + (await run(DUMP_BUDGET))
    const sums = [...report.matchAll(/^- (.+) \((\d+) di situs lama\): (.+)$/gm)]
    expect(sums.map(([, noun, total]) => `${noun} ${total}`)).toEqual([
      ...['Artikel 10', 'Aparatur 4', 'Foto galeri 2', 'Dokumen publik 1', 'Produk 1'],
      ...['Pembangunan 1', 'Baris anggaran 4'],
    ])
    for (const [line, , total, outcomes = ''] of sums) {
      const sum = outcomes.split(', ').reduce((all, one) => all + Number.parseInt(one, 10), 0)
      expect(sum, line).toBe(Number(total))
    }
    expect(report).toContain('- Gambar: 8 perlu folder desa (--files)')
  })

  it('writes nothing in a second run, and never overwrites or recreates content that staff have changed or deleted', async () => {
    const { project, run, read } = await newVillage()
    await run(DUMP_2021)
    const state = async () =>
      (await project.firestore.collection('news').get()).docs.map((one) =>
        one.updateTime.toMillis(),
      )
    const before = await state()
    const record = await project.firestore.doc('imports/opensid-000').get()
    const report = await run(DUMP_2021)
    expect(report).toMatch(/Artikel \(10 di situs lama\): 2 tidak dipindahkan, 8 sudah sama/)
    expect(await state()).toEqual(before)
    const again = await project.firestore.doc('imports/opensid-000').get()
    expect(again.updateTime).toEqual(record.updateTime)
    const article = await panen(project)
    await article.ref.update({ title: 'Judul baru', updatedBy: 'siti' })
    const [notice] = (await project.firestore.collection('announcements').get()).docs
    await notice!.ref.delete()
    await run(DUMP_2021)
    expect(titles(await read('news'))).toEqual(['Edaran', 'Judul baru', 'Undangan'])
    expect(await read('announcements')).toEqual([])
  })

  it('continues after an interruption, and an undo deletes content that nobody has changed', async () => {
    const { project, run, read } = await newVillage()
    await run(DUMP_2021)
    const article = await panen(project)
    await article.ref.delete()
    await project.firestore.doc('imports/opensid-000').update({ items: FieldValue.delete() })
    await run(DUMP_2021)
    expect(titles(await read('news'))).toContain('Panen & syukuran')
    await article.ref.update({ updatedBy: 'siti' })
    await undoImport(project, true)
    expect(titles(await read('news'))).toEqual(['Panen & syukuran'])
    for (const name of ['announcements', 'agenda', 'apparatus', 'drafts', 'pages', 'imports'])
      expect(await read(name)).toEqual([])
  })

  it('reads the layout of 2018, and dumps compressed with gzip', async () => {
    const { run, read } = await newVillage()
    await run(gzipSync(DUMP_2018))
    expect(titles(await read('news'))).toEqual(['Panen & syukuran'])
    expect(await read('drafts')).toMatchObject([{ kind: 'news', data: { date: '' } }])
  })

  it('imports one village of a combined database, with dates in the local time zone', async () => {
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

  it('stores pictures and PDFs, and lists missing files', async () => {
    for (const name of [
      'artikel/sedang_1588000000_panen raya.JPG',
      'media/SAWAH.jpg',
      'galeri/bakti.jpg',
    ])
      fileOf(`berkas/desa/upload/${name}`, PHOTO)
    fileOf('berkas/desa/upload/user_pict/budi.jpg', '<?php error')
    for (const name of ['rkp', 'edaran', '3202010101010001'])
      fileOf(`berkas/desa/upload/dokumen/${name}.pdf`, Buffer.from(pdfText(name, ['a']), 'latin1'))
    const { project, run, read } = await newVillage()
    const files = join(folder, 'berkas')
    const report = await run(DUMP_2021, { files })
    const articles = await read('news')
    const [article, withFile, without] = ['Panen & syukuran', 'Edaran', 'Undangan'].map((title) =>
      articles.find((one) => one['title'] === title),
    )
    expect(withFile!['attachments']).toMatch(
      /^\S+documents%2F\d{13}\.pdf\?alt=media#\d+ Surat edaran$/,
    )
    expect(without!['attachments']).toBe('')
    expect(report).toMatch(/Lampiran \(nomor dihapus\)\.pdf \(“Undangan”\): .*NIK/)
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
    const drafts = await read('drafts')
    expect(drafts).toContainEqual(
      expect.objectContaining({
        data: expect.objectContaining({ location: 'Dusun KRAJAN RW 01' }) as object,
      }),
    )
    const documents = drafts.filter(({ kind }) => kind === 'public_documents')
    expect(documents).toMatchObject([{ data: { title: 'RKP Desa 2021', type: 'RKPDes' } }])
    expect(String((documents[0]!['data'] as { url: string }).url)).toMatch(
      /\.pdf\?alt=media#\d+\?$/,
    )
    expect(report).toMatch(/budi\.jpg \(Budi\) tidak dapat dipakai: Berkas ini bukan foto/)
    expect(report).toMatch(/hilang\.jpg .* tidak ada/)
    const second = await run(DUMP_2021, { files })
    expect(second).not.toMatch(/\d (terbit|diperbarui|menjadi draf)/)
  })

  it('fills empty settings and years without a budget, and an undo empties them again', async () => {
    const { project, run, read } = await newVillage()
    await project.firestore.doc('site_settings/1').update({ phone: '0266 999999' })
    const report = await run(DUMP_BUDGET)
    const [settings] = await read('site_settings')
    expect(settings).toMatchObject({
      district: 'Cikembar',
      regency: 'Kabupaten Sukabumi',
      postal_code: '43157',
      address: 'Jl. Raya No. 1 Sukamaju',
      phone: '0266 999999',
      latitude: -6.95,
      facebook_url: 'https://facebook.com/sukamaju',
    })
    expect(report).toContain('phone: di situs lama “0266 123456”, dibiarkan “0266 999999”')
    const amounts = async (table: string) =>
      (await read(table)).map(({ id, anggaran }) => [id as string, Number(anggaran)])
    expect(await amounts('budget_pendapatan')).toEqual([
      ['4', 1_500_000],
      ['4.1', 1_500_000],
      ['4.1.1', 1_000_000],
      ['4.1.2', 500_000],
    ])
    expect(await amounts('budget_belanja')).toEqual([
      ['5', 750_000],
      ['5.2', 750_000],
    ])
    expect(await run(DUMP_BUDGET)).toMatch(/Anggaran 2022: 1 sudah sama/)
    await undoImport(project, true)
    expect(await read('budget_pendapatan')).toEqual([])
    expect((await read('site_settings'))[0]).toMatchObject({ district: '', phone: '0266 999999' })
  })

  it.each<[string, string | Uint8Array, RegExp]>([
    ['a .sid file', '{"info":{"random":123456}}', /\.sid/],
    ['a zip', 'PK\u0003\u0004', /zip/],
    ['a file in UTF-16', Buffer.from(`\ufeff${DUMP_2018}`, 'utf16le'), /UTF-16/],
    ['a cut gzip', gzipSync(DUMP_2021).subarray(0, 900), /\.gz ini terpotong/],
    ['a cut dump', DUMP_2021.slice(0, -40), /terpotong.*tweb_keluarga|terpotong/],
    ['a dump without its last semicolon', DUMP_2018.slice(0, -1), /terpotong/],
    ['two databases in one file', `${DUMP_2018}\n${DUMP_2021}`, /lebih dari satu basis data/],
    ['another file', 'SELECT 1;', /bukan cadangan OpenSID/],
  ])('refuses %s with a reason', async (_, dump, reason) => {
    const { run } = await newVillage()
    await expect(run(dump)).rejects.toThrow(reason)
  })

  it.each<[string, string | Uint8Array]>([
    ['a byte order mark', `\ufeff${DUMP_2018}`],
    ['bytes after the end of a gzip', Buffer.concat([gzipSync(DUMP_2018), Buffer.alloc(99)])],
    ['Windows line ends', DUMP_2018.replaceAll('\n', '\r\n')],
  ])('reads a dump with %s', async (_, dump) => {
    const { run, read } = await newVillage()
    await run(dump)
    expect(titles(await read('news'))).toEqual(['Panen & syukuran'])
  })
})
