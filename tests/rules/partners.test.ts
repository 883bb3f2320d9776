import type { DocumentData } from 'firebase/firestore/lite'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { LIMITS } from '../../src/domain/limits'
import { partnerInput } from '../../src/domain/partners/partners-schema'
import { commit, expectDenied, expectEachDenied, isAllowed } from '../support/rules'
import { earlier, PRIVATE_ADDRESSES, PUBLIC_ADDRESSES, signedBy, without } from './content'
import { type Name, setupPeople } from './people'
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
const isAcceptedByRules = (partners: unknown) => isAllowed(saves('admin', { partners }))

describe.each(['that do not exist yet', 'that exist'])('partners %s', (state) => {
  beforeEach(async () => {
    if (state === 'that exist')
      await project.store({ [path]: partnersBy('admin-2', { updatedAt: earlier }) })
  })

  it('can be empty', () => saves('admin', { partners: [] }))

  it('must have every field, with valid values', async () => {
    await expectEachDenied<DocumentData>(
      [
        { updatedBy: 'admin-2' },
        { updatedAt: earlier },
        { catatan: '' },
        ...['Koperasi', '', null, {}, { 0: PARTNER }].map((partners) => ({ partners })),
      ],
      (changes) => saves('admin', changes),
    )
    await expectEachDenied(Object.keys(partnersBy('admin')), (field) =>
      commit(people.admin, { [path]: without(partnersBy('admin'), field) }),
    )
    await expectDenied(commit(people.admin, { 'partners/2': partnersBy('admin') }))
  })
})

describe('a partner', () => {
  const withAt = (place: number, partner: unknown) =>
    PLACES.map((each) => (each === place ? partner : PARTNER))

  it.each(Object.keys(partnerInput.entries))(
    'accepts the field %s only if the schema does',
    async (field) => {
      for (const value of [...PROBES, ...PUBLIC_ADDRESSES, [PARTNER]]) {
        const partner = { ...PARTNER, [field]: value }
        const parsed = v.safeParse(partnerInput, partner)
        const expected = parsed.success && JSON.stringify(parsed.output) === JSON.stringify(partner)
        expect([value, await isAcceptedByRules([partner])]).toEqual([value, expected])
      }
    },
  )

  it(`can be added until there are ${LIMITS.logos}`, async () => {
    expect(await isAcceptedByRules(PLACES.map(() => PARTNER))).toBe(true)
    expect(await isAcceptedByRules([...PLACES, LIMITS.logos].map(() => PARTNER))).toBe(false)
  })

  it('can have the maximum size at every position', () =>
    saves('admin', {
      partners: PLACES.map(() => ({
        name: 'a'.repeat(LIMITS.name),
        logourl: PUBLIC_ADDRESSES[1],
        url: `https://${'a'.repeat(500)}`,
      })),
    }))

  it('must be valid at every position', async () => {
    for (const place of PLACES)
      for (const wrong of [
        { ...PARTNER, url: 'javascript:alert(1)' },
        { ...PARTNER, catatan: '' },
        without(PARTNER, 'url'),
        'Koperasi',
        null,
      ])
        expect([place, wrong, await isAcceptedByRules(withAt(place, wrong))]).toEqual([
          place,
          wrong,
          false,
        ])
  })

  it('cannot have a logo with a private address', () =>
    expectEachDenied(PRIVATE_ADDRESSES, (logourl) =>
      saves('admin', { partners: [{ ...PARTNER, logourl }] }),
    ))

  it('limits the length of a logo URL on this site', async () => {
    const logo = (length: number) => [{ ...PARTNER, logourl: `/${'a'.repeat(length - 1)}` }]
    expect(await isAcceptedByRules(logo(502))).toBe(true)
    expect(await isAcceptedByRules(logo(503))).toBe(false)
  })

  it.each(['name', 'logourl', 'url'])('limits the length of the field %s', async (field) => {
    const [start, most] = field === 'name' ? ['', LIMITS.name] : ['https://', 508]
    const long = (length: number) => start + 'a'.repeat(length - start.length)
    expect(await isAcceptedByRules([{ ...PARTNER, [field]: long(most) }])).toBe(true)
    expect(await isAcceptedByRules([{ ...PARTNER, [field]: long(most + 1) }])).toBe(false)
  })
})
