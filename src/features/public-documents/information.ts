import type { Summary } from '@/domain/collection-schemas'
import { paths } from '@/domain/paths'
import { hostOf, pdfSize } from '@/domain/public-documents/document-address'
import {
  DOCUMENT_FORMS,
  DOCUMENT_TYPES,
  type DocumentClass,
  USUAL_OFFICER,
} from '@/domain/public-documents/public-document'
import type { PublicDocument } from '@/domain/public-documents/public-document-schema'
import { addDays, formatShortDay, isRealDay } from '@/domain/time/date'
import { containsWords } from '@/domain/text/words'

/** Row of the list of public information. Texts are '' if unknown. */
export interface Information {
  id: string
  class: DocumentClass
  title: string
  excerpt: string
  type: string
  year: string
  /** Address of a page, or of a file or another site, or '' for a document on paper. */
  address: string
  /** Type and size of the file, or the site that opens. */
  target: string
  officer: string
  decided: string
  form: string
  retention: string
}

const PAGES = (
  [
    ['berkala', 'Sejarah dan profil desa', paths.history],
    ['berkala', 'Visi dan misi desa', paths.vision],
    ['berkala', 'Susunan dan pejabat pemerintah desa', paths.officials],
    ['berkala', 'Anggaran desa (APBDes) dan realisasinya', paths.budget],
    ['berkala', 'Kegiatan pembangunan: biaya, pelaksana, dan perkembangan', paths.projects],
    ['setiap-saat', 'Syarat, waktu, dan biaya layanan desa', paths.services],
  ] as const
).map(([group, title, address]): Information => {
  const empty = { excerpt: '', year: '', target: '', decided: '', retention: '' }
  const page = {
    type: 'Halaman situs',
    officer: USUAL_OFFICER,
    form: DOCUMENT_FORMS['salinan digital'],
  }
  return { ...empty, ...page, id: address.slice(1), class: group, title, address }
})

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

/** Number of days for which an important announcement is listed. */
const ANNOUNCED_DAYS = 30

/** Returns all public information: pages, important announcements of the last days, and documents. */
export function allInformation(
  documents: readonly PublicDocument[],
  announcements: readonly Summary<'announcements'>[],
  today: string,
): Information[] {
  const from = addDays(today, -ANNOUNCED_DAYS)
  const urgent = announcements
    .filter(({ penting, date }) => penting && date >= from && date <= today)
    .map(({ id, title, excerpt, date }): Information => {
      const shown = { type: 'Pengumuman penting', year: date.slice(0, 4), target: '' }
      const made = { officer: USUAL_OFFICER, decided: formatShortDay(date), retention: '' }
      return {
        ...{ id, class: 'serta-merta', title, excerpt, address: paths.article(id) },
        ...{ ...shown, ...made, form: DOCUMENT_FORMS['salinan digital'] },
      }
    })
  return [...PAGES, ...urgent, ...documents.map(documentInformation)]
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

/** Returns the distinct values of a field that are not '', in alphabetical order. */
export const valuesOf = (all: readonly Information[], field: 'type' | 'year'): string[] =>
  [...new Set(all.map((each) => each[field]))].filter(Boolean).sort()
