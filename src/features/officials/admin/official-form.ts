import { officialDoubts } from './official-doubts'
import { OfficialFields } from './official-fields'
import { OFFICIAL_LABELS } from './official-labels'
import { OfficialPreview } from './official-preview'

export const OFFICIAL_FORM = {
  labels: OFFICIAL_LABELS,
  doubts: officialDoubts,
  Fields: OfficialFields,
  Preview: OfficialPreview,
}
