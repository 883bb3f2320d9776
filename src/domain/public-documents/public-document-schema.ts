import * as v from 'valibot'
import { LIMITS } from '../limits'
import { storedItem } from '../publishing/change-metadata-schema'
import { requiredText, cleaned } from '../text/text-schema'
import { DOCUMENT_TYPES, type DocumentType, isDocumentLink } from './public-document'

export const publicDocumentInput = v.object({
  title: requiredText('Judul', LIMITS.title),
  year: v.pipe(
    v.number('Tahun wajib diisi dengan angka, misalnya 2026.'),
    v.integer('Tahun ditulis dengan empat angka.'),
    v.minValue(2000, 'Tahun paling awal 2000.'),
    v.maxValue(2100, 'Tahun paling akhir 2100.'),
  ),
  type: v.picklist(Object.keys(DOCUMENT_TYPES) as DocumentType[], 'Pilih jenis dokumen.'),
  url: v.pipe(
    v.string('Tautan wajib diisi.'),
    cleaned,
    v.nonEmpty('Tautan wajib diisi.'),
    v.maxLength(LIMITS.url, 'Tautan terlalu panjang.'),
    v.check(isDocumentLink, 'Tautan harus lengkap dan diawali https://.'),
  ),
})
export type PublicDocumentInput = v.InferOutput<typeof publicDocumentInput>

/** `public_documents/{id}` */
export const publicDocument = storedItem(publicDocumentInput.entries)
export type PublicDocument = v.InferOutput<typeof publicDocument>
