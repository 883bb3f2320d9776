import { splitAgenda } from '@/domain/agenda/agenda'
import type { AgendaEvent } from '@/domain/agenda/agenda-schema'
import { weekOf } from '@/domain/office/office-hours'
import { endOf } from '@/domain/agenda/event-times'
import { lastDayOf } from '@/domain/agenda/recurrence'
import { paths } from '@/domain/paths'
import { emblemAt } from '@/domain/settings/emblem'
import { type Settings, contactValue, districtName, socialLinks } from '@/domain/settings/settings'
import { dayIn, withOffset } from '@/domain/time/date'
import type { Project } from '@/domain/projects/project-schema'
import type { Service } from '@/domain/services/service-schema'
import { contentItem, contentList } from '@/lib/query/content'
import type { PublishedItem } from '../published-item'
import type { RenderedPage } from './page-summary'
import type { ShareImage } from './share-image'

/** Maximum number of events. Search engines show only the next events, and more would enlarge the page. */
const EVENTS = 20

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** A schema.org object. `undefined` properties are omitted. */
type Thing = { '@type': string } & Readonly<Record<string, unknown>>

export function structuredData(
  page: RenderedPage,
  settings: Settings,
  about: { item?: PublishedItem; image: ShareImage },
): Thing[] {
  const { pathname, client, siteUrl, at } = page
  if (about.item?.page === 'layanan') {
    const found = client.getQueryData(contentItem('layanan', about.item.id).options.queryKey)
    return found ? [service(found, siteUrl + about.item.path, settings, siteUrl)] : []
  }
  if (about.item?.page === 'pembangunan') {
    const found = client.getQueryData(contentItem('pembangunan', about.item.id).options.queryKey)
    return found ? [project(found, siteUrl + about.item.path, settings, siteUrl)] : []
  }
  if (about.item) return thingsOf(about.item, about.image, settings, siteUrl)
  if (pathname === paths.home || pathname === paths.contact) return [office(settings, siteUrl)]
  if (pathname !== paths.agenda) return []
  const events = client.getQueryData(contentList('agenda').options.queryKey) ?? []
  const today = dayIn(settings.time_zone, new Date(at))
  const { coming } = splitAgenda(events, today)
  return coming.slice(0, EVENTS).map((each) => event(each, settings, siteUrl))
}

/** Returns structured data. Items with an author are described as news. Other items have no structured data. */
function thingsOf(
  { path, title, summary, author, category, day, changed }: PublishedItem,
  image: ShareImage,
  settings: Settings,
  siteUrl: string,
): Thing[] {
  if (author === '') return []
  return [
    {
      '@type': 'NewsArticle',
      headline: title,
      description: summary,
      image: image.url,
      datePublished: day,
      dateModified: changed,
      articleSection: category,
      inLanguage: 'id',
      mainEntityOfPage: siteUrl + path,
      author: { '@type': 'Person', name: author },
      publisher: village(settings, siteUrl),
    },
  ]
}

function event(each: AgendaEvent, settings: Settings, siteUrl: string): Thing {
  const { title, date, time, location, description } = each
  const end = endOf(each)
  const last = lastDayOf(each)
  return {
    '@type': 'Event',
    name: title,
    startDate: withOffset(settings.time_zone, `${date}T${time}`),
    endDate: end
      ? withOffset(settings.time_zone, `${end.day}T${end.clock}`)
      : last === date
        ? undefined
        : last,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: location, address: area(settings) },
    description: description || undefined,
    organizer: village(settings, siteUrl),
  }
}

function service(
  { name, audience, category, place, formurl }: Service,
  url: string,
  settings: Settings,
  siteUrl: string,
): Thing {
  return {
    '@type': 'GovernmentService',
    name,
    description: audience,
    serviceType: category,
    url,
    provider: village(settings, siteUrl),
    areaServed: { '@type': 'AdministrativeArea', name: settings.village_name },
    availableChannel: {
      '@type': 'ServiceChannel',
      serviceLocation: { '@type': 'Place', name: place, address: area(settings) },
      serviceUrl: formurl || undefined,
    },
  }
}

function project(
  { title, description, volume, location, coordinates }: Project,
  url: string,
  settings: Settings,
  siteUrl: string,
): Thing {
  const [latitude, longitude] = coordinates.split(',').map(Number)
  return {
    '@type': 'Project',
    name: title,
    description: description || volume || undefined,
    url,
    location: {
      '@type': 'Place',
      name: location,
      address: area(settings),
      geo: coordinates ? { '@type': 'GeoCoordinates', latitude, longitude } : undefined,
    },
    parentOrganization: village(settings, siteUrl),
  }
}

function village({ village_name, emblemurl }: Settings, siteUrl: string): Thing {
  return {
    '@type': 'GovernmentOrganization',
    name: `Pemerintah ${village_name}`,
    url: `${siteUrl}/`,
    logo: new URL(emblemAt(emblemurl).large, siteUrl).href,
  }
}

function office(settings: Settings, siteUrl: string): Thing {
  const { latitude, longitude } = settings
  const links = socialLinks(settings).map(({ url }) => url)
  return {
    '@type': 'GovernmentOffice',
    '@id': `${siteUrl}/#kantor`,
    name: `Kantor ${settings.village_name}`,
    url: `${siteUrl}/`,
    image: new URL(emblemAt(settings.emblemurl).large, siteUrl).href,
    address: { ...area(settings), streetAddress: contactValue(settings, 'address') || undefined },
    telephone: telephone(settings),
    email: contactValue(settings, 'email') || undefined,
    geo:
      latitude === null || longitude === null
        ? undefined
        : { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: weekOf(settings).map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.flatMap((day) => WEEKDAYS[day - 1] ?? []),
      opens,
      closes,
    })),
    sameAs: links.length > 0 ? links : undefined,
  }
}

function area(settings: Settings): Thing {
  const { village_name, district, regency, province, postal_code } = settings
  return {
    '@type': 'PostalAddress',
    addressLocality: [village_name, districtName(district, ''), regency].filter(Boolean).join(', '),
    addressRegion: province || undefined,
    postalCode: postal_code || undefined,
    addressCountry: 'ID',
  }
}

/**
 * Returns the phone number of the office, otherwise the WhatsApp number, which starts with the country code.
 */
function telephone(settings: Settings): string | undefined {
  const whatsapp = contactValue(settings, 'whatsapp')
  return contactValue(settings, 'phone') || (whatsapp && `+${whatsapp}`) || undefined
}
