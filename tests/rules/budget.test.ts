import { doc, updateDoc, type DocumentData } from 'firebase/firestore/lite'
import { beforeEach, describe, it } from 'vitest'
import { BUDGET_STAGES } from '../../src/domain/budget/budget-schema'
import { LIMITS } from '../../src/domain/limits'
import { commit, expectDenied, expectEachDenied } from '../support/rules'
import { earlier, signedBy, without } from './content'
import { type Name, setupPeople } from './people'

/* Budget documents that publishers write. Functions write lines and allocations. */

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

const INVALID_AMOUNTS: [string, unknown][] = [
  ['no amounts', null],
  ['a number', 1],
  ['only the realisation', { realized: 1 }],
  ['only the plan', { total: 1 }],
  ['a third amount', { ...amounts, rest: 1 }],
  ['a negative realisation', { ...amounts, realized: -1 }],
  ['a negative plan', { ...amounts, total: -1 }],
  ['a fractional realisation', { ...amounts, realized: 0.5 }],
  ['a fractional plan', { ...amounts, total: 0.5 }],
  ['text', { ...amounts, realized: '1' }],
  ['too large a realisation', { ...amounts, realized: 1_000_000_000_001 }],
  ['too large a plan', { ...amounts, total: 1_000_000_000_001 }],
]

const INVALID: Record<Path, [string, DocumentData][]> = {
  'budget_years/2026': [
    ['an unknown stage', { stage: 'rancangan' }],
    ['a regulation that is not text', { perdes: 3 }],
    ['too long a regulation', { perdes: 'a'.repeat(LIMITS.caption + 1) }],
    ['a day that does not exist', { asof: '2026-02-30' }],
    ['no day', { asof: '' }],
    ['another year', { year: 2025 }],
    ['a year as text', { year: '2026' }],
  ],
  'budget_summary/1': ['pendapatan', 'pelaksanaan', 'pembelanjaan'].flatMap((part) =>
    INVALID_AMOUNTS.map(([name, value]): [string, DocumentData] => [
      `${name} for ${part}`,
      { [part]: value },
    ]),
  ),
}

describe.each(PATHS)('%s', (path) => {
  describe.each(['that does not exist yet', 'that exists'])('%s', (state) => {
    beforeEach(async () => {
      if (state === 'that exists')
        await project.store({ [path]: written(path, 'admin-2', { updatedAt: earlier }) })
    })

    it('a budget document must have every field, with valid values', async () => {
      await expectEachDenied<[string, DocumentData]>(
        [
          ...INVALID[path],
          ['the signature of another user', { updatedBy: 'admin-2' }],
          ['a client timestamp', { updatedAt: earlier }],
          ['an additional field', { catatan: '' }],
        ],
        ([, changes]) => saves(path, 'editor', changes),
      )
      await expectEachDenied(Object.keys(written(path, 'editor')), (key) =>
        commit(people.editor, { [path]: without(written(path, 'editor'), key) }),
      )
    })
  })
})

describe('a budget year', () => {
  it('can have every stage, regulation and year that the form offers', async () => {
    for (const changes of [
      ...BUDGET_STAGES.map((stage) => ({ stage })),
      ...['', 'a'.repeat(LIMITS.caption)].map((perdes) => ({ perdes })),
    ])
      await saves('budget_years/2026', 'editor', changes)
    const ofYear = (year: number) =>
      commit(people.editor, {
        [`budget_years/${year}`]: written('budget_years/2026', 'editor', { year }),
      })
    for (const year of [2015, 2080, 2100]) await ofYear(year)
    await expectEachDenied([2014, 2101], ofYear)
  })

  it('must have its year as id', () =>
    expectDenied(
      commit(people.editor, { 'budget_years/02026': written('budget_years/2026', 'editor') }),
    ))

  it('cannot be changed without the author and time of the change', async () => {
    await project.store({ 'budget_years/2026': written('budget_years/2026', 'admin') })
    const { firestore } = people.editor
    await expectDenied(updateDoc(doc(firestore, 'budget_years/2026'), { stage: 'murni' }))
  })
})

it('allows only one budget summary', () =>
  expectDenied(
    commit(people.editor, { 'budget_summary/2': written('budget_summary/1', 'editor') }),
  ))

it('allows a budget summary whose amounts are all zero', () => {
  const nothing = { realized: 0, total: 0 }
  return saves('budget_summary/1', 'editor', { pendapatan: nothing })
})
