import * as v from 'valibot'
import type { Values } from '@/components/form/validate'
import { DOCUMENT_TYPES, type DocumentType } from '@/domain/public-documents/public-document'
import { DocumentLink } from '../document-link'

const text = v.fallback(v.string(), '')
const types = Object.keys(DOCUMENT_TYPES) as DocumentType[]
const written = v.object({
  title: text,
  year: v.fallback(v.union([v.number(), v.literal('')]), ''),
  type: v.fallback(v.picklist(types), 'lainnya'),
  url: text,
})

export function DocumentPreview({ values }: { values: Values }) {
  const document = v.parse(written, values)
  return (
    <div className="my-8 overflow-hidden rounded-card border border-hairline bg-surface">
      <DocumentLink document={document} year={document.year} />
    </div>
  )
}
