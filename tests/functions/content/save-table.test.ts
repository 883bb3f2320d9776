import { Timestamp } from 'firebase-admin/firestore'
import { doc, getDoc, Timestamp as AppTimestamp } from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'
import { saveTable } from '../../../functions/src/content/save-table'
import { versionOf } from '../../../src/domain/tables/saved-table'
import type { SavedTable, TableLine } from '../../../src/domain/tables/saved-table-schema'
import { setupServices } from '../services'
import { PROJECT_ID, expectRefused, setupVillage } from '../village'

const village = setupVillage()
const services = setupServices()
const villageServices = setupServices(PROJECT_ID)
const clerk = await village.person('editor')

const FILL = '#1F5D3F'
const line = (name: string, value: number) => ({ name, value, fill: FILL })
const code = (id: string, anggaran = 1_000, uraian = 'Pendapatan') => ({
  id,
  uraian,
  anggaran,
  realisasi: 0,
})

const work = (version: string, ...lines: TableLine<'population_work'>[]): SavedTable => ({
  table: 'population_work',
  asof: '2026-11-01',
  version,
  lines,
})

let lastYear = 2015
const nextYear = () => ++lastYear
const budget = (year: number, version: string, ...lines: TableLine<'budget'>[]): SavedTable => ({
  table: 'budget',
  year,
  version,
  lines,
})

const EMPTY = versionOf([])
const BUDGET = ['budget_pendapatan', 'budget_belanja', 'budget_pembiayaan']

const save = (table: SavedTable, by = 'siti') => saveTable(services, table, by)
const restore = (entry: string, by = 'siti') => saveTable(services, { restore: entry }, by)

async function readLines(year: number) {
  const found = await Promise.all(
    BUDGET.map((name) => services.firestore.collection(name).where('year', '==', year).get()),
  )
  const documents = found.flatMap(({ docs }) => docs)
  return Object.fromEntries(documents.map((one) => [one.ref.path, one.data()]))
}

async function readTraces(year: number, { firestore } = services) {
  const [bin, audit] = await Promise.all([
    firestore.collection('bin').where('data.year', '==', year).get(),
    firestore.collection('audit').where('document', '==', String(year)).get(),
  ])
  const at = (field: string) => (a: FirebaseFirestore.DocumentSnapshot, b: typeof a) =>
    (a.get(field) as Timestamp).toMillis() - (b.get(field) as Timestamp).toMillis()
  return { bin: bin.docs.sort(at('deletedAt')), audit: audit.docs.sort(at('at')) }
}

it('records author and time in the lines, and one audit row for each save', async () => {
  const year = nextYear()
  const before = Date.now()
  const { version } = (await clerk.call(
    'save-table',
    budget(year, EMPTY, code('4.1'), code('5.1')),
  )) as { version: string }
  const stored = (await getDoc(doc(village.firestore, `budget_belanja/${year}-5.1`))).data()
  expect(stored).toMatchObject({ ...code('5.1'), year, updatedBy: clerk.uid })
  await village.settle()
  const { audit, bin } = await readTraces(year, villageServices)
  expect(audit.map((row) => row.data())).toEqual([
    {
      collection: 'budget',
      document: String(year),
      action: 'update',
      actor: clerk.uid,
      at: expect.any(Timestamp) as Timestamp,
    },
  ])
  expect((audit[0]?.get('at') as Timestamp).toMillis()).toBeGreaterThanOrEqual(before)
  expect(bin).toEqual([])
  expect(
    await clerk.call('save-table', budget(year, version, code('4.1', 2_000), code('5.1'))),
  ).toMatchObject({ changed: 1, removed: 0 })
  await village.settle()
  const rows = await villageServices.firestore
    .collection('audit')
    .where('actor', '==', clerk.uid)
    .get()
  const documents = rows.docs.map((row): unknown => row.get('document'))
  expect(documents.filter((document) => document !== clerk.uid)).toEqual([`${year}`, `${year}`])
})

