import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import type { AgendaEvent } from '@/domain/agenda/agenda-schema'
import type { Article } from '@/domain/news/article-schema'
import type { Project } from '@/domain/projects/project-schema'
import type { Service } from '@/domain/services/service-schema'
import { DEFAULT_SETTINGS, type Settings } from '@/domain/settings/settings'
import { settingsQuery } from '@/lib/query/settings-query'
import { contentItem, contentList } from '@/lib/query/content'
import { headOf } from './head'
import { itemOf } from '../../../../tests/support/documents'

const SITE = 'https://sukamaju.desa.id'
const BUCKET = 'https://firebasestorage.googleapis.com/v0/b/desa/o/images%2F'
const ID = '01ARZ3NDEKTSV4RRFFQ69G5FAV'

const ARTICLE = itemOf('news', {
  title: 'Panen raya',
  excerpt: 'Padi dipanen bersama.',
  author: 'Siti',
  date: '2026-11-20',
  category: 'Ekonomi',
  imageurl: `${BUCKET}1763700000000.jpg?alt=media#share`,
  imagewidth: 1600,
  imageheight: 1200,
  imagealt: 'Warga memanen',
  updatedAt: '2026-11-21T03:00:00.000Z',
})

const VILLAGE: Settings = {
  ...DEFAULT_SETTINGS,
  service_hours: [...Array<string>(4).fill('08:00-15:00'), '08:00-11:30', '', ''],
  village_name: 'Desa Sukamaju',
  district: 'Giriwangi',
  regency: 'Kabupaten Mandala',
  province: 'Jawa Barat',
  postal_code: '40111',
  address: 'Jalan Balai Desa 1',
  phone: '022 123456',
  latitude: -6.9,
  longitude: 107.6,
}

const EVENT = itemOf('agenda', {
  ...{ title: 'Posyandu', date: '2026-11-23', time: '08:30', lastdate: '2026-11-23' },
  location: 'Balai dusun',
})

const SERVICE = itemOf('services', {
  name: 'Surat keterangan usaha',
  category: 'Usaha',
  audience: 'Warga yang punya usaha.',
  place: 'Kantor desa',
})

const PROJECT = itemOf('projects', {
  title: 'Rabat beton',
  volume: '120 × 2,5 m',
  location: 'Dusun Krajan',
  coordinates: '-6.91, 107.62',
})

interface Content {
  project?: Partial<Project>
  service?: Partial<Service> | null
  settings?: Partial<Settings>
  article?: Partial<Article> | null
  agenda?: AgendaEvent[]
}

async function crawl(
  pathname: string,
  { settings, article, agenda, service, project }: Content = {},
) {
  const client = new QueryClient()
  client.setQueryData(settingsQuery.queryKey, { ...VILLAGE, ...settings })
  if (agenda) client.setQueryData(contentList('agenda').queryKey, agenda)
  if (article !== undefined)
    client.setQueryData(contentItem('berita', ID).queryKey, article && { ...ARTICLE, ...article })
  if (service !== undefined)
    client.setQueryData(contentItem('layanan', ID).queryKey, service && { ...SERVICE, ...service })
  if (project)
    client.setQueryData(contentItem('pembangunan', ID).queryKey, { ...PROJECT, ...project })
  const at = Date.parse('2026-11-22T05:00:00Z')
  const parts = await headOf({ pathname, client, siteUrl: SITE, at })
  const html = parts.head + parts.data
  const { head } = new DOMParser().parseFromString(`<head>${html}</head>`, 'text/html')
  const content = (key: string) =>
    head.querySelector(`meta[property="${key}"], meta[name="${key}"]`)?.getAttribute('content')
  return {
    html,
    head,
    content,
    canonical: head.querySelector('link[rel=canonical]')?.getAttribute('href'),
    data: [...head.querySelectorAll('script')].map((script): unknown =>
      JSON.parse(script.textContent),
    ),
  }
}

