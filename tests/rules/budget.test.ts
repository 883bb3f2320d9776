import { doc, getDoc, updateDoc, type DocumentData } from 'firebase/firestore/lite'
import { beforeEach, describe, expect, it } from 'vitest'
import { BUDGET_STAGES } from '../../src/domain/budget/budget-schema'
import { LIMITS } from '../../src/domain/limits'
import { commit, expectDenied } from '../support/rules'
import { earlier, signedBy, without } from './content'
import { type Name, OUTSIDERS, PUBLISHERS, setupPeople } from './people'

/*
 * What publishers write of the budget themselves: the stage of a year, and the summary on home. Lines
 * and allocations are a function's.
 */

const { project, people } = setupPeople('demo-rules-budget')

const amounts = { realized: 1_000_000_000_000, total: 1_000_000_000_000 }

const DOCUMENTS = {
  'budget_years/2026': {
    year: 2026,
    stage: 'perubahan',
    perdes: '3 Tahun 2026',
    asof: '2026-06-30',
  },
  'budget_summary/1': { pendapatan: amounts, pelaksanaan: amounts, pembelanjaan: amounts },
}
type Path = keyof typeof DOCUMENTS
const PATHS = Object.keys(DOCUMENTS) as Path[]

const written = (path: Path, uid: string, changes: DocumentData = {}): DocumentData => ({
  ...DOCUMENTS[path],
  ...signedBy(uid),
  ...changes,
})
const saves = (path: Path, uid: Name, changes: DocumentData = {}) =>
  commit(people[uid], { [path]: written(path, uid, changes) })

const WRONG_AMOUNTS: [string, unknown][] = [
  ['none', null],
  ['a number', 1],
  ['what was realised alone', { realized: 1 }],
  ['what was planned alone', { total: 1 }],
  ['a third amount', { ...amounts, rest: 1 }],
  ['less than nothing realised', { ...amounts, realized: -1 }],
  ['less than nothing planned', { ...amounts, total: -1 }],
  ['half a rupiah', { ...amounts, realized: 0.5 }],
  ['half a rupiah planned', { ...amounts, total: 0.5 }],
  ['text', { ...amounts, realized: '1' }],
  ['too much realised', { ...amounts, realized: 1_000_000_000_001 }],
  ['too much planned', { ...amounts, total: 1_000_000_000_001 }],
]

const WRONG: Record<Path, [string, DocumentData][]> = {
  'budget_years/2026': [
    ['a stage that there is not', { stage: 'rancangan' }],
    ['a regulation that is no text', { perdes: 3 }],
    ['too long a regulation', { perdes: 'a'.repeat(LIMITS.caption + 1) }],
    ['a day that there is not', { asof: '2026-02-30' }],
    ['no day', { asof: '' }],
    ['another year', { year: 2025 }],
    ['a year as text', { year: '2026' }],
  ],
  'budget_summary/1': ['pendapatan', 'pelaksanaan', 'pembelanjaan'].flatMap((part) =>
    WRONG_AMOUNTS.map(([name, value]): [string, DocumentData] => [
      `${name} for ${part}`,
      { [part]: value },
    ]),
  ),
}

describe.each(PATHS)('%s', (path) => {
  describe.each(['that is not there yet', 'that is there'])('%s', (state) => {
    beforeEach(async () => {
      if (state === 'that is there')
        await project.store({ [path]: written(path, 'admin-2', { updatedAt: earlier }) })
    })

    it.each(PUBLISHERS)('%s saves', async (uid) => {
      await saves(path, uid)
      expect((await getDoc(doc(people.visitor.firestore, path))).get('updatedBy')).toBe(uid)
    })

    it.each(['kontributor', ...OUTSIDERS] as const)('%s does not save', (uid) =>
      expectDenied(saves(path, uid)),
    )

    it.each([
      ...WRONG[path],
      ['the name of another', { updatedBy: 'admin-2' }],
      ['a time of its own', { updatedAt: earlier }],
      ['a field more', { catatan: '' }],
    ] as const)('is not saved with %s', (_, changes) =>
      expectDenied(saves(path, 'editor', changes)),
    )

    it.each(Object.keys(written(path, 'editor')))('is not saved without %s', (key) =>
      expectDenied(commit(people.editor, { [path]: without(written(path, 'editor'), key) })),
    )

    it.each([...PUBLISHERS, 'kontributor', ...OUTSIDERS] as const)('%s does not delete', (uid) =>
      expectDenied(commit(people[uid], { [path]: null })),
    )
  })
})

describe('a year', () => {
  it.each(BUDGET_STAGES)('is at the stage %s', (stage) =>
    saves('budget_years/2026', 'editor', { stage }),
  )

  it.each(['', 'a'.repeat(LIMITS.caption)])('has the regulation %j', (perdes) =>
    saves('budget_years/2026', 'editor', { perdes }),
  )

  it.each([2015, 2080, 2100])('%i is one', (year) =>
    commit(people.editor, {
      [`budget_years/${year}`]: written('budget_years/2026', 'editor', { year }),
    }),
  )

  it.each([2014, 2101])('%i is none', (year) =>
    expectDenied(
      commit(people.editor, {
        [`budget_years/${year}`]: written('budget_years/2026', 'editor', { year }),
      }),
    ),
  )

  it('bears one name', () =>
    expectDenied(
      commit(people.editor, { 'budget_years/02026': written('budget_years/2026', 'editor') }),
    ))

  it('is not changed unsigned', async () => {
    await project.store({ 'budget_years/2026': written('budget_years/2026', 'admin') })
    const { firestore } = people.editor
    await expectDenied(updateDoc(doc(firestore, 'budget_years/2026'), { stage: 'murni' }))
  })
})

it('there is one summary', () =>
  expectDenied(
    commit(people.editor, { 'budget_summary/2': written('budget_summary/1', 'editor') }),
  ))

it('the summary may be of nothing', () => {
  const nothing = { realized: 0, total: 0 }
  return saves('budget_summary/1', 'editor', { pendapatan: nothing })
})

it.each(['budget_pendapatan', 'budget_belanja', 'budget_pembiayaan', 'budget_alokasi'])(
  'nobody writes %s past the function',
  (collection) =>
    expectDenied(
      commit(people.admin, {
        [`${collection}/2026-4`]: {
          year: 2026,
          id: '4',
          uraian: 'Pendapatan',
          anggaran: 1,
          realisasi: 1,
          ...signedBy('admin'),
        },
      }),
    ),
)
