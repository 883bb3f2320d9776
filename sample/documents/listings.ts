import type { AgendaEvent } from '@/domain/agenda/agenda-schema'
import type { Item } from '@/domain/collection-schemas'
import { collectionsWith, type DraftKind } from '@/domain/collections'
import type { GalleryPicture } from '@/domain/gallery/gallery-schema'
import type { Official } from '@/domain/officials/official-schema'
import type { Product } from '@/domain/products/product-schema'
import { attachmentsText } from '@/domain/public-documents/attachment'
import { usualClass } from '@/domain/public-documents/public-document'
import type { PublicDocument } from '@/domain/public-documents/public-document-schema'
import type { Service } from '@/domain/services/service-schema'
import { addDays } from '@/domain/time/date'
import { addMonths } from '@/domain/time/months'
import { addressOf, pdfFile, pictureOf, type SampleObject } from '../bucket'
import { onOrAfter } from '../calendar'
import { AGENDA } from '../content/agenda'
import { GALLERY } from '../content/gallery'
import { OFFICIALS, WELCOME } from '../content/officials'
import { PRODUCTS } from '../content/products'
import { projectItems } from '../content/projects'
import { BUSINESS_FORM, type DocumentText, PUBLIC_DOCUMENTS } from '../content/public-documents'
import { SERVICES } from '../content/services'
import { ulidAt } from '../ids'
import { collection, type Documents } from '../plain'
import { announcementItems, newsItems } from './articles'
import { ADMIN, EDITOR } from '../people'
import { authoredBy } from '../authorship'

function productItems(today: string): Product[] {
  return PRODUCTS.map(({ daysAgo, picture, ...text }, index) => {
    const date = addDays(today, -daysAgo)
    return {
      id: ulidAt(date, index),
      ...text,
      ...pictureOf(picture),
      ...authoredBy(EDITOR, date, '10:10'),
    }
  })
}

function galleryItems(today: string): GalleryPicture[] {
  return GALLERY.map(([picture, caption, daysAgo], index) => {
    const date = addDays(today, -daysAgo)
    return {
      id: ulidAt(date, index),
      caption,
      ...pictureOf(picture),
      ...authoredBy(EDITOR, date, '16:40'),
    }
  })
}

/** Returns the officials. The village head has the latest id, because lists are sorted by id in descending order. */
function officialItems(today: string): Official[] {
  const date = `${Number(today.slice(0, 4)) - 1}-01-06`
  return OFFICIALS.map(([name, position, portrait, absentDays], rank) => ({
    id: ulidAt(date, OFFICIALS.length - rank),
    name,
    position,
    ishead: null,
    photourl: addressOf(portrait),
    absentuntil: absentDays === undefined ? '' : addDays(today, absentDays),
    welcomemessage: rank === 0 ? WELCOME : '',
    signatureurl: rank === 0 ? addressOf('tanda-tangan') : '',
    ...authoredBy(ADMIN, date, '08:30'),
  }))
}

function documentFile({ title, content, yearsAgo }: DocumentText, number: number, year: number) {
  return typeof content === 'string' ? null : pdfFile(number, title(year - yearsAgo), content)
}

export const pdfObjects = (today: string): SampleObject[] =>
  [
    ...PUBLIC_DOCUMENTS.map((text, number) => documentFile(text, number, yearOf(today))),
    FORM,
  ].flatMap((file) => file?.object ?? [])

const yearOf = (today: string) => Number(today.slice(0, 4))
const FORM = pdfFile(PUBLIC_DOCUMENTS.length, BUSINESS_FORM.title, BUSINESS_FORM.content)

function publicDocumentItems(today: string): PublicDocument[] {
  const thisYear = yearOf(today)
  const date = `${thisYear - 1}-12-28`
  return PUBLIC_DOCUMENTS.map((text, index) => {
    const { type, title, yearsAgo, number, day, content } = text
    const year = thisYear - yearsAgo
    const decided = type === 'SK' ? year : year - 1
    return {
      id: ulidAt(date, PUBLIC_DOCUMENTS.length - index),
      title: title(year),
      excerpt: text.excerpt,
      class: text.class ?? usualClass(type),
      type,
      year,
      number: number ? `${number} Tahun ${decided}` : '',
      date: day ? `${decided}-${day}` : '',
      officer: text.officer ?? 'Sekretaris Desa',
      form: content === '' ? 'cetak' : 'salinan digital',
      retention: text.retention ?? '',
      url: documentFile(text, index, thisYear)?.address ?? String(content),
      ...authoredBy(ADMIN, date, '09:15'),
    }
  })
}

function serviceItems(today: string): Service[] {
  const date = `${Number(today.slice(0, 4)) - 1}-11-03`
  return SERVICES.map(({ documents, steps, attaches, ...text }, index) => ({
    id: ulidAt(date, index),
    ...text,
    documents: documents.join('\n'),
    steps: steps.join('\n'),
    attachments: attaches
      ? attachmentsText([{ address: FORM.address, title: BUSINESS_FORM.title }])
      : '',
    ...authoredBy(ADMIN, date, '13:20'),
  }))
}

/** Returns the events. Past events were created ten days before they took place, and future events a week ago. */
function agendaItems(today: string): AgendaEvent[] {
  const lastWeek = addDays(today, -7)
  return AGENDA.map(({ inDays, weekday, repeat = '', days = 1, endtime = '', ...text }, index) => {
    const planned = addDays(today, inDays)
    const date = weekday ? onOrAfter(planned, weekday) : planned
    const tenDaysAhead = addDays(date, -10)
    const entered = tenDaysAhead < lastWeek ? tenDaysAhead : lastWeek
    const recurrence = {
      repeat,
      lastdate: repeat === '' ? addDays(date, days - 1) : addMonths(date, 9),
      exceptions: '',
    }
    return {
      ...{ id: ulidAt(entered, index), ...text, endtime, date, ...recurrence, attachments: '' },
      ...authoredBy(EDITOR, entered, '11:25'),
    }
  })
}

const ITEMS: { [Kind in DraftKind]: (today: string) => Item<Kind>[] } = {
  news: newsItems,
  announcements: announcementItems,
  agenda: agendaItems,
  apparatus: officialItems,
  umkm: productItems,
  gallery: galleryItems,
  public_documents: publicDocumentItems,
  services: serviceItems,
  projects: projectItems,
}

/** Returns the documents of all kinds. */
export function itemDocuments(today: string): Documents {
  const documents = collectionsWith('form').map((kind) => collection(kind, ITEMS[kind](today)))
  return Object.fromEntries(documents.flatMap((each) => Object.entries(each)))
}
