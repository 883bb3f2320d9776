import * as v from 'valibot'
import { LIMITS } from '../limits'
import { attachments } from '../public-documents/attachments-schema'
import { optionalDocumentAddress } from '../public-documents/public-document-schema'
import { storedItem } from '../publishing/change-metadata-schema'
import { cleaned, requiredText } from '../text/text-schema'
import { paragraphsOf } from '../text/text'
import { SERVICE_CATEGORIES } from './service'

function lines(label: string) {
  return v.pipe(
    v.string(`${label} wajib diisi.`),
    cleaned,
    v.transform((text) => paragraphsOf(text).join('\n')),
    v.nonEmpty(`${label} wajib diisi.`),
    v.check(
      (text) => text.split('\n').length <= LIMITS.lines,
      `${label} paling banyak ${LIMITS.lines} baris.`,
    ),
    v.check(
      (text) => text.split('\n').every((line) => line.length <= LIMITS.line),
      `Setiap baris paling banyak ${LIMITS.line} karakter.`,
    ),
  )
}

export const serviceInput = v.object({
  name: requiredText('Nama layanan', LIMITS.name),
  category: v.picklist(SERVICE_CATEGORIES, 'Pilih kategori layanan.'),
  audience: requiredText('Untuk siapa', LIMITS.excerpt),
  documents: lines('Yang perlu dibawa'),
  steps: lines('Langkah'),
  duration: requiredText('Lama pengurusan', LIMITS.name),
  cost: requiredText('Biaya', LIMITS.name),
  place: requiredText('Tempat', LIMITS.location),
  officer: requiredText('Petugas', LIMITS.name),
  formurl: optionalDocumentAddress,
  attachments,
})

export const service = storedItem(serviceInput.entries)
export type Service = v.InferOutput<typeof service>
