import * as v from 'valibot'
import { agendaFields } from '../agenda/agenda-schema'
import { isLastInMonth, type Recurrence } from '../agenda/recurrence'
import { LIMITS } from '../limits'
import { stripMarkup } from '../markup/strip-markup'
import { announcementFields, newsFields } from '../news/article-schema'
import { officialFields } from '../officials/official-schema'
import { containsPendingPicture } from '../pictures/pending-pictures'
import { SOURCE_NAMES, sumOfSources, UNFINISHED } from '../projects/project'
import { type Project, projectFields } from '../projects/project-schema'
import { percentOf } from '../projects/steps'
import { crossCheck } from '../text/cross-check'
import { formatRupiah } from '../text/money'
import { publicDocumentFields, withClass } from '../public-documents/public-document-schema'
import { addDays, isRealDay } from '../time/date'
import { addMonths } from '../time/months'
import { day } from '../time/date-schema'

/*
 * Input schemas of dated content. They are stricter than the schemas for reading, and public pages do not load them.
 */

const YEARS = `Tahun antara ${LIMITS.firstYear} dan ${LIMITS.lastYear}.`

/** Schema of a day in a form of an article, event or absence. Stored documents may have days in other years. */
export const contentDay = v.pipe(
  day,
  v.minValue(`${LIMITS.firstYear}`, YEARS),
  v.maxValue(`${LIMITS.lastYear}-12-31`, YEARS),
)

/** Matches parts of incomplete picture markup, which would be published as text. */
const PICTURE_PARTS = /\]\(\/v0\/b\/|\{width=\d/

/** Requires every picture in a text with markup (markup.ts) to be uploaded and its markup to be complete. */
export const storedPicturesOnly = v.pipe(
  v.string(),
  v.check(
    (text) => !containsPendingPicture(text),
    'Satu foto dalam teks belum terunggah. Hapus foto itu, lalu pilih lagi.',
  ),
  v.check(
    (text) => !PICTURE_PARTS.test(stripMarkup(text)),
    'Satu foto dalam teks rusak. Hapus foto itu, lalu pilih lagi.',
  ),
)

const optionalContentDay = v.optional(v.union([v.literal(''), contentDay]), '')

const written = { content: v.pipe(newsFields.content, storedPicturesOnly), date: contentDay }

export const newsInput = v.object({ ...newsFields, ...written })

export const announcementInput = v.object({
  ...announcementFields,
  ...written,
  enddate: optionalContentDay,
})

export const officialInput = v.object({ ...officialFields, absentuntil: optionalContentDay })

/** Returns an error message unless a document has a file or a link, or is available only at the office. */
function problemOfPlace({ form, url }: { form: string; url: string }): string {
  if (form !== 'cetak') return url === '' ? 'Unggah berkas PDF atau isi tautannya.' : ''
  return url === ''
    ? ''
    : 'Dokumen ini hanya di kantor. Hapus berkas atau tautannya, atau pilih bentuk lain.'
}

export const publicDocumentInput = v.pipe(
  v.object({ ...publicDocumentFields, date: optionalContentDay }),
  crossCheck(['form', 'url'], 'url', problemOfPlace),
  v.transform(withClass),
)

function problemOfLastDay({ date, repeat, lastdate }: Omit<Recurrence, 'exceptions'>): string {
  if (repeat === '') {
    if (lastdate === '' || lastdate === date || !isRealDay(date)) return ''
    if (!v.is(contentDay, lastdate)) return YEARS
    if (lastdate < date) return 'Hari terakhir harus sesudah hari pertama.'
    return lastdate < addDays(date, LIMITS.eventDays)
      ? ''
      : `Kegiatan paling lama ${LIMITS.eventDays} hari. Periksa tanggalnya.`
  }
  if (!v.is(contentDay, lastdate)) return 'Isi sampai tanggal berapa kegiatan ini berulang.'
  if (lastdate <= date) return 'Tanggal ini harus sesudah hari pertama.'
  return lastdate > addMonths(date, LIMITS.recurringMonths)
    ? `Paling lama ${LIMITS.recurringMonths} bulan setelah tanggal pertama. Untuk meneruskannya nanti, majukan tanggal pertama.`
    : ''
}

/** Input schema of an event. Drafts of an older version have no recurrence and no last day. */
export const agendaInput = v.pipe(
  v.object({
    ...agendaFields,
    date: contentDay,
    endtime: v.optional(agendaFields.endtime, ''),
    repeat: v.optional(agendaFields.repeat, ''),
    lastdate: v.optional(v.string(), ''),
    exceptions: v.optional(agendaFields.exceptions, ''),
  }),
  crossCheck(['date', 'repeat', 'lastdate'], 'lastdate', problemOfLastDay),
  crossCheck(['date', 'repeat'], 'repeat', ({ date, repeat }) =>
    repeat === 'bulanan-hari-terakhir' && !isLastInMonth(date)
      ? 'Tanggal pertama tidak jatuh di minggu terakhir bulan itu. Pilih lagi pengulangannya.'
      : '',
  ),
  crossCheck(['time', 'endtime'], 'endtime', ({ time, endtime }) =>
    endtime === time ? 'Jam selesai sama dengan jam mulai. Kosongkan bila belum pasti.' : '',
  ),
  v.transform((event) =>
    event.repeat === ''
      ? { ...event, lastdate: event.lastdate || event.date, exceptions: '' }
      : event,
  ),
)

type Spending = Pick<Project, 'stage' | 'realised'>

function problemOfStage({ stage, realised, content }: Spending & { content: string }): string {
  if (stage !== 'selesai') return ''
  if (percentOf({ content }) < 100) return 'Kegiatan selesai memerlukan perkembangan 100 %.'
  return realised === 0 ? 'Kegiatan selesai memerlukan realisasi.' : ''
}

function problemOfReason({
  stage,
  realised,
  budget,
  reason,
}: Spending & Pick<Project, 'budget' | 'reason'>): string {
  if (reason !== '') return ''
  if (UNFINISHED.includes(stage)) return 'Tulis alasannya. Warga akan membacanya.'
  return realised > budget ? 'Realisasi melebihi pagu. Tulis alasannya.' : ''
}

/** Input schema of a project. firestore.rules check the same relations between its fields. */
export const projectInput = v.pipe(
  v.object({ ...projectFields, date: contentDay, enddate: contentDay }),
  crossCheck(['budget', ...SOURCE_NAMES], 'budget', (project) =>
    sumOfSources(project) === project.budget
      ? ''
      : `Jumlah sumber dana ${formatRupiah(sumOfSources(project))} berbeda dari pagu ${formatRupiah(project.budget)}.`,
  ),
  crossCheck(['date', 'enddate'], 'enddate', ({ date, enddate }) =>
    enddate < date ? 'Target selesai harus sesudah hari mulai.' : '',
  ),
  crossCheck(['stage', 'realised', 'content'], 'stage', problemOfStage),
  crossCheck(['stage', 'realised', 'budget', 'reason'], 'reason', problemOfReason),
)
