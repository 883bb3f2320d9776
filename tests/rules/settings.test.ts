import { deleteField, doc, type DocumentData, updateDoc } from 'firebase/firestore/lite'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { LIMITS } from '../../src/domain/limits'
import { DEFAULT_SETTINGS } from '../../src/domain/settings/settings'
import { settingsInput } from '../../src/domain/settings/settings-input'
import { settingsFields } from '../../src/domain/settings/settings-schema'
import { commit, expectDenied, expectEachDenied, isAllowed } from '../support/rules'
import { earlier, signedBy, without } from './content'
import { maxLengthOf } from '../../src/domain/field-facts'
import { type Name, setupPeople } from './people'
import { PROBES } from './probes'

const { project, people } = setupPeople('demo-rules-settings')
const path = 'site_settings/1'

const SETTINGS = {
  ...DEFAULT_SETTINGS,
  whatsapp: '0812 0000 0001',
  latitude: -7.1586,
  longitude: 107.9142,
}
const FIELDS = Object.keys(settingsInput.entries)
const day = '08:00-15:00'

const settingsBy = (uid: string, changes: DocumentData = {}): DocumentData => ({
  ...SETTINGS,
  ...signedBy(uid),
  ...changes,
})
const saves = (uid: Name, changes: DocumentData = {}) =>
  commit(people[uid], { [path]: settingsBy(uid, changes) })
const isAcceptedByRules = (changes: DocumentData) => isAllowed(saves('admin', changes))
const store = (changes: DocumentData = {}) =>
  project.store({ [path]: { ...SETTINGS, ...changes, updatedBy: 'admin-2', updatedAt: earlier } })

