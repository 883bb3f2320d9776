import type { Summary } from '@/domain/collection-schemas'
import { paths } from '@/domain/paths'
import { hostOf, pdfSize } from '@/domain/public-documents/document-address'
import {
  DOCUMENT_FORMS,
  DOCUMENT_TYPES,
  type DocumentClass,
} from '@/domain/public-documents/public-document'
import type { PublicDocument } from '@/domain/public-documents/public-document-schema'
import { addDays, formatShortDay, isRealDay } from '@/domain/time/date'
import { containsWords } from '@/domain/text/words'

/** Row in the list of public information. Unknown texts are ''. */
export interface Information {
  id: string
  class: DocumentClass
  title: string
  excerpt: string
  type: string
  year: string
  /** URL of the page, file or other site, or '' for a document on paper. */
  address: string
  /** Size of the PDF, host of the other site, or place of a document on paper. '' for a page of this site. */
  target: string
  officer: string
  decided: string
  form: string
  retention: string
}

const PAGES = [
  ['berkala', 'Sejarah dan profil desa', paths.history],
  ['berkala', 'Visi dan misi desa', paths.vision],
  ['berkala', 'Susunan dan pejabat pemerintah desa', paths.officials],
  ['berkala', 'Anggaran desa (APBDes) dan realisasinya', paths.budget],
  ['berkala', 'Kegiatan pembangunan: biaya, pelaksana, dan perkembangan', paths.projects],
  ['setiap-saat', 'Syarat, waktu, dan biaya layanan desa', paths.services],
] as const

export function documentInformation(
  document: Omit<PublicDocument, 'year' | 'createdBy' | 'updatedBy' | 'updatedAt'> & {
    year: number | ''
  },
): Information {
  const { number, date, url } = document
  const decided = [number && `Nomor ${number}`, isRealDay(date) && formatShortDay(date)]
  return {
    ...document,
    type: DOCUMENT_TYPES[document.type],
    year: String(document.year),
    address: url,
    target: pdfSize(url) || hostOf(url) || 'di kantor desa',
    decided: decided.filter(Boolean).join(', '),
    form: DOCUMENT_FORMS[document.form],
  }
}

/** Number of days after publication during which an important announcement is listed. */
const ANNOUNCED_DAYS = 30

/** Returns all public information: pages of the site, recent important announcements, and documents. */
export function allInformation(
  documents: readonly PublicDocument[],
  announcements: readonly Summary<'announcements'>[],
  today: string,
  officer: string,
): Information[] {
  const made = { officer, form: DOCUMENT_FORMS['salinan digital'], retention: '', target: '' }
  const pages = PAGES.map(([group, title, address]): Information => {
    const page = { type: 'Halaman situs', excerpt: '', year: '', decided: '' }
    return { ...made, ...page, id: address.slice(1), class: group, title, address }
  })
  const from = addDays(today, -ANNOUNCED_DAYS)
  const urgent = announcements
    .filter(({ penting, date }) => penting && date >= from && date <= today)
    .map(({ id, title, excerpt, date }): Information => {
      const shown = { type: 'Pengumuman penting', year: date.slice(0, 4) }
      const article = { id, title, excerpt, address: paths.article(id) }
      return { ...made, ...shown, ...article, class: 'serta-merta', decided: formatShortDay(date) }
    })
  return [...pages, ...urgent, ...documents.map(documentInformation)]
}

export interface InformationFilter {
  class: DocumentClass | ''
  type: string
  year: string
  words: string
}

export function filterInformation(
  all: readonly Information[],
  { class: group, type, year, words }: InformationFilter,
): Information[] {
  return all.filter(
    (each) =>
      (group === '' || each.class === group) &&
      (type === '' || each.type === type) &&
      (year === '' || each.year === year) &&
      containsWords(
        `${each.title} ${each.excerpt} ${each.type} ${each.year} ${each.decided}`,
        words,
      ),
  )
}

/** Returns the distinct non-empty values of a field, sorted. */
export const valuesOf = (all: readonly Information[], field: 'type' | 'year'): string[] =>
  [...new Set(all.map((each) => each[field]))].filter(Boolean).sort()
