import type { DocumentData } from 'firebase/firestore/lite'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
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

it.each([...REPEATS, 'tahunan', 'BULANAN', 'minggu'])(
  'accepts the repetition %j only if the form offers it',
  async (repeat) => {
    const changes = repeat === '' ? single : { ...monthly, repeat, date: '2026-12-29' }
    expect(await isAcceptedByRules(changes)).toBe(
      v.is(agendaInput, { ...itemBy('agenda', 'editor', id), ...changes }),
    )
  },
)

describe.each([
  ['2026-02-28'],
  ['2026-02-29'],
  ['1989-12-31'],
  ['1990-01-01'],
  ['2100-12-31'],
  ['2101-01-01'],
  ['20226-01-01'],
])('the day %s', (day) => {
  it('can be the day of a single event if content can have that day', async () => {
    expect(await isAcceptedByRules({ ...single, date: day, lastdate: day })).toBe(
      v.is(contentDay, day),
    )
  })

  it('can be the end of a repetition if the calendar has that day', async () => {
    const changes = { ...monthly, date: '1990-01-01', lastdate: day }
    const isLater = day > '1990-01-01'
    expect(await isAcceptedByRules(changes)).toBe(isLater && v.is(contentDay, day))
  })
})

it.each<[string, DocumentData]>([
  ['a single event that ends before its day', { ...single, lastdate: '2026-12-07' }],
  ['a single event that ends on an invalid day', { ...single, lastdate: '2026-12-32' }],
  ['a single event without a last day', { ...single, lastdate: '' }],
  ['a single event with exceptions', { ...single, exceptions: '2026-12-08' }],
  ['a repetition that ends on its first day', { ...monthly, lastdate: '2026-12-08' }],
  ['a repetition that ends before its first day', { ...monthly, lastdate: '2026-12-07' }],
  ['a repetition without an end', { ...monthly, lastdate: '' }],
  ['exceptions in other words', { ...monthly, exceptions: '12 Januari' }],
  ['exceptions in a row', { ...monthly, exceptions: '2027-01-122027-02-09' }],
  ['exceptions in lines', { ...monthly, exceptions: '2027-01-12\n2027-02-09' }],
])('rejects %s', async (_, changes) => {
  expect(await isAcceptedByRules(changes)).toBe(false)
})

it('allows at most sixty exceptions', async () => {
  const days = (count: number) => Array.from({ length: count }, () => '2027-01-12').join(' ')
  expect(await isAcceptedByRules({ ...monthly, exceptions: days(LIMITS.exceptions) })).toBe(true)
  expect(await isAcceptedByRules({ ...monthly, exceptions: days(LIMITS.exceptions + 1) })).toBe(
    false,
  )
})

it('allows a single event of several days', async () => {
  expect(await isAcceptedByRules({ ...single, lastdate: '2026-12-10' })).toBe(true)
})

it.each([
  ['', true],
  ['12:00', true],
  ['03:00', true],
  ['24:00', false],
  ['12.00', false],
  ['selesai', false],
  ['12:00\n', false],
  [12, false],
  [null, false],
])('validates the end time %j: %j', async (endtime, isAccepted) => {
  expect(await isAcceptedByRules({ ...single, endtime })).toBe(isAccepted)
})

it('allows a missing end time, as in events of earlier versions', async () => {
  const { endtime: _, ...event } = itemBy('agenda', 'editor', id)
  expect(await isAllowed(commit(editor, { [`agenda/${id}`]: event }))).toBe(true)
})