describe('the rules and the schema', () => {
  beforeEach(() => store())

  it.each(FIELDS)('accept the same values of the field %s', async (field) => {
    for (const value of PROBES) {
      const parsed = v.safeParse(settingsInput, { ...SETTINGS, [field]: value })
      const output = parsed.success && parsed.output[field as keyof typeof parsed.output]
      const expected = parsed.success && JSON.stringify(output) === JSON.stringify(value)
      expect([value, await isAcceptedByRules({ [field]: value })]).toEqual([value, expected])
    }
  })

  const texts = Object.entries<v.GenericSchema>(settingsInput.entries).filter(
    ([, schema]) => v.is(schema, 'Teks') && maxLengthOf(schema) !== undefined,
  )
  it('do not store control characters in an address: the schema removes them, the rules reject them', async () => {
    expect(await isAcceptedByRules({ facebook_url: 'https://contoh.id/a\u0001b' })).toBe(false)
  })

  it.each(texts)('agree on the maximum length of the field %s', async (field, schema) => {
    const most = maxLengthOf(schema) ?? 0
    expect(await isAcceptedByRules({ [field]: 'a'.repeat(most) })).toBe(true)
    expect(await isAcceptedByRules({ [field]: 'a'.repeat(most + 1) })).toBe(false)
  })

  it.each([
    ['email', LIMITS.email, (length: number) => `a@${'a'.repeat(length - 5)}.id`],
    ['facebook_url', 508, (length: number) => `https://${'a'.repeat(length - 8)}`],
    ['phone', LIMITS.phone, (length: number) => '0'.repeat(length)],
  ] as const)('agree on the maximum length of a valid %s', async (field, most, of) => {
    expect(await isAcceptedByRules({ [field]: of(most) })).toBe(true)
    expect(await isAcceptedByRules({ [field]: of(most + 1) })).toBe(false)
  })

  const stored = '/v0/b/desa.firebasestorage.app/o/images%2F1763700000000'
  const google = `https://firebasestorage.googleapis.com${stored}`
  const EMBLEMS = [
    `${stored}.png?alt=media`,
    `${google}.png?alt=media`,
    `${google}.jpg?alt=media`,
    `${google}.png?alt=media&token=a`,
    `${google}_emblem?alt=media`,
    `http://firebasestorage.googleapis.com${stored}.png?alt=media`,
    `https://contoh.id${stored}.png?alt=media`,
    `//contoh.id${stored}.png?alt=media`,
    '/v0/b/desa/o/images%2Fusulan%2Fbudi%2F1763700000000.png?alt=media',
    'https://contoh.id/lambang.png',
    'javascript:alert(1)',
    `${google}.png?alt=media\n`,
  ]
  it('agree on the addresses of emblems', async () => {
    for (const emblemurl of EMBLEMS) {
      const isRight = v.is(settingsInput.entries.emblemurl, emblemurl)
      expect([emblemurl, isRight]).toEqual([
        emblemurl,
        /^(https:\/\/firebasestorage\.googleapis\.com)?\/v0\/b\/desa\.[^?]*\d\.png\?alt=media(?!.|\n)/.test(
          emblemurl,
        ),
      ])
      expect([emblemurl, await isAcceptedByRules({ emblemurl })]).toEqual([emblemurl, isRight])
    }
  })

  it.each([
    `${stored}.jpg?alt=media#576x1280`,
    `${google}.jpg?alt=media#1280x800`,
    `${google}.jpg?alt=media`,
    `${google}.jpg?alt=media#share`,
    `${google}.png?alt=media#576x1280`,
    `${google}_640?alt=media#576x1280`,
    `${google}.jpg?alt=media#12800x800`,
    `${google}.jpg?alt=media#576x12800`,
    `${google}.jpg?alt=media#1280x80`,
    `${google}.jpg?alt=media#576x1280\n`,
    `https://contoh.id${stored}.jpg?alt=media#576x1280`,
    `//contoh.id${stored}.jpg?alt=media#576x1280`,
  ])('agree on the screenshot %s', async (url) => {
    const isRight =
      /^(https:\/\/firebasestorage\.googleapis\.com)?\/v0\/b\/desa\.[^?#]*\d\.jpg\?alt=media#\d{3,4}x\d{3}\d?(?!.|\n)/.test(
        url,
      )
    for (const field of ['narrowscreenshoturl', 'widescreenshoturl'] as const) {
      expect(v.is(settingsInput.entries[field], url)).toBe(isRight)
      expect(await isAcceptedByRules({ [field]: url })).toBe(isRight)
    }
  })

  it.each([
    ['emblemurl', '.png?alt=media'],
    ['narrowscreenshoturl', '.jpg?alt=media#576x1280'],
  ])('agree on the length of the bucket name in %s', async (field, ending) => {
    const address = (length: number) =>
      `/v0/b/${'a'.repeat(length)}/o/images%2F1763700000000${ending}`
    expect(await isAcceptedByRules({ [field]: address(222) })).toBe(true)
    expect(await isAcceptedByRules({ [field]: address(223) })).toBe(false)
  })

  it('agree on the office hours of each day', async () => {
    const week = (monday: unknown) => [monday, ...Array<string>(6).fill(day)]
    for (const hours of [
      ...[0, 1, 2, 3, 4, 5, 6].flatMap((at) => [
        Array<string>(7).fill('').with(at, day),
        Array<string>(7).fill(day).with(at, '15:00-08:00'),
      ]),
      ...['00:00-23:59', '08:00-08:00', '08:00-07:59', '08:00', '08:00-', '-15:00', '-'].map(week),
      ...[' ', '8:00-15:00', '08:00-24:00', '24:00-25:00', '08:60-15:00', '08:00–15:00'].map(week),
      ...['08:00-15:00\n', null, 8, { opens: '08:00' }].map(week),
      ...[6, 7, 8].map((days) => Array<string>(days).fill(day)),
      Array<string>(7).fill(''),
    ])
      expect([hours, await isAcceptedByRules({ service_hours: hours })]).toEqual([
        hours,
        v.is(settingsInput.entries.service_hours, hours),
      ])
  })

  it('agree that coordinates are both set or both null', async () => {
    expect(await isAcceptedByRules({ latitude: null, longitude: null })).toBe(true)
    for (const field of ['latitude', 'longitude'])
      expect(await isAcceptedByRules({ [field]: null })).toBe(false)
  })

  it('accept the default settings', () => saves('admin', DEFAULT_SETTINGS))

  it('agree on the names of the fields', () => {
    expect(Object.keys(settingsFields.entries).sort()).toEqual([...FIELDS].sort())
  })
})

