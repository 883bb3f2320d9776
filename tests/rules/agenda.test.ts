import type { DocumentData } from 'firebase/firestore/lite'
import * as v from 'valibot'
import { beforeEach, expect, it } from 'vitest'
import { REPEATS } from '../../src/domain/agenda/recurrence'
import { agendaInput, contentDay } from '../../src/domain/drafts/dated-input'
import { LIMITS } from '../../src/domain/limits'
import { commit, isAllowed, setupRulesProject } from '../support/rules'
import { IDS, itemBy } from './content'
import { userDocuments } from './people'

/* Related fields of an event: day, repetition, end of the repetition and exceptions. */
const project = setupRulesProject('demo-rules-agenda')
const editor = project.asUser('editor')
const [id] = IDS

const single = { date: '2026-12-08', repeat: '', lastdate: '2026-12-08', exceptions: '' }
const monthly = { ...single, repeat: 'bulanan-hari', lastdate: '2027-06-30' }

beforeEach(async () => {
  await project.clear()
  await project.store(userDocuments())
})

const isAcceptedByRules = (changes: DocumentData) =>
  isAllowed(commit(editor, { [`agenda/${id}`]: { ...itemBy('agenda', 'editor', id), ...changes } }))

const expectAgreement = async (changes: DocumentData, isValid: boolean) => {
  await project.store({ [`agenda/${id}`]: null })
  expect([changes, await isAcceptedByRules(changes)]).toEqual([changes, isValid])
}

it('accepts only repetitions that the form offers', async () => {
  for (const repeat of [...REPEATS, 'tahunan', 'BULANAN', 'minggu']) {
    const changes = repeat === '' ? single : { ...monthly, repeat, date: '2026-12-29' }
    const typed = { ...itemBy('agenda', 'editor', id), ...changes }
    await expectAgreement(changes, v.is(agendaInput, typed))
  }
})

it('accepts days from 1990 to 2100 for single events and for the end of repetitions', async () => {
  for (const day of [
    ...['2026-02-28', '2026-02-29', '1989-12-31', '1990-01-01', '2100-12-31', '2101-01-01'],
    '20226-01-01',
  ]) {
    const isDay = v.is(contentDay, day)
    await expectAgreement({ ...single, date: day, lastdate: day }, isDay)
    const first = '1990-01-01'
    await expectAgreement({ ...monthly, date: first, lastdate: day }, day > first && isDay)
  }
})

it('rejects other combinations of days, repetitions and exceptions', async () => {
  for (const changes of [
    { ...single, lastdate: '2026-12-07' },
    { ...single, lastdate: '2026-12-32' },
    { ...single, lastdate: '' },
    { ...single, exceptions: '2026-12-08' },
    { ...monthly, lastdate: '2026-12-08' },
    { ...monthly, lastdate: '2026-12-07' },
    { ...monthly, lastdate: '' },
    { ...monthly, exceptions: '12 Januari' },
    { ...monthly, exceptions: '2027-01-122027-02-09' },
    { ...monthly, exceptions: '2027-01-12\n2027-02-09' },
  ])
    await expectAgreement(changes, false)
  await expectAgreement({ ...single, lastdate: '2026-12-10' }, true)
})

it('allows at most sixty exceptions', async () => {
  const days = (count: number) => Array.from({ length: count }, () => '2027-01-12').join(' ')
  await expectAgreement({ ...monthly, exceptions: days(LIMITS.exceptions) }, true)
  await expectAgreement({ ...monthly, exceptions: days(LIMITS.exceptions + 1) }, false)
})

it('validates the end time, which events of earlier versions lack', async () => {
  for (const endtime of ['', '12:00', '03:00']) await expectAgreement({ ...single, endtime }, true)
  for (const endtime of ['24:00', '12.00', 'selesai', '12:00\n', 12, null])
    await expectAgreement({ ...single, endtime }, false)
  const { endtime: _, ...event } = itemBy('agenda', 'editor', id)
  await project.store({ [`agenda/${id}`]: null })
  expect(await isAllowed(commit(editor, { [`agenda/${id}`]: event }))).toBe(true)
})
