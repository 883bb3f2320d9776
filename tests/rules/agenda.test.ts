import type { DocumentData } from 'firebase/firestore/lite'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { REPEATS } from '../../src/domain/agenda/recurrence'
import { agendaInput, contentDay } from '../../src/domain/drafts/dated-input'
import { LIMITS } from '../../src/domain/limits'
import { commit, isAllowed, setupRulesProject } from '../support/rules'
import { IDS, itemBy } from './content'
import { userDocuments } from './people'

/* What of an event hangs together: its day, whether it comes again, until when, and when not. */

const project = setupRulesProject('demo-rules-agenda')
const editor = project.asUser('editor')
const [id] = IDS

const single = { date: '2026-12-08', repeat: '', lastdate: '2026-12-08', exceptions: '' }
const monthly = { ...single, repeat: 'bulanan-hari', lastdate: '2027-06-30' }

beforeEach(async () => {
  await project.clear()
  await project.store(userDocuments())
})

const isTaken = (changes: DocumentData) =>
  isAllowed(commit(editor, { [`agenda/${id}`]: { ...itemBy('agenda', 'editor', id), ...changes } }))

it.each([...REPEATS, 'tahunan', 'BULANAN', 'minggu'])(
  'comes again %j as the form knows it',
  async (repeat) => {
    const changes = repeat === '' ? single : { ...monthly, repeat, date: '2026-12-29' }
    expect(await isTaken(changes)).toBe(
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
])('%s', (day) => {
  it('is the day of a single event if it is a day of content', async () => {
    expect(await isTaken({ ...single, date: day, lastdate: day })).toBe(v.is(contentDay, day))
  })

  it('is the last of what comes again if it is one', async () => {
    const changes = { ...monthly, date: '1990-01-01', lastdate: day }
    const isLater = day > '1990-01-01'
    expect(await isTaken(changes)).toBe(isLater && v.is(contentDay, day))
  })
})

it.each<[string, DocumentData]>([
  ['a single event that ends before its day', { ...single, lastdate: '2026-12-07' }],
  ['a single event that ends on no day', { ...single, lastdate: '2026-12-32' }],
  ['a single event without a last day', { ...single, lastdate: '' }],
  ['a single event with days without it', { ...single, exceptions: '2026-12-08' }],
  ['what comes again and ends on its first day', { ...monthly, lastdate: '2026-12-08' }],
  ['what comes again and ends before', { ...monthly, lastdate: '2026-12-07' }],
  ['what comes again without a last day', { ...monthly, lastdate: '' }],
  ['days without it in other words', { ...monthly, exceptions: '12 Januari' }],
  ['days without it in a row', { ...monthly, exceptions: '2027-01-122027-02-09' }],
  ['days without it in lines', { ...monthly, exceptions: '2027-01-12\n2027-02-09' }],
])('%s is refused', async (_, changes) => {
  expect(await isTaken(changes)).toBe(false)
})

it('sixty days without it are the most', async () => {
  const days = (count: number) => Array.from({ length: count }, () => '2027-01-12').join(' ')
  expect(await isTaken({ ...monthly, exceptions: days(LIMITS.exceptions) })).toBe(true)
  expect(await isTaken({ ...monthly, exceptions: days(LIMITS.exceptions + 1) })).toBe(false)
})

it('a single event may last several days', async () => {
  expect(await isTaken({ ...single, lastdate: '2026-12-10' })).toBe(true)
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
])('the end time %j is accepted: %j', async (endtime, isAccepted) => {
  expect(await isTaken({ ...single, endtime })).toBe(isAccepted)
})

it('an event of an earlier version of the form has no end time', async () => {
  const { endtime: _, ...event } = itemBy('agenda', 'editor', id)
  expect(await isAllowed(commit(editor, { [`agenda/${id}`]: event }))).toBe(true)
})