describe('saving a table', () => {
  it('writes only changed lines', async () => {
    const year = nextYear()
    const first = await save(budget(year, EMPTY, code('4.1'), code('4.2'), code('5.1')), 'asep')
    expect(first).toMatchObject({ changed: 3, removed: 0 })
    const second = await save(
      budget(year, first.version, code('4.1'), code('4.2', 7), code('6.1')),
      'siti',
    )
    expect(second).toMatchObject({ changed: 2, removed: 1 })
    expect(await readLines(year)).toMatchObject({
      [`budget_pendapatan/${year}-4.1`]: { updatedBy: 'asep' },
      [`budget_pendapatan/${year}-4.2`]: { updatedBy: 'siti', anggaran: 7 },
      [`budget_pembiayaan/${year}-6.1`]: { updatedBy: 'siti' },
    })
    expect(Object.keys(await readLines(year))).toHaveLength(3)
  })

  it('writes author and time to a remaining line if lines were only removed', async () => {
    const year = nextYear()
    const first = await save(budget(year, EMPTY, code('4.1'), code('4.2'), code('5.1')), 'asep')
    const second = await save(budget(year, first.version, code('4.1'), code('5.1')), 'siti')
    expect(second).toMatchObject({ changed: 0, removed: 1 })
    expect(second.version).not.toBe(first.version)
    const by = Object.values(await readLines(year)).map((line) => String(line['updatedBy']))
    expect(by.sort()).toEqual(['asep', 'siti'])
    expect(await save(budget(year, second.version, code('5.1')), 'siti')).toMatchObject({
      removed: 1,
    })
  })

  it('leaves lines of other years unchanged', async () => {
    const [year, other] = [nextYear(), nextYear()]
    await save(budget(other, EMPTY, code('4.1')))
    const { version } = await save(budget(year, EMPTY, code('4.1')))
    await save(budget(year, version))
    expect(Object.keys(await readLines(other))).toHaveLength(1)
    expect(await readLines(year)).toEqual({})
  })

  it('writes nothing if no line has changed, as after a lost response', async () => {
    const year = nextYear()
    const { version } = await save(budget(year, EMPTY, code('4.1')))
    for (const seen of [version, EMPTY])
      expect(await save(budget(year, seen, code('4.1')))).toEqual({
        version,
        changed: 0,
        removed: 0,
      })
    const { bin, audit } = await readTraces(year)
    expect([bin.length, audit.length]).toEqual([0, 1])
  })

  it('writes statistics rows with their position and day, and renamed rows under the new name', async () => {
    const { firestore } = services
    const { version } = await save(work(EMPTY, line('Petani', 8), line('PNS/TNI/Polri', 2)))
    await save(work(version, line('PNS, TNI, dan Polri', 2), line('Petani', 8)))
    const { docs } = await firestore.collection('population_work').orderBy('order').get()
    expect(
      docs.map((one) => [one.id, one.get('order') as number, one.get('asof') as string]),
    ).toEqual([
      ['PNS, TNI, dan Polri', 0, '2026-11-01'],
      ['Petani', 1, '2026-11-01'],
    ])
  })

  it('writes a budget allocation under its year and id', async () => {
    const year = nextYear()
    const id = '01JZ0000000000000000000001'
    const lines = [{ ...line('Pemerintahan', 5), id }]
    await save({ table: 'budget_alokasi', year, version: EMPTY, lines })
    const stored = await services.firestore.doc(`budget_alokasi/${year}-${id}`).get()
    expect(stored.data()).toMatchObject({ ...lines[0], year, updatedBy: 'siti' })
  })
})

