import { decodeTime } from 'ulid'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { splitAgenda } from '@/domain/agenda/agenda'
import { INPUT } from '@/domain/collection-schemas'
import { COLLECTION_NAMES, collectionsWith } from '@/domain/collections'
import { DRAFT_STATES } from '@/domain/drafts/draft-schema'
import { toWhatsappNumber } from '@/domain/links/whatsapp'
import { parseMarkup } from '@/domain/markup/markup'
import { currentAnnouncement, NEWS_CATEGORIES } from '@/domain/news/article'
import { isVillageHead } from '@/domain/officials/official'
import { picturesIn } from '@/domain/pictures/picture-mark'
import { contactValue, socialLinks } from '@/domain/settings/settings'
import { paragraphsOf } from '@/domain/text/text'
import { addDays, dayIn } from '@/domain/time/date'
import { ROLES } from '@/domain/users/role'
import { pictureObjects } from './bucket'
import { asRead, collectionOf, read, SCHEMAS } from './reading'
import { buildSample } from './sample'

const TODAY = '2026-11-21'
const { documents, accounts, objects } = buildSample(TODAY)

it('the sample is identical each time it is built for the same day', () => {
  expect(buildSample(TODAY)).toEqual({ documents, accounts, objects })
})

describe.each([TODAY, '2027-01-01', '2028-02-29', '2026-06-07'])('the sample as of %s', (today) => {
  const sample = buildSample(today)

  it('contains only documents that match their schema exactly', () => {
    const schemas = new Map<string, v.GenericSchema>(Object.entries(SCHEMAS))
    for (const [path, document] of Object.entries(sample.documents)) {
      const schema = schemas.get(collectionOf(path)) ?? v.never()
      expect(v.parse(schema, asRead(document)), path).toEqual(asRead(document))
    }
  })

  it('contains past, current and future events, and an announcement that has not ended', () => {
    const { coming, past } = splitAgenda(read(sample.documents, 'agenda'), today)
    expect(past.length).toBeGreaterThanOrEqual(3)
    expect(coming.filter(({ date }) => date === today)).toHaveLength(1)
    expect(coming.filter(({ date }) => date > today)).toHaveLength(9)
    const [newest, ...older] = read(sample.documents, 'announcements').sort((a, b) =>
      b.id.localeCompare(a.id),
    )
    expect(currentAnnouncement(newest ? [newest, ...older] : [], today)).toBe(newest)
    expect(newest && newest.enddate > today).toBe(true)
  })

  it('contains news of the last two weeks and of earlier months', () => {
    const dates = read(sample.documents, 'news').map(({ date }) => date)
    expect(dates.every((date) => date <= today && date > addDays(today, -366))).toBe(true)
    expect(dates.filter((date) => date > addDays(today, -14)).length).toBeGreaterThanOrEqual(3)
    expect(dates.some((date) => date < addDays(today, -270))).toBe(true)
  })

  it('contains no document written after today', () => {
    const written = JSON.stringify(sample.documents, (field, value: unknown) =>
      ['publishAt', 'verdictUntil'].includes(field) ? null : value,
    ).matchAll(/"\$timestamp":"([^"]+)"/g)
    const days = Array.from(written, ([, instant = '']) => dayIn('Asia/Jakarta', new Date(instant)))
    expect(days.filter((day) => day > today)).toEqual([])
  })
})

describe('collections of the sample', () => {
  // These collections are filled by the first search, an import or an error.
  it.each(
    COLLECTION_NAMES.filter((name) => !['device_errors', 'imports', 'search_index'].includes(name)),
  )('contain an example of %s', (name) => {
    expect(read(documents, name)).not.toEqual([])
  })

  it.each([
    ['news', 24],
    ['announcements', 6],
    ['apparatus', 12],
    ['umkm', 16],
    ['gallery', 24],
    ['pages', 2],
    ['partners', 1],
    ['site_settings', 1],
    ['home_statistics', 4],
  ] as const)('%s contains %i documents', (name, count) => {
    expect(read(documents, name)).toHaveLength(count)
  })

  it.each([...collectionsWith('form'), 'drafts'] as const)(
    'store documents of %s under the id in the document',
    (name) => {
      const stored = Object.keys(documents).filter((path) => collectionOf(path) === name)
      expect(read(documents, name).map(({ id }) => `${name}/${id}`)).toEqual(stored)
    },
  )

  it("use article ids that contain the article's date", () => {
    for (const { id, date } of [...read(documents, 'news'), ...read(documents, 'announcements')])
      expect(dayIn('Asia/Jakarta', new Date(decodeTime(id)))).toBe(date)
  })
})

describe('sample news', () => {
  const items = read(documents, 'news')

  it.each(items)('contains four to nine paragraphs in “$title”', ({ content }) => {
    const { length } = paragraphsOf(content)
    expect(length).toBeGreaterThanOrEqual(4)
    expect(length).toBeLessThanOrEqual(9)
  })

  it('covers every category, varies its opening words, and includes one article without a picture', () => {
    expect(new Set(items.map(({ category }) => category))).toEqual(new Set(NEWS_CATEGORIES))
    const openings = items.map(({ content }) => content.split(' ').slice(0, 3).join(' '))
    expect(new Set(openings).size).toBe(items.length)
    expect(items.filter(({ imageurl }) => imageurl === '')).toHaveLength(1)
  })
})

