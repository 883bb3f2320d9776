import { expect, it } from 'vitest'
import { SOURCE_NAMES } from '../projects/project'
import { dutiesOf, missingText, type PublicFacts } from './duties'
import type { DocumentType } from './public-document'

const document = (type: DocumentType, year: number, title = '', date = '2026-06-01') => ({
  ...{ type, year, title, date },
})
const project = (fields: object = {}) => ({
  ...(Object.fromEntries(SOURCE_NAMES.map((name) => [name, 0])) as Record<
    (typeof SOURCE_NAMES)[number],
    number
  >),
  ...{ year: 2026, stage: 'berjalan', executor: 'Kasi Kesejahteraan', villagefund: 1, ...fields },
})

const COMPLETE: PublicFacts = {
  hasProfile: true,
  hasOfficials: true,
  budgetYears: [],
  documents: [
    ...[document('RPJMDes', 2021, 'RPJMDes 2021–2026'), document('RKPDes', 2026)],
    ...[document('APBDes', 2026), document('LRA', 2026), document('LRA', 2025)],
    ...[document('LPPD', 2025), document('IPPD', 2025), document('DIP', 2026)],
    ...[document('Perdes', 2019, 'Perdes Keterbukaan Informasi'), document('Laporan PPID', 2025)],
  ],
  projects: [project()],
}
const NOTHING: PublicFacts = {
  ...{ hasProfile: false, hasOfficials: false, budgetYears: [], documents: [], projects: [] },
}
const without = (type: DocumentType) => COMPLETE.documents.filter((each) => each.type !== type)
const gaps = (changes: Partial<PublicFacts>, today = '2026-11-28') =>
  dutiesOf({ ...COMPLETE, ...changes }, today)
    .filter(({ state }) => state !== 'ada')
    .map(({ name, state, note }) => [name, state, note])

it('reports no missing information for a village that publishes everything', () => {
  expect(gaps({})).toEqual([])
  expect(missingText(dutiesOf(COMPLETE, '2026-11-28'))).toBe('')
})

it('counts all missing information of a village that publishes nothing, and the half-year report only from August', () => {
  expect(missingText(dutiesOf(NOTHING, '2026-11-28'))).toBe('13 informasi wajib belum ada.')
  expect(missingText(dutiesOf(NOTHING, '2026-07-31'))).toBe('12 informasi wajib belum ada.')
})

it.each<[string, Partial<PublicFacts>, string, string[][]]>([
  [
    'a plan that has ended',
    { documents: [...without('RPJMDes'), document('RPJMDes', 2018, 'RPJM Desa')] },
    '2026-11-28',
    [['RPJMDes yang meliputi 2026', 'kedaluwarsa', 'Berlaku sampai 2025.']],
  ],
  [
    'a list older than six months',
    { documents: [...without('DIP'), document('DIP', 2026, '', '2026-05-27')] },
    '2026-11-28',
    [['Daftar informasi publik, paling lama 6 bulan', 'kedaluwarsa', 'Yang terbaru: 2026.']],
  ],
  [
    'a regulation about another subject',
    { documents: [...without('Perdes'), document('Perdes', 2024, 'Perdes Pasar Desa')] },
    '2026-11-28',
    [['Peraturan desa tentang keterbukaan informasi', 'belum ada', '']],
  ],
  [
    'a budget without a document',
    { documents: without('APBDes'), budgetYears: [2026] },
    '2026-11-28',
    [],
  ],
  [
    'a running project without a source of money',
    { projects: [project(), project({ villagefund: 0 })] },
    '2026-11-28',
    [
      [
        'Kegiatan berjalan dengan pelaksana dan sumber dana',
        'belum ada',
        '1 kegiatan belum lengkap.',
      ],
    ],
  ],
  [
    'last year’s reports from April on',
    {
      documents: [
        ...COMPLETE.documents,
        document('RKPDes', 2027),
        document('APBDes', 2027),
        document('RPJMDes', 2027),
        document('DIP', 2027, '', '2027-01-02'),
      ],
      projects: [project({ year: 2027 })],
    },
    '2027-04-01',
    [
      ['LPPD 2026', 'kedaluwarsa', 'Yang terbaru: 2025.'],
      ['IPPD 2026', 'kedaluwarsa', 'Yang terbaru: 2025.'],
      ['Laporan PPID 2026', 'kedaluwarsa', 'Yang terbaru: 2025.'],
    ],
  ],
])('returns the expected missing information for %s', (_, changes, today, expected) => {
  expect(gaps(changes, today)).toEqual(expected)
})

it('does not require last year’s reports before April', () => {
  expect(gaps({}, '2027-03-31').map(([name]) => name)).not.toContain('LPPD 2026')
})

it('missingText counts missing and outdated information in one line', () => {
  const duties = dutiesOf(
    {
      ...COMPLETE,
      hasProfile: false,
      documents: without('DIP').map((each) =>
        each.type === 'LPPD' ? { ...each, year: 2024 } : each,
      ),
    },
    '2026-11-28',
  )
  expect(missingText(duties)).toBe('2 informasi wajib belum ada, 1 kedaluwarsa.')
})
