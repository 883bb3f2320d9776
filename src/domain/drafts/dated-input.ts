import * as v from 'valibot'
import { agendaFields } from '../agenda/agenda-schema'
import { LIMITS } from '../limits'
import { announcementFields, newsFields } from '../news/article-schema'
import { namesUnstored } from '../pictures/being-stored'
import { day } from '../time/date-schema'

/* What a clerk fills in for what bears a day: asked for more than what is read, and by no page of visitors. */

const YEARS = `Tahun antara ${LIMITS.firstYear} dan ${LIMITS.lastYear}.`

/** The day of an article or event as it is filled in. What is stored already may be any day. */
export const contentDay = v.pipe(
  day,
  v.minValue(`${LIMITS.firstYear}`, YEARS),
  v.maxValue(`${LIMITS.lastYear}-12-31`, YEARS),
)

/** Every picture in a text with marks (`domain/markup/markup.ts`) is stored. */
export const picturesStored = v.check(
  (text: string) => !namesUnstored(text),
  'Satu gambar dalam teks belum terunggah. Hapus gambar itu, lalu pilih lagi fotonya.',
)

const written = { content: v.pipe(newsFields.content, picturesStored), date: contentDay }

export const newsInput = v.object({ ...newsFields, ...written })

export const announcementInput = v.object({
  ...announcementFields,
  ...written,
  enddate: v.optional(v.union([v.literal(''), contentDay]), ''),
})

export const agendaInput = v.object({ ...agendaFields, date: contentDay })
