import type { DocumentData } from 'firebase/firestore/lite'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  COMPLAINT_CATEGORIES,
  COMPLAINT_CHANNELS,
  complaintPhotoPath,
} from '../../../src/domain/complaints/complaint'
import { complaintProgress } from '../../../src/domain/complaints/complaint-progress-schema'
import {
  complaint,
  complaintHistory,
  complaintInput,
  complaintVerdict,
} from '../../../src/domain/complaints/complaint-schema'
import {
  DEFAULT_DESK_SETTINGS,
  deskSettings,
} from '../../../src/domain/complaints/desk-settings-schema'
import { trackingCode, ulid } from '../../../src/domain/ids/id-schema'
import { LIMITS } from '../../../src/domain/limits'
import { instant } from '../../../src/domain/publishing/stamp-schema'
import { commit, expectDenied, isAllowed } from '../../support/rules'
import { signedBy } from '../content'
import { maxLengthOf } from '../max-length'
import {
  CODE,
  pair,
  REPORTER,
  SECOND,
  setupComplaints,
  stepBy,
  type Sender,
  verdict,
} from './complaints'

/*
 * As constants.test.ts: what src/domain says of complaints, the rules are held to here.
 */

const { people, storeReport, records, reports } = setupComplaints('demo-complaints-constants')

const text = (length: number) => 'a'.repeat(length)
const AT_DESK: Sender = { channel: 'datang', by: 'petugas' }

const sends = (report: DocumentData, progress: DocumentData = {}, sender: Sender = REPORTER) =>
  reports(sender.by === '' ? 'visitor' : 'petugas', pair(CODE, sender, { report, progress }))
const notes = async (changes: { note?: string; reply?: string }, id: string = SECOND) =>
  records('petugas', stepBy('petugas', await storeReport(), changes, id), id)
const settles = (changes: DocumentData) =>
  commit(people.admin, {
    'desk_settings/1': { ...DEFAULT_DESK_SETTINGS, ...signedBy('admin'), ...changes },
  })

/** As the app reads it: times are ISO text. */
const plain = (data: DocumentData): unknown =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]: [string, unknown]) => [
      key,
      ['receivedAt', 'updatedAt', 'at'].includes(key) ? '2026-11-21T03:04:05.678Z' : value,
    ]),
  )

/** What comes later, or with some: `complaints-original.test.ts`, `complaints-verdicts.test.ts`, `complaints-replies.test.ts`. */
const LATER = ['original', 'verdictUntil', 'verdict', 'photos']

describe('the keys', () => {
  const { report, progress } = pair(CODE)
  const { entry } = stepBy('petugas', { report, progress }, { note: 'a' })
  const settings = { ...DEFAULT_DESK_SETTINGS, ...signedBy('petugas') }

  // The suites of each leave out one after the other, and add one.
  it.each([
    ['complaints', complaint, report],
    ['complaint_status', complaintProgress, progress],
    ['history', complaintHistory, entry],
    ['complaint_verdicts', complaintVerdict, verdict().verdict],
    ['desk_settings', deskSettings, settings],
  ] as const)('of %s are those of a document that the schema takes', (_, schema, data) => {
    const fields = Object.keys(schema.entries).filter((field) => !LATER.includes(field))
    expect(Object.keys(data).sort()).toEqual(fields.sort())
    expect(v.safeParse<v.GenericSchema>(schema, plain(data)).issues).toBe(undefined)
  })
})