describe('the version of a table', () => {
  it('must be current, otherwise nothing is written', async () => {
    const year = nextYear()
    await save(budget(year, EMPTY, code('4.1')), 'asep')
    await expectRefused(save(budget(year, EMPTY, code('4.1', 2))), 'aborted', {
      message: expect.stringContaining('sudah diubah orang lain') as string,
    })
    expect(await readLines(year)).toMatchObject({
      [`budget_pendapatan/${year}-4.1`]: { anggaran: 1_000, updatedBy: 'asep' },
    })
    const { bin, audit } = await readTraces(year)
    expect([bin.length, audit.length]).toEqual([0, 1])
  })

  it('is computed identically in the app and in the function, although only the function sees microseconds', async () => {
    const year = nextYear()
    const path = `budget_pendapatan/${year}-4.1`
    const updatedAt = new Timestamp(1_700_000_000, 123_999_000)
    await services.firestore.doc(path).set({ ...code('4.1'), year, updatedAt })
    const seen = new AppTimestamp(updatedAt.seconds, updatedAt.nanoseconds)
    const version = versionOf([{ path, updatedAt: seen.toDate().toISOString() }])
    expect(await save(budget(year, version, code('4.1', 2)))).toMatchObject({ changed: 1 })
  })

  it.each(['an empty table', 'a table'])(
    'lets only one of two users who save %s simultaneously succeed',
    async (what) => {
      const year = nextYear()
      const version =
        what === 'a table' ? (await save(budget(year, EMPTY, code('5.1')))).version : EMPTY
      const answers = await Promise.allSettled([
        save(budget(year, version, code('4.1')), 'asep'),
        save(budget(year, version, code('4.2')), 'siti'),
      ])
      const [won] = answers.filter(({ status }) => status === 'fulfilled')
      const [lost] = answers.filter(({ status }) => status === 'rejected')
      expect(won).toBeDefined()
      expect(lost).toMatchObject({ reason: { code: 'aborted' } })
      expect(Object.keys(await readLines(year))).toHaveLength(1)
    },
  )

  it('accepts the same table saved twice simultaneously as one change', async () => {
    const year = nextYear()
    const table = budget(year, EMPTY, code('4.1'), code('5.1'))
    const [one, other] = await Promise.all([save(table), save(table)])
    expect(one.version).toBe(other.version)
    expect((await readTraces(year)).audit).toHaveLength(1)
  })
})

describe('the bin', () => {
  it('stores the previous table as one entry', async () => {
    const year = nextYear()
    const { version } = await save(budget(year, EMPTY, code('4.1'), code('5.1')), 'asep')
    await save(budget(year, version, code('4.1', 2)), 'siti')
    const [entry] = (await readTraces(year)).bin
    expect(entry?.data()).toMatchObject({
      collection: 'budget',
      id: expect.stringMatching(`^${year}-`) as string,
      data: { table: 'budget', year, lines: 2 },
      deletedBy: 'siti',
    })
    expect(entry?.id).toBe(`budget-${String(entry?.get('id'))}`)
  })

  it('restores the complete table and stores the replaced table in the bin', async () => {
    const year = nextYear()
    const first = await save(budget(year, EMPTY, code('4.1'), code('5.1')), 'asep')
    await save(budget(year, first.version, code('4.1', 2), code('6.1')), 'siti')
    const [entry] = (await readTraces(year)).bin
    expect(await restore(String(entry?.id), 'euis')).toMatchObject({ changed: 2, removed: 1 })
    const lines = await readLines(year)
    expect(Object.keys(lines)).toHaveLength(2)
    expect(lines).toMatchObject({
      [`budget_pendapatan/${year}-4.1`]: { anggaran: 1_000, updatedBy: 'euis' },
      [`budget_belanja/${year}-5.1`]: { anggaran: 1_000, updatedBy: 'euis' },
    })
    const { bin, audit } = await readTraces(year)
    expect(bin.map((one) => one.get('deletedBy') as string)).toEqual(['euis'])
    expect(audit.map((row) => row.get('actor') as string)).toEqual(['asep', 'siti', 'euis'])

    // Restores the first table again.
    await restore(String(bin[0]?.id))
    expect(await readLines(year)).toMatchObject({ [`budget_pembiayaan/${year}-6.1`]: {} })
  })

  it('restores a bin entry only once, even if the call is repeated', async () => {
    const year = nextYear()
    const first = await save(budget(year, EMPTY, code('4.1')))
    await save(budget(year, first.version))
    const [entry] = (await readTraces(year)).bin
    const id = String(entry?.id)
    const answers = await Promise.all([restore(id), restore(id)])
    expect(answers.map(({ changed }) => changed).sort()).toEqual([0, 1])
    // Another change follows, which a late retry must not undo.
    const { version } = await save(
      budget(year, answers.find(({ changed }) => changed)?.version ?? '', code('4.2')),
    )
    expect(await restore(id)).toEqual({ version: '', changed: 0, removed: 0 })
    expect(await save(budget(year, '', code('4.2')))).toMatchObject({ version })
  })

  it('restores lines with fields that are unknown to this version of the app', async () => {
    const year = nextYear()
    await services.firestore.doc(`budget_belanja/${year}-x`).set({ year, catatan: 'lama' })
    const found = await services.firestore.doc(`budget_belanja/${year}-x`).get()
    const version = versionOf([{ path: found.ref.path, updatedAt: '' }])
    expect(await save(budget(year, version, code('5.1')))).toMatchObject({ changed: 1, removed: 1 })
    const [entry] = (await readTraces(year)).bin
    await restore(String(entry?.id), 'euis')
    expect(await readLines(year)).toEqual({
      [found.ref.path]: {
        year,
        catatan: 'lama',
        updatedBy: 'euis',
        updatedAt: expect.any(Timestamp) as Timestamp,
      },
    })
  })

  it('refuses a missing bin entry and an entry of another collection', async () => {
    await services.firestore
      .doc('bin/news-a')
      .set({ collection: 'news', id: 'a', data: { title: 'Satu' }, deletedBy: 'asep' })
    for (const entry of ['budget-2026-habis', 'news-a'])
      await expectRefused(
        restore(entry),
        'not-found',
        { message: 'Tabel ini tidak ada lagi di tempat sampah.' },
        entry,
      )
  })
})