const INVALID: [string, DocumentData][] = [
  ['the signature of another user', { updatedBy: 'admin-2' }],
  ['a client timestamp', { updatedAt: earlier }],
  ['an unknown field', { catatan: '' }],
  ['the same hours for all days', { service_opens: '08:00' }],
  ['an invalid value', { answer_days: 0 }],
]

describe('missing settings', () => {
  it.each(FIELDS)('can be created with only the field %s', async (field) => {
    const place = ['latitude', 'longitude'].includes(field) ? ['latitude', 'longitude'] : [field]
    const data = Object.entries(SETTINGS).filter(([name]) => place.includes(name))
    await commit(people.admin, { [path]: { ...Object.fromEntries(data), ...signedBy('admin') } })
  })

  it('cannot be created with other fields, or with another author or time', async () => {
    await expectEachDenied(INVALID, ([, changes]) => saves('admin', changes))
    await expectEachDenied(['updatedBy', 'updatedAt'], (field) =>
      commit(people.admin, { [path]: without(settingsBy('admin'), field) }),
    )
  })

  it('cannot be created under another document id', () =>
    expectDenied(commit(people.admin, { 'site_settings/2': settingsBy('admin') })))
})

describe('existing settings', () => {
  const updates = (uid: Name, changes: DocumentData) =>
    updateDoc(doc(people[uid].firestore, path), { ...signedBy(uid), ...changes })

  beforeEach(() => store({ lambang: 'padi' }))

  it.each(FIELDS)('do not require the field %s', async (field) => {
    const pair = { latitude: 'longitude', longitude: 'latitude' }[field] ?? field
    await project.store({ [path]: without(without(SETTINGS, field), pair) })
    await updates('admin', { complaints_open: false })
  })

  it('can be changed at maximum size', async () => {
    const address = (length: number) => `https://${'a'.repeat(length - 8)}`
    await saves('admin', {
      lambang: 'padi',
      village_name: 'a'.repeat(LIMITS.name),
      address: 'a'.repeat(LIMITS.address),
      email: `${'a'.repeat(200)}@desa.id`,
      whatsapp: '+62 812-0000-000',
      service_hours: Array(7).fill('08:00-15:00'),
      ...Object.fromEntries(
        ['youtube_url', 'instagram_url', 'facebook_url', 'twitter_url'].map((field) => [
          field,
          address(508),
        ]),
      ),
    })
  })

  describe('that still store one set of office hours for all days', () => {
    const FORMER = { service_days: [1, 2, 3, 4], service_opens: '09:00', service_closes: '12:00' }
    beforeEach(() =>
      project.store({ [path]: { ...without(SETTINGS, 'service_hours'), ...FORMER } }),
    )

    it('can be changed in other fields', () => updates('admin', { palette: 'laut' }))

    it('can receive office hours for each day', () =>
      updates('admin', { service_hours: [day, day, day, day, '08:00-11:30', '', ''] }))

    it.each(Object.keys(FORMER))('reject a change of the field %s', (field) =>
      expectDenied(updates('admin', { [field]: { service_days: [1] }[field] ?? '10:00' })),
    )
  })

  it('cannot lose a field, or have an unknown field changed', async () => {
    await expectDenied(updates('admin', { lambang: 'kopi' }))
    await expectEachDenied(['lambang', ...FIELDS], (field) =>
      updates('admin', { [field]: deleteField() }),
    )
  })

  it('cannot be changed with invalid values, or without updating the author and time', async () => {
    await expectEachDenied(INVALID, ([, changes]) => updates('admin', changes))
    await expectDenied(updateDoc(doc(people.admin.firestore, path), { complaints_open: false }))
  })
})