describe('lengths', () => {
  it.each([
    ['name', LIMITS.name],
    ['address', LIMITS.address],
    ['report', LIMITS.report],
  ])('%s may have %d characters and no more', async (field, limit) => {
    for (const sender of [REPORTER, AT_DESK])
      await expectDenied(sends({ [field]: text(limit + 1) }, {}, sender))
    await sends({ [field]: text(limit) })
  })

  it(`phone may have ${LIMITS.phone} characters and no more`, async () => {
    const phone = (length: number) => ({ phone: '0'.repeat(length) })
    await expectDenied(sends(phone(LIMITS.phone + 1)))
    await sends(phone(LIMITS.phone))
  })

  it('all of them together fit', () =>
    sends({
      name: '字'.repeat(LIMITS.name),
      address: '字'.repeat(LIMITS.address),
      report: '字'.repeat(LIMITS.report),
      phone: '0'.repeat(LIMITS.phone),
    }))

  it(`a note may have ${LIMITS.reason} characters and no more`, async () => {
    expect(maxLengthOf(complaintHistory.entries.note)).toBe(LIMITS.reason)
    await expectDenied(notes({ note: text(LIMITS.reason + 1) }))
    await notes({ note: text(LIMITS.reason) })
  })

  it(`a reply may have ${LIMITS.reply} characters and no more`, async () => {
    expect(maxLengthOf(complaintHistory.entries.reply)).toBe(LIMITS.reply)
    await expectDenied(notes({ reply: text(LIMITS.reply + 1) }))
    await notes({ reply: text(LIMITS.reply) })
  })

  it('a chat may have as many characters as in the schema', async () => {
    const most = maxLengthOf(deskSettings.entries.telegramChat) ?? 0
    await expectDenied(settles({ telegramChat: '1'.repeat(most + 1) }))
    await settles({ telegramChat: '1'.repeat(most) })
  })

  it.each([
    ['templates', LIMITS.templates, { title: 'Diterima', text: 'Terima kasih.' }],
    ['recipients', LIMITS.recipients, 'petugas@contoh.id'],
  ])('%s may be %d and no more', async (field, limit, item) => {
    const list = (length: number) => ({ [field]: Array<unknown>(length).fill(item) })
    await expectDenied(settles(list(limit + 1)))
    await settles(list(limit))
  })

  it.each([0, 1, 12, 120, 121])('%d months are taken as by the schema', async (months) => {
    const { anonymiseAfterMonths: schema } = deskSettings.entries
    expect(await isAllowed(settles({ anonymiseAfterMonths: months }))).toBe(v.is(schema, months))
  })
})

describe('enumerations', () => {
  it.each(COMPLAINT_CATEGORIES)('the category %s', (category) => sends({ category }, { category }))

  it.each(COMPLAINT_CHANNELS)('the channel %s', (channel) =>
    sends({}, {}, { channel, by: channel === 'situs' ? '' : 'petugas' }),
  )
})

/** Values of every sort that a field may have, and some that none may. */
const PROBES = [
  ...[
    '',
    ' ',
    'Teks',
    'lainnya',
    'Lainnya',
    '0812 3456 7890',
    '+62-812.3456 7890',
    '(0264) 200100',
  ],
  ...['081234', '0812345', '-081234567', '08123456a', '0812345678901234567890'],
  ...[0, 1, 81234567890, null, true, ['Teks'], { teks: 'Teks' }],
]

describe.each(Object.entries<v.GenericSchema>(complaintInput.entries))(
  'the %s of a report',
  (field, schema) => {
    it.each(PROBES)('%j is taken by the rules as by the schema', async (value) => {
      const parsed = v.safeParse(schema, value)
      const shown = field === 'category' ? { category: value } : {}
      expect(await isAllowed(sends({ [field]: value }, shown))).toBe(
        parsed.success && parsed.output === value,
      )
    })
  },
)

describe('the schema and the rules agree on', () => {
  it.each([
    CODE,
    '0000000000000000',
    'ZZZZZZZZZZZZZZZZ',
    CODE.slice(1),
    `${CODE}0`,
    CODE.toLowerCase(),
    ...['I', 'L', 'O', 'U', '-', ' '].map((other) => CODE.replace('Q', other)),
  ])('the code %j', async (id) => {
    expect(await isAllowed(reports('visitor', pair(id), id))).toBe(v.is(trackingCode, id))
  })

  it.each([SECOND, SECOND.slice(1), `${SECOND}0`, SECOND.toLowerCase(), SECOND.replace('0', '8')])(
    'the id of an entry %j',
    async (id) => {
      expect(await isAllowed(notes({ note: 'a' }, id))).toBe(v.is(ulid, id))
    },
  )

  it.each(['jpg', 'png', 'gif', 'webp', 'jpeg', 'svg', 'html', ''])(
    'a photo in .%s',
    async (extension) => {
      const documentationurl = complaintPhotoPath(CODE, 1_763_700_000_000).replace('jpg', extension)
      expect(await isAllowed(sends({ documentationurl }))).toBe(
        v.is(complaint.entries.documentationurl, documentationurl),
      )
    },
  )

  it.each([
    ...['2026-11-21T03:04:05.678Z', '2026-11-21T03:04:05Z', '2024-02-29T00:00:00.000Z'],
    ...['2026-02-29T00:00:00.000Z', '2026-04-31T00:00:00.000Z', '2026-11-21T24:00:00.000Z'],
    ...['2026-11-21T03:04:60.000Z', '2026-11-21T03:04:05.678', '', 'kemarin', 'T03:04:05Z'],
  ])('the time %j, but that there must be such a day', async (date) => {
    const time = new Date(date)
    const isDay = !isNaN(Number(time)) && time.toISOString().startsWith(date.slice(0, 10))
    expect(await isAllowed(sends({ date }, { date }))).toBe(v.is(instant, date) && isDay)
  })
})