describe('a link to an article', async () => {
  const article = await crawl(`/berita/${ID}`, { article: {} })

  it('contains a preview with title, summary, picture, address and the name of the village', () => {
    expect(article.content('og:title')).toBe('Panen raya')
    expect(article.content('og:description')).toBe('Padi dipanen bersama.')
    expect(article.content('description')).toBe('Padi dipanen bersama.')
    expect(article.content('og:site_name')).toBe('Desa Sukamaju')
    expect(article.content('og:locale')).toBe('id_ID')
    expect(article.content('og:type')).toBe('article')
    expect(article.content('article:published_time')).toBe('2026-11-20')
    expect(article.content('twitter:card')).toBe('summary_large_image')
    expect(article.canonical).toBe(`${SITE}/berita/${ID}`)
    expect(article.content('og:url')).toBe(`${SITE}/berita/${ID}`)
    expect(article.content('og:image')).toBe(`${BUCKET}1763700000000_share?alt=media`)
    expect(article.content('og:image:width')).toBe('1200')
    expect(article.content('og:image:height')).toBe('630')
    expect(article.content('og:image:alt')).toBe('Warga memanen')
  })

  it('describes the article as news to search engines', () => {
    expect(article.data).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'NewsArticle',
        headline: 'Panen raya',
        description: 'Padi dipanen bersama.',
        image: `${BUCKET}1763700000000_share?alt=media`,
        datePublished: '2026-11-20',
        dateModified: '2026-11-21T03:00:00.000Z',
        articleSection: 'Ekonomi',
        inLanguage: 'id',
        mainEntityOfPage: `${SITE}/berita/${ID}`,
        author: { '@type': 'Person', name: 'Siti' },
        publisher: {
          '@type': 'GovernmentOrganization',
          name: 'Pemerintah Desa Sukamaju',
          url: `${SITE}/`,
          logo: `${SITE}/icons/icon-512.png`,
        },
      },
    ])
  })
})

const MASTER = { imageurl: `${BUCKET}1763700000000.jpg?alt=media` }
const WITHIN = '/v0/b/desa/o/images%2F1763700000001.jpg?alt=media'
const WEBP = { imageurl: `${BUCKET}1763700000000.webp?alt=media` }

it.each<[string, Partial<Article>, string?, string?]>([
  ['stored without a share picture', MASTER, MASTER.imageurl, '1600'],
  ['on another host', { imageurl: 'https://x.id/a.jpg?b', imagewidth: 0 }, 'https://x.id/a.jpg?b'],
  ['in the local Firebase', { imageurl: WITHIN }, SITE + WITHIN, '1600'],
  [
    'only within the text',
    { imageurl: '', content: `Satu\n![Panen](${WITHIN}){width=900 height=600}` },
    SITE + WITHIN,
    '900',
  ],
  ['in a format that previews cannot show', WEBP],
  ['not a picture', { imageurl: 'javascript:alert(1)' }],
  [
    'at an address that browsers cannot parse',
    { imageurl: 'https://[x/o/images%2F1763700000000.jpg?alt=media#share' },
  ],
  ['at an incomplete address', { imageurl: 'https://[x' }],
  ['missing', { imageurl: '' }],
])(
  'describes the preview of an article whose picture is %s',
  async (
    _,
    article,
    image = `${SITE}/share.jpg`,
    width = image.endsWith('share.jpg') ? '1200' : undefined,
  ) => {
    const { content } = await crawl(`/berita/${ID}`, { article })
    expect(content('og:image')).toBe(image)
    expect(content('og:image:width')).toBe(width)
  },
)

const hours = (opens: string, closes: string, ...dayOfWeek: string[]) => ({
  ...{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes },
})