describe('size limits', () => {
  const segment = (number: number) => String(number).padStart(3, '0')
  const many = (count: number, anggaran: number) =>
    Array.from({ length: count }, (_, index) =>
      code(`5.1.${segment(index)}.111.222.333`, anggaran, 'ක'.repeat(200)),
    )

  it('accept 1,000 lines of maximum length, even if all lines are replaced', async () => {
    const year = nextYear()
    const { version } = (await clerk.call(
      'save-table',
      budget(year, EMPTY, ...many(1_000, 1)),
    )) as { version: string }
    const others = many(1_000, 2).map((each) => ({ ...each, id: each.id.replace('5.1', '5.2') }))
    expect(await clerk.call('save-table', budget(year, version, ...others))).toMatchObject({
      changed: 1_000,
      removed: 1_000,
    })
    const [entry] = (await readTraces(year, villageServices)).bin
    expect(JSON.stringify(entry?.data()).length).toBeLessThan(1024 ** 2)
    expect(await clerk.call('save-table', { restore: entry?.id })).toMatchObject({
      changed: 1_000,
      removed: 1_000,
    })
  })

  it('refuse 3 MB, regardless of the number of lines', async () => {
    const large = budget(nextYear(), EMPTY, code('4.1', 1, 'x'.repeat(3 * 1024 ** 2)))
    await expectRefused(clerk.call('save-table', large), 'functions/invalid-argument', {
      message: 'Terlalu besar: paling banyak 2 MB.',
    })
  })
})

it.each([
  [{ ...work(EMPTY), lines: [{ ...line('Petani', 1), value: '1' }] }, 'lines.0.value', /angka/],
  [{ ...work(EMPTY), asof: '2026-02-30' }, 'asof', /./],
  [budget(2026, EMPTY, code('=4.1')), 'lines.0.id', /seperti 4\.1\.01/],
  [{ restore: 'a/b' }, 'restore', /tidak ada di tempat sampah/],
])('refuses %j with an error at the field %s', async (input, field, message) => {
  await expectRefused(clerk.call('save-table', input), 'functions/invalid-argument', {
    fields: { [field]: expect.stringMatching(message) as string },
  })
})
