import { type Source, sumOfSources } from '../projects/project'
import { addMonths } from '../time/months'
import { DOCUMENT_TYPES, type DocumentType } from './public-document'

export interface PublicFacts {
  hasProfile: boolean
  hasOfficials: boolean
  /** Years for which the site contains a budget. */
  budgetYears: readonly number[]
  documents: readonly { type: DocumentType; year: number; title: string; date: string }[]
  projects: readonly (Record<Source, number> & { year: number; stage: string; executor: string })[]
}

export interface Duty {
  name: string
  state: 'ada' | 'kedaluwarsa' | 'belum ada'
  note: string
  /** Collection to which staff add the missing information. */
  screen: 'pages' | 'apparatus' | 'public_documents' | 'projects'
}

/** Term of a village head in years (UU 3/2024). A plan without a last year in its title covers this many years. */
const TERM_YEARS = 8
/** Number of months after which the list of public information is outdated (UU 14/2008, article 9). */
const LIST_MONTHS = 6

/** Returns the information that a village must publish (UU 14/2008, Perki 1/2018, Permendagri 20/2018). */
export function dutiesOf(facts: PublicFacts, today: string): Duty[] {
  const { documents, projects } = facts
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  // Reports about a year are due within three months after its end.
  const reported = month < 4 ? year - 2 : year - 1
  const ofType = (type: DocumentType) => documents.filter((each) => each.type === type)
  const duty = (name: string, hasIt: boolean, screen: Duty['screen'], older = '', note = '') => {
    const state = hasIt ? 'ada' : older ? 'kedaluwarsa' : 'belum ada'
    return { name, state, screen, note: hasIt ? '' : older || note } as const
  }
  const yearly = (type: DocumentType, wanted: number, name: string = DOCUMENT_TYPES[type]) => {
    const years = ofType(type).map((each) => each.year)
    const hasIt = years.some((each) => each >= wanted)
    const older = years.length > 0 ? `Yang terbaru: ${Math.max(...years)}.` : ''
    return duty(`${name} ${wanted}`, hasIt, 'public_documents', older)
  }
  const budget = yearly('APBDes', year)
  const plans = ofType('RPJMDes').map((plan) => ({ from: plan.year, to: lastYearOf(plan) }))
  const lists = ofType('DIP').map(({ date }) => date)
  const newest = lists.toSorted().at(-1) ?? ''
  const running = projects.filter(({ stage }) => stage === 'berjalan')
  const vague = running.filter((each) => each.executor === '' || sumOfSources(each) === 0).length
  return [
    duty('Profil: sejarah, visi dan misi', facts.hasProfile, 'pages'),
    duty('Aparatur desa', facts.hasOfficials, 'apparatus'),
    duty(
      `RPJMDes yang meliputi ${year}`,
      plans.some(({ from, to }) => from <= year && to >= year),
      'public_documents',
      plans.length > 0 ? `Berlaku sampai ${Math.max(...plans.map(({ to }) => to))}.` : '',
    ),
    yearly('RKPDes', year),
    facts.budgetYears.includes(year) ? { ...budget, state: 'ada', note: '' } : budget,
    ...(month < 8 ? [] : [yearly('LRA', year, 'Laporan realisasi semester pertama')]),
    yearly('LPPD', reported),
    yearly('LRA', reported),
    yearly('IPPD', reported),
    duty(
      'Daftar informasi publik, paling lama 6 bulan',
      newest !== '' && addMonths(newest, LIST_MONTHS) >= today,
      'public_documents',
      newest && `Yang terbaru: ${newest.slice(0, 4)}.`,
    ),
    duty(
      'Peraturan desa tentang keterbukaan informasi',
      ofType('Perdes').some(({ title }) => /keterbukaan|informasi publik/i.test(title)),
      'public_documents',
    ),
    yearly('Laporan PPID', reported),
    duty(
      'Kegiatan berjalan dengan pelaksana dan sumber dana',
      vague === 0 && projects.some((each) => each.year === year),
      'projects',
      '',
      vague > 0 ? `${vague} kegiatan belum lengkap.` : `Belum ada kegiatan ${year}.`,
    ),
  ]
}

function lastYearOf({ title, year }: { title: string; year: number }): number {
  const [, last] = /20\d\d\s*(?:[-–—/]|s\.?d\.?|sampai)\s*(20\d\d)/i.exec(title) ?? []
  return last === undefined ? year + TERM_YEARS - 1 : Number(last)
}

/** Returns the text of the dashboard task, such as `3 informasi wajib belum ada.`, or '' if nothing is missing. */
export function missingText(duties: readonly Duty[]): string {
  const count = (state: Duty['state']) => duties.filter((each) => each.state === state).length
  const parts = (['belum ada', 'kedaluwarsa'] as const)
    .filter((state) => count(state) > 0)
    .map((state, at) => `${count(state)} ${at === 0 ? 'informasi wajib ' : ''}${state}`)
  return parts.length > 0 ? `${parts.join(', ')}.` : ''
}