describe('the home page', async () => {
  const home = await crawl('/', {
    settings: {
      whatsapp: '628123',
      show_facebook: true,
      facebook_url: 'https://facebook.com/sukamaju',
    },
  })

  it('describes the page as the site of the village and refers to the feed', () => {
    expect(home.canonical).toBe(`${SITE}/`)
    expect(home.content('og:type')).toBe('website')
    expect(home.content('og:title')).toBe('Desa Sukamaju')
    expect(home.content('description')).toBe(
      'Situs resmi Desa Sukamaju, Kecamatan Giriwangi, Kabupaten Mandala, Jawa Barat: berita, agenda, layanan, dan anggaran desa.',
    )
    expect(home.content('og:image')).toBe(`${SITE}/share.jpg`)
    const feed = home.head.querySelector('link[rel=alternate]')
    expect(feed?.getAttribute('href')).toBe('/feed.xml')
    expect(feed?.getAttribute('title')).toBe('Berita Desa Sukamaju')
  })

  it('contains the location and opening hours of the office', () => {
    expect(home.data).toEqual([
      expect.objectContaining({
        '@type': 'GovernmentOffice',
        name: 'Kantor Desa Sukamaju',
        telephone: '022 123456',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Jalan Balai Desa 1',
          addressLocality: 'Desa Sukamaju, Giriwangi, Kabupaten Mandala',
          addressRegion: 'Jawa Barat',
          postalCode: '40111',
          addressCountry: 'ID',
        },
        geo: { '@type': 'GeoCoordinates', latitude: -6.9, longitude: 107.6 },
        openingHoursSpecification: [
          hours('08:00', '15:00', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'),
          hours('08:00', '11:30', 'Friday'),
        ],
        sameAs: ['https://facebook.com/sukamaju'],
      }),
    ])
  })
})

it('describes the office on the contact page with the same structured data as on the home page', async () => {
  expect((await crawl('/kontak')).data).toEqual((await crawl('/')).data)
})

it('omits contact details and location from the head of the home page if the settings do not contain them', async () => {
  const { html, data } = await crawl('/', { settings: { ...DEFAULT_SETTINGS, show_youtube: true } })
  expect(html).not.toMatch(/desa@desa\.local|youtube|"telephone"|"geo"|undefined|null/)
  expect(data).toHaveLength(1)
})

it('lists the WhatsApp number as the telephone of the office if the settings contain no telephone', async () => {
  const { data } = await crawl('/kontak', { settings: { phone: '', whatsapp: '628123456789' } })
  expect(data).toEqual([expect.objectContaining({ telephone: '+628123456789' })])
})

describe('a link to a service', () => {
  const at = `/layanan/${ID}`

  it('contains a preview, and describes the page as a service of the village to search engines', async () => {
    const { content, canonical, data } = await crawl(at, { service: {} })
    expect([content('og:title'), content('og:description')]).toEqual([
      SERVICE.name,
      SERVICE.audience,
    ])
    expect(canonical).toBe(SITE + at)
    expect(data).toMatchObject([
      {
        '@context': 'https://schema.org',
        '@type': 'GovernmentService',
        name: SERVICE.name,
        description: SERVICE.audience,
        serviceType: 'Usaha',
        url: SITE + at,
        provider: { name: 'Pemerintah Desa Sukamaju' },
        areaServed: { '@type': 'AdministrativeArea', name: 'Desa Sukamaju' },
        availableChannel: {
          '@type': 'ServiceChannel',
          serviceLocation: { '@type': 'Place', name: 'Kantor desa' },
        },
      },
    ])
  })

  it('describes the address of the form to download to search engines', async () => {
    const formurl = 'https://contoh.id/formulir.pdf'
    const { data } = await crawl(at, { service: { formurl } })
    expect(data[0]).toMatchObject({ availableChannel: { serviceUrl: formurl } })
  })
})

