import * as v from 'valibot'
import { LIMITS } from '../limits'
import { storedItem } from '../publishing/change-metadata-schema'
import { requiredText, cleaned } from '../text/text-schema'
import { addressProblem } from './pdf-file'
import { DOCUMENT_TYPES, type DocumentType } from './public-document'

const MISSING = 'Unggah berkas PDF atau isi tautannya.'

/** Accepts a link or a PDF in our bucket. */
export const documentAddress = v.pipe(
  v.string(),
  v.maxLength(LIMITS.url, 'Tautan terlalu panjang.'),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? addressProblem(dataset.value) : ''
    if (problem) addIssue({ message: problem })
  }),
)

export const publicDocumentInput = v.object({
  title: requiredText('Judul', LIMITS.title),
  year: v.pipe(
    v.number('Tahun wajib diisi dengan angka, misalnya 2026.'),
    v.integer('Tahun ditulis dengan empat angka.'),
    v.minValue(2000, 'Tahun paling awal 2000.'),
    v.maxValue(2100, 'Tahun paling akhir 2100.'),
  ),
  type: v.picklist(Object.keys(DOCUMENT_TYPES) as DocumentType[], 'Pilih jenis dokumen.'),
  url: v.pipe(v.string(MISSING), cleaned, v.nonEmpty(MISSING), documentAddress),
})
export type PublicDocumentInput = v.InferOutput<typeof publicDocumentInput>

export const publicDocument = storedItem(publicDocumentInput.entries)
export type PublicDocument = v.InferOutput<typeof publicDocument>
