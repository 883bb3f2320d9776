import * as v from 'valibot'
import { LIMITS } from '../limits'
import { attachments } from '../public-documents/attachments-schema'
import { optionalDocumentAddress } from '../public-documents/public-document-schema'
import { storedItem } from '../publishing/change-metadata-schema'
import { lines, requiredText } from '../text/text-schema'
import { SERVICE_CATEGORIES } from './service'

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
