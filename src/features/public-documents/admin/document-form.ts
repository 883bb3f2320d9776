import { DocumentFields } from './document-fields'
import { DOCUMENT_LABELS } from './document-labels'
import { DocumentPreview } from './document-preview'

export const DOCUMENT_FORM = {
  labels: DOCUMENT_LABELS,
  Fields: DocumentFields,
  Preview: DocumentPreview,
}