it('describes a project with its place and the village to search engines', async () => {
  const at = `/pembangunan/${ID}`
  const place = { '@type': 'Place', name: 'Dusun Krajan' }
  expect((await crawl(at, { project: {} })).data).toMatchObject([
    {
      '@type': 'Project',
      name: 'Rabat beton',
      description: '120 × 2,5 m',
      url: SITE + at,
      location: { ...place, geo: { latitude: -6.91, longitude: 107.62 } },
      parentOrganization: { name: 'Pemerintah Desa Sukamaju' },
    },
  ])
  const { data } = await crawl(at, { project: { coordinates: '' } })
  expect(data).toMatchObject([{ location: place }])
  expect(JSON.stringify(data)).not.toContain('geo')
})

describe('the agenda', async () => {
  const day = (date: string) => ({ ...EVENT, id: date, date, lastdate: date })
  const { data } = await crawl('/agenda', {
    agenda: ['2026-11-24', '2026-11-23', '2026-11-21'].map(day),
  })

  it('lists coming events with their place for search engines, soonest first', () => {
    expect(data).toEqual([
      expect.objectContaining({
        '@type': 'Event',
        name: 'Posyandu',
        startDate: '2026-11-23T08:30:00+07:00',
      }),
      expect.objectContaining({ startDate: '2026-11-24T08:30:00+07:00' }),
    ])
    expect(data[0]).toMatchObject({
      location: { name: 'Balai dusun', address: { addressRegion: 'Jawa Barat' } },
    })
    expect(JSON.stringify(data)).not.toContain('Jalan Balai Desa')
  })

  it('contains the end of an event, if known', async () => {
    const endOf = async (changes: Partial<AgendaEvent>) => {
      const { data } = await crawl('/agenda', { agenda: [{ ...day('2026-11-24'), ...changes }] })
      return (data[0] as { endDate?: string }).endDate
    }
    expect(await endOf({})).toBeUndefined()
    expect(await endOf({ endtime: '11:00' })).toBe('2026-11-24T11:00:00+07:00')
    expect(await endOf({ lastdate: '2026-11-26' })).toBe('2026-11-26')
  })

  it('can be indexed by search engines even if it has no event', async () => {
    expect((await crawl('/agenda', { agenda: [] })).canonical).toBe(`${SITE}/agenda`)
  })
})

it.each<[string, Content?]>([
  ['/login'],
  ['/pencarian'],
  ['/test'],
  ['/admin'],
  ['/admin/berita'],
  ['/pengaduan/7K3MQ2XVB9TD4R6H'],
  ['/tidak/ada'],
  ['/constructor'],
  [`/berita/${ID}`],
  [`/berita/${ID}`, { article: null }],
  [`/layanan/${ID}`, { service: null }],
])('hides %s from search engines, with the content %j', async (pathname, content) => {
  expect((await crawl(pathname, content)).html).toBe('')
})

describe('text with HTML tags', () => {
  const EVIL = `</script><script>alert(1)</script><!-- "><img src=x onerror='alert(1)'> & \u2028`
  const typed = {
    title: EVIL,
    excerpt: EVIL,
    author: EVIL,
    imagealt: EVIL,
    imageurl: `https://x.id/a.jpg?"><script>`,
  }

  it('adds no element to the head', async () => {
    const evil = await crawl(`/berita/${ID}`, { article: typed, settings: { village_name: EVIL } })
    const plain = await crawl(`/berita/${ID}`, { article: { imageurl: 'https://x.id/a.jpg' } })
    const names = ({ head }: typeof evil) =>
      [...head.children].map(({ outerHTML }) => /^<\w+( \w+="[\w:/.+-]+")?/.exec(outerHTML)?.[0])
    expect(names(evil)).toEqual(names(plain))
  })

  it('appears unchanged in the preview and in the structured data', async () => {
    const { content, data } = await crawl(`/berita/${ID}`, { article: typed })
    expect(content('og:title')).toBe(EVIL)
    expect(data).toEqual([expect.objectContaining({ headline: EVIL })])
    const agenda = await crawl('/agenda', { agenda: [{ ...EVENT, title: EVIL }] })
    expect(agenda.data).toEqual([expect.objectContaining({ name: EVIL })])
  })
})
