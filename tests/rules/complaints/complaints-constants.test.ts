import type { DocumentData } from 'firebase/firestore/lite'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { COMPLAINT_CATEGORIES, complaintPhotoPath } from '../../../src/domain/complaints/complaint'
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
import { instant } from '../../../src/domain/publishing/change-metadata-schema'
import { commit, expectDenied, isAllowed } from '../../support/rules'
import { signedBy } from '../content'
import { maxLengthOf } from '../../../src/domain/field-facts'
import {
  CODE,
  pair,
  progressAt,
  REPORTER,
  reportAt,
  SECOND,
  setupComplaints,
  stepBy,
  type Sender,
  verdict,
} from './complaints'

/* Like constants.test.ts: compares the rules with src/domain, here for complaints. */

const { people, project, storeReport, records, reports } = setupComplaints(
  'demo-complaints-constants',
)

const AT_DESK: Sender = { channel: 'datang', by: 'petugas' }

const sends = (report: DocumentData, progress: DocumentData = {}, sender: Sender = REPORTER) =>
  reports(sender.by === '' ? 'visitor' : 'petugas', pair(CODE, sender, { report, progress }))
const notes = async (changes: { note?: string; reply?: string }, id: string = SECOND) =>
  records('petugas', stepBy('petugas', await storeReport(), changes, id), id)
const settles = (changes: DocumentData) =>
  commit(people.admin, {
    'desk_settings/1': { ...DEFAULT_DESK_SETTINGS, ...signedBy('admin'), ...changes },
  })

/** Converts times to ISO text, as the app reads them. */
const plain = (data: DocumentData): unknown =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]: [string, unknown]) => [
      key,
      ['receivedAt', 'updatedAt', 'at'].includes(key) ? '2026-11-21T03:04:05.678Z' : value,
    ]),
  )

const OPTIONAL_FIELDS = ['original', 'verdictUntil', 'verdict', 'photos']

describe('the fields', () => {
  const { report, progress } = pair(CODE)
  const { entry } = stepBy('petugas', { report, progress }, { note: 'a' })
  const settings = { ...DEFAULT_DESK_SETTINGS, ...signedBy('petugas') }

  // The tests of each collection cover missing and additional fields.
  it.each([
    ['complaints', complaint, report],
    ['complaint_status', complaintProgress, progress],
    ['history', complaintHistory, entry],
    ['complaint_verdicts', complaintVerdict, verdict().verdict],
    ['desk_settings', deskSettings, settings],
  ] as const)('of %s match a valid document of the schema', (_, schema, data) => {
    const fields = Object.keys(schema.entries).filter((field) => !OPTIONAL_FIELDS.includes(field))
    expect(Object.keys(data).sort()).toEqual(fields.sort())
    expect(v.safeParse<v.GenericSchema>(schema, plain(data)).issues).toBe(undefined)
  })
})

describe('the rules', () => {
  it.each([
    ['name', LIMITS.name, 'a'],
    ['address', LIMITS.address, 'a'],
    ['report', LIMITS.report, 'a'],
    ['phone', LIMITS.phone, '0'],
  ])('limit %s to %d characters', async (field, limit, character) => {
    for (const sender of [REPORTER, AT_DESK])
      await expectDenied(sends({ [field]: character.repeat(limit + 1) }, {}, sender))
    await sends({ [field]: character.repeat(limit) })
  })

  it('accept a report with all fields at their maximum length', () =>
    sends({
      name: '字'.repeat(LIMITS.name),
      address: '字'.repeat(LIMITS.address),
      report: '字'.repeat(LIMITS.report),
      phone: '0'.repeat(LIMITS.phone),
    }))

  it.each([
    ['note', LIMITS.reason],
    ['reply', LIMITS.reply],
  ] as const)('limit a %s to %d characters', async (field, limit) => {
    expect(maxLengthOf(complaintHistory.entries[field])).toBe(limit)
    await expectDenied(notes({ [field]: 'a'.repeat(limit + 1) }))
    await notes({ [field]: 'a'.repeat(limit) })
  })

  it('limit a Telegram chat ID to the maximum length in the schema', async () => {
    const most = maxLengthOf(deskSettings.entries.telegramChat) ?? 0
    await expectDenied(settles({ telegramChat: '1'.repeat(most + 1) }))
    await settles({ telegramChat: '1'.repeat(most) })
  })

  it.each([
    ['templates', LIMITS.templates, { title: 'Diterima', text: 'Terima kasih.' }],
    ['recipients', LIMITS.recipients, 'petugas@contoh.id'],
  ])('limit %s to %d items', async (field, limit, item) => {
    const list = (length: number) => ({ [field]: Array<unknown>(length).fill(item) })
    await expectDenied(settles(list(limit + 1)))
    await settles(list(limit))
  })

  it.each([0, 1, 12, 120, 121])(
    'accept a retention period of %d months only if the schema does',
    async (months) => {
      const { anonymiseAfterMonths: schema } = deskSettings.entries
      expect(await isAllowed(settles({ anonymiseAfterMonths: months }))).toBe(v.is(schema, months))
    },
  )
})