it('the sample includes announcements that have ended and announcements without an end date', () => {
  const ends = read(documents, 'announcements').map(({ enddate }) => enddate)
  expect(ends.filter((end) => end !== '' && end < TODAY).length).toBeGreaterThanOrEqual(2)
  expect(ends).toContain('')
})

it('the sample uses all text formats in news and announcements', () => {
  const texts = [...read(documents, 'news'), ...read(documents, 'announcements')]
  const blocks = texts.flatMap(({ content }) => parseMarkup(content))
  expect(new Set(blocks.map(({ type }) => type))).toEqual(
    new Set(['paragraph', 'heading', 'list', 'picture']),
  )
  const pictures = texts.flatMap(({ content }) => picturesIn(content))
  const objects = pictureObjects().map(({ name }) => encodeURIComponent(name))
  for (const { src, alt, width, height } of pictures) {
    expect(objects.some((name) => src.endsWith(`/o/${name}?alt=media`))).toBe(true)
    expect(alt).not.toBe('')
    expect(width * height).toBeGreaterThan(0)
  }
})

it('the first sample official is the only village head, with a welcome and a signature, and all have a portrait', () => {
  const officials = read(documents, 'apparatus').sort((a, b) => b.id.localeCompare(a.id))
  expect(officials.filter(isVillageHead)).toEqual([officials[0]])
  expect(officials[0]?.welcomemessage).not.toBe('')
  expect(officials[0]?.signatureurl).not.toBe('')
  expect(officials.every(({ photourl }) => photourl !== '')).toBe(true)
})

describe('sample contacts', () => {
  const [settings] = read(documents, 'site_settings')
  if (!settings) throw new Error('The sample has no settings.')

  it('include every kind of contact and several social networks', () => {
    for (const field of ['email', 'whatsapp', 'phone', 'address'] as const)
      expect(contactValue(settings, field)).not.toBe('')
    const networks = socialLinks(settings).map(({ network }) => network)
    expect(networks).toEqual(['youtube', 'instagram', 'facebook'])
  })

  it('use only phone numbers that cannot exist, each once', () => {
    const written = [settings, ...read(documents, 'umkm')].map(({ whatsapp }) => whatsapp)
    const reporters = read(documents, 'complaints').map(({ phone }) => phone)
    const numbers = [...written, ...reporters].filter(Boolean).map(toWhatsappNumber)
    expect(numbers.filter((number) => !/^6281200000\d{3}$/.test(number))).toEqual([])
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})

describe('sample statistics', () => {
  const statistic = (name: string) =>
    read(documents, 'home_statistics').find((key) => key.name === name)?.value

  it.each(['population_gender', 'population_religion', 'population_work'] as const)(
    'add up to the number of inhabitants in %s',
    (table) => {
      const total = read(documents, table).reduce((sum, { value }) => sum + value, 0)
      expect(total).toBe(statistic('Penduduk'))
    },
  )

  it.each([
    ['Jumlah penduduk', 'Penduduk'],
    ['Jumlah kepala keluarga', 'Kepala Keluarga'],
    ['Jumlah dusun', 'Dusun'],
    ['Luas wilayah', 'Luas Wilayah'],
  ])('match the history page: %s', (description, name) => {
    const rows = read(documents, 'pages').flatMap((page) =>
      page.slug === 'sejarah' ? page.content.administrative_data : [],
    )
    const value = rows.find((row) => row.description === description)?.value ?? ''
    expect(Number(/^[\d.]+/.exec(value)?.[0].replace('.', ''))).toBe(statistic(name))
  })
})

describe('sample drafts', () => {
  const drafts = read(documents, 'drafts')

  it('include every state, and have a publication time only if they are scheduled', () => {
    expect(new Set(drafts.map(({ state }) => state))).toEqual(new Set(DRAFT_STATES))
    for (const { state, publishAt } of drafts)
      expect(publishAt !== null).toBe(state === 'terjadwal')
  })

  it.each(drafts.filter(({ state }) => state !== 'draf'))(
    'in state $state contain a publishable $kind item',
    ({ kind, data }) => {
      expect(v.parse(INPUT[kind], data)).toEqual(data)
    },
  )
})

describe('sample accounts', () => {
  const users = read(documents, 'users')

  it('exist once for every role and match the documents in users', () => {
    expect(accounts.map(({ customClaims }) => customClaims.role)).toEqual(ROLES)
    const described = accounts.map(({ localId, displayName: name, email, customClaims }) => {
      return { id: localId, auth_id: localId, name, email, role: customClaims.role }
    })
    for (const user of described) expect(users).toContainEqual(expect.objectContaining(user))
  })

  it('include the authors of all changes', () => {
    const actors = JSON.stringify(documents).matchAll(
      /"(?:updatedBy|createdBy|deletedBy|actor|by)":"([^"]+)"/g,
    )
    const known = accounts.map(({ localId }) => localId)
    for (const [, actor] of actors) expect(known).toContain(actor)
  })
})
