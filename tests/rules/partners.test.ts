import type { DocumentData } from 'firebase/firestore/lite'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { LIMITS } from '../../src/domain/limits'
import { partnerInput } from '../../src/domain/partners/partners-input'
import { commit, expectDenied, isAllowed } from '../support/rules'
import { earlier, PRIVATE_ADDRESSES, PUBLIC_ADDRESSES, signedBy, without } from './content'
import { type Name, OUTSIDERS, setupPeople } from './people'
import { PROBES } from './probes'

const { project, people } = setupPeople('demo-rules-partners')
const path = 'partners/1'

const PARTNER = { name: 'Koperasi', logourl: PUBLIC_ADDRESSES[0], url: 'https://contoh.id' }
const PLACES = Array.from({ length: LIMITS.logos }, (_, place) => place)

const partnersBy = (uid: string, changes: DocumentData = {}): DocumentData => ({
  partners: [PARTNER],
  ...signedBy(uid),
  ...changes,
})
const saves = (uid: Name, changes: DocumentData = {}) =>
  commit(people[uid], { [path]: partnersBy(uid, changes) })
const isTaken = (partners: unknown) => isAllowed(saves('admin', { partners }))

describe.each(['that are not there yet', 'that are there'])('partners %s', (state) => {
  beforeEach(async () => {
    if (state === 'that are there')
      await project.store({ [path]: partnersBy('admin-2', { updatedAt: earlier }) })
  })

  it('an admin saves', () => saves('admin'))

  it('may be none', () => saves('admin', { partners: [] }))

  it.each(['editor', 'kontributor', ...OUTSIDERS] as const)('%s does not save', (uid) =>
    expectDenied(saves(uid)),
  )

  it.each<[string, DocumentData]>([
    ['the name of another', { updatedBy: 'admin-2' }],
    ['a time of their own', { updatedAt: earlier }],
    ['a field of their own', { catatan: '' }],
  ])('do not get %s', (_, changes) => expectDenied(saves('admin', changes)))

  it.each(['partners', 'updatedBy', 'updatedAt'])('do not lack %s', (field) =>
    expectDenied(commit(people.admin, { [path]: without(partnersBy('admin'), field) })),
  )

  it.each(['Koperasi', '', null, {}, { 0: PARTNER }])('are no %j', async (value) => {
    expect(await isTaken(value)).toBe(false)
  })

  it('are one document', () =>
    expectDenied(commit(people.admin, { 'partners/2': partnersBy('admin') })))

  it.each(['admin', 'editor', 'kontributor', ...OUTSIDERS] as const)('%s does not delete', (uid) =>
    expectDenied(commit(people[uid], { [path]: null })),
  )
})

describe('a partner', () => {
  const withAt = (place: number, partner: unknown) =>
    PLACES.map((each) => (each === place ? partner : PARTNER))

  it.each(Object.keys(partnerInput.entries))(
    'has a %s on which the schema and the rules agree',
    async (field) => {
      for (const value of [...PROBES, ...PUBLIC_ADDRESSES, [PARTNER]]) {
        const partner = { ...PARTNER, [field]: value }
        const parsed = v.safeParse(partnerInput, partner)
        const expected = parsed.success && JSON.stringify(parsed.output) === JSON.stringify(partner)
        expect([value, await isTaken([partner])]).toEqual([value, expected])
      }
    },
  )

  it(`is one of ${LIMITS.logos} at most`, async () => {
    expect(await isTaken(PLACES.map(() => PARTNER))).toBe(true)
    expect(await isTaken([...PLACES, LIMITS.logos].map(() => PARTNER))).toBe(false)
  })

  it('is of the greatest size eight times', () =>
    saves('admin', {
      partners: PLACES.map(() => ({
        name: 'a'.repeat(LIMITS.name),
        logourl: PUBLIC_ADDRESSES[1],
        url: `https://${'a'.repeat(500)}`,
      })),
    }))

  it.each(PLACES)('is looked at at place %d', async (place) => {
    for (const wrong of [
      { ...PARTNER, url: 'javascript:alert(1)' },
      { ...PARTNER, catatan: '' },
      without(PARTNER, 'url'),
      'Koperasi',
      null,
    ])
      expect(await isTaken(withAt(place, wrong))).toBe(false)
  })

  it.each(PRIVATE_ADDRESSES)('never shows %s', async (logourl) => {
    expect(await isTaken([{ ...PARTNER, logourl }])).toBe(false)
  })

  it('has a logo of bounded length of this site, too', async () => {
    const logo = (length: number) => [{ ...PARTNER, logourl: `/${'a'.repeat(length - 1)}` }]
    expect(await isTaken(logo(502))).toBe(true)
    expect(await isTaken(logo(503))).toBe(false)
  })

  it.each(['name', 'logourl', 'url'])('has a %s of bounded length', async (field) => {
    const [start, most] = field === 'name' ? ['', LIMITS.name] : ['https://', 508]
    const long = (length: number) => start + 'a'.repeat(length - start.length)
    expect(await isTaken([{ ...PARTNER, [field]: long(most) }])).toBe(true)
    expect(await isTaken([{ ...PARTNER, [field]: long(most + 1) }])).toBe(false)
  })
})
