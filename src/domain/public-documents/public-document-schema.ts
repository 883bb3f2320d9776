import * as v from 'valibot'
import { LIMITS } from '../limits'
import { storedItem } from '../publishing/change-metadata-schema'
import { optionalText, requiredText, tidyOptional } from '../text/text-schema'
import { optionalDay } from '../time/date-schema'
import { addressProblem } from './pdf-file'
import {
  DOCUMENT_CLASSES,
  DOCUMENT_FORMS,
  DOCUMENT_TYPES,
  type DocumentClass,
  type DocumentForm,
  type DocumentType,
  USUAL_OFFICER,
  usualClass,
} from './public-document'

/** Schema of the address of a link or of a PDF in the project's bucket. */
const documentAddress = v.pipe(
  v.string(),
  v.maxLength(LIMITS.url, 'Tautan terlalu panjang.'),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? addressProblem(dataset.value) : ''
    if (problem) addIssue({ message: problem })
  }),
)

/** Like `documentAddress`, but also accepts ''. */
export const optionalDocumentAddress = v.optional(
  v.pipe(v.string(), tidyOptional, v.union([v.literal(''), documentAddress])),
  '',
)

const keysOf = <Key extends string>(labels: Record<Key, string>) => Object.keys(labels) as Key[]

/** Form fields of a document. Earlier versions stored only title, year, type and address. */
export const publicDocumentFields = {
  title: requiredText('Judul', LIMITS.title),
  excerpt: optionalText('Ringkasan isi', LIMITS.excerpt),
  class: v.optional(v.picklist(keysOf<DocumentClass>(DOCUMENT_CLASSES), 'Pilih golongannya.')),
  type: v.picklist(keysOf<DocumentType>(DOCUMENT_TYPES), 'Pilih jenis dokumen.'),
  year: v.pipe(
    v.number('Tahun wajib diisi dengan angka, misalnya 2026.'),
    v.integer('Tahun ditulis dengan empat angka.'),
    v.minValue(2000, 'Tahun paling awal 2000.'),
    v.maxValue(2100, 'Tahun paling akhir 2100.'),
  ),
  number: optionalText('Nomor', LIMITS.number),
  date: optionalDay,
  officer: v.optional(requiredText('Pejabat penanggung jawab', LIMITS.name), USUAL_OFFICER),
  form: v.optional(
    v.picklist(keysOf<DocumentForm>(DOCUMENT_FORMS), 'Pilih bentuknya.'),
    'salinan digital',
  ),
  retention: optionalText('Jangka waktu penyimpanan', LIMITS.number),
  url: optionalDocumentAddress,
}

/** Adds the usual class to documents that were stored without a class. */
export function withClass<Document extends { type: string; class?: DocumentClass | undefined }>(
  document: Document,
): Document & { class: DocumentClass } {
  return { ...document, class: document.class ?? usualClass(document.type) }
}

export const publicDocument = v.pipe(storedItem(publicDocumentFields), v.transform(withClass))
export type PublicDocument = v.InferOutput<typeof publicDocument>