const PROBES = [
  ...COMPLAINT_CATEGORIES,
  ...[
    ...['', ' ', 'Teks', 'lainnya', 'Lainnya', '0812 3456 7890', '+62-812.3456 7890'],
    '(0264) 200100',
  ],
  ...['081234', '0812345', '-081234567', '08123456a', '0812345678901234567890'],
  ...[0, 1, 81234567890, null, true, ['Teks'], { teks: 'Teks' }],
]

it.each(Object.entries<v.GenericSchema>(complaintInput.entries))(
  'the rules and the schema accept the same values of the field %s',
  async (field, schema) => {
    for (const value of PROBES) {
      const parsed = v.safeParse(schema, value)
      const shown = field === 'category' ? { category: value } : {}
      await expectAgreement(
        value,
        sends({ [field]: value }, shown),
        parsed.success && parsed.output === value,
      )
    }
  },
)

async function expectAgreement(value: unknown, attempt: Promise<unknown>, isValid: boolean) {
  expect([value, await isAllowed(attempt)]).toEqual([value, isValid])
  await project.store({ [reportAt(CODE)]: null, [progressAt(CODE)]: null })
}

describe('the rules and the schema', () => {
  it('agree on tracking codes', async () => {
    for (const id of [
      ...[CODE, '0000000000000000', 'ZZZZZZZZZZZZZZZZ', CODE.slice(1), `${CODE}0`],
      ...[CODE.toLowerCase(), '................'],
      ...['I', 'L', 'O', 'U', '-', ' '].map((other) => CODE.replace('Q', other)),
    ])
      await expectAgreement(id, reports('visitor', pair(id), id), v.is(trackingCode, id))
  })

  it('agree on the ids of history entries', async () => {
    const first = SECOND.replace('0', '8')
    for (const id of [
      SECOND.slice(1),
      `${SECOND}0`,
      SECOND.toLowerCase(),
      first,
      'catatan',
      SECOND,
    ])
      await expectAgreement(id, notes({ note: 'a' }, id), v.is(ulid, id))
  })

  it('agree on the extension of a photo', async () => {
    for (const extension of ['jpg', 'png', 'gif', 'webp', 'jpeg', 'svg', 'html', '']) {
      const documentationurl = complaintPhotoPath(CODE, 1_763_700_000_000).replace('jpg', extension)
      const isValid = v.is(complaint.entries.documentationurl, documentationurl)
      await expectAgreement(extension, sends({ documentationurl }), isValid)
    }
  })

  it('agree on times, but only the rules reject days that do not exist', async () => {
    for (const date of [
      ...['2026-11-21T03:04:05.678Z', '2026-11-21T03:04:05Z', '2024-02-29T00:00:00.000Z'],
      ...['2026-02-29T00:00:00.000Z', '2026-04-31T00:00:00.000Z', '2026-11-21T24:00:00.000Z'],
      ...['2026-11-21T03:04:60.000Z', '2026-11-21T03:04:05.678', '', 'kemarin', 'T03:04:05Z'],
    ]) {
      const time = new Date(date)
      const isDay = !isNaN(Number(time)) && time.toISOString().startsWith(date.slice(0, 10))
      await expectAgreement(date, sends({ date }, { date }), v.is(instant, date) && isDay)
    }
  })
})
