import type { AgendaEvent } from '@/domain/agenda/agenda-schema'
import type { GalleryPicture } from '@/domain/gallery/gallery-schema'
import type { Official } from '@/domain/officials/official-schema'
import type { Product } from '@/domain/products/product-schema'
import type { PublicDocument } from '@/domain/public-documents/public-document-schema'
import type { Service } from '@/domain/services/service-schema'
import { addDays } from '@/domain/time/date'
import { addMonths } from '@/domain/time/months'
import { addressOf, pdfAddress, pictureOf } from '../bucket'
import { onOrAfter } from '../calendar'
import { AGENDA } from '../content/agenda'
import { GALLERY } from '../content/gallery'
import { OFFICIALS, WELCOME } from '../content/officials'
import { PRODUCTS } from '../content/products'
import { PUBLIC_DOCUMENTS } from '../content/public-documents'
import { SERVICES } from '../content/services'
import { ulidAt } from '../ids'
import { ADMIN, EDITOR } from '../people'
import { authoredBy } from '../authorship'

export function productItems(today: string): Product[] {
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

export function galleryItems(today: string): GalleryPicture[] {
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

/** Returns the officials. Lists are sorted by id, latest first, so the head of the village has the latest id. */
export function officialItems(today: string): Official[] {
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

export function publicDocumentItems(today: string): PublicDocument[] {
  const thisYear = Number(today.slice(0, 4))
  const date = `${thisYear - 1}-12-28`
  return PUBLIC_DOCUMENTS.map(([type, title, yearsAgo, file], index) => {
    const year = thisYear - yearsAgo
    return {
      id: ulidAt(date, PUBLIC_DOCUMENTS.length - index),
      title: title(year),
      year,
      type,
      url: typeof file === 'number' ? pdfAddress(file) : file,
      ...authoredBy(ADMIN, date, '09:15'),
    }
  })
}

export function serviceItems(today: string): Service[] {
  const date = `${Number(today.slice(0, 4)) - 1}-11-03`
  return SERVICES.map(({ documents, steps, ...text }, index) => ({
    id: ulidAt(date, index),
    ...text,
    documents: documents.join('\n'),
    steps: steps.join('\n'),
    ...authoredBy(ADMIN, date, '13:20'),
  }))
}

/** Returns the events. Past events were entered ten days before they took place, future events a week ago. */
export function agendaItems(today: string): AgendaEvent[] {
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
      ...{ id: ulidAt(entered, index), ...text, endtime, date, ...recurrence },
      ...authoredBy(EDITOR, entered, '11:25'),
    }
  })
}
