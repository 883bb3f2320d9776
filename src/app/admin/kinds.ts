import { collectionsWith, type DraftKind } from '@/domain/collections'
import { AGENDA_FORM } from '@/features/agenda/admin/agenda-form'
import { type EditorialKind, editorialKind } from '@/features/editorial/admin/editorial-kind'
import { GALLERY_FORM } from '@/features/gallery/admin/picture-form'
import { ANNOUNCEMENT_FORM, NEWS_FORM } from '@/features/news/admin/article-forms'
import { OFFICIAL_FORM } from '@/features/officials/admin/official-form'
import { PRODUCT_FORM } from '@/features/products/admin/product-form'
import { PROJECT_FORM } from '@/features/projects/admin/project-form'
import { DOCUMENT_FORM } from '@/features/public-documents/admin/document-form'
import { SERVICE_FORM } from '@/features/services/admin/service-form'
import type { KindForm } from '@/staff/kinds/kind-form'
import { screenOf } from '@/staff/screens'

const FORMS: Record<DraftKind, KindForm> = {
  news: NEWS_FORM,
  announcements: ANNOUNCEMENT_FORM,
  agenda: AGENDA_FORM,
  apparatus: OFFICIAL_FORM,
  umkm: PRODUCT_FORM,
  gallery: GALLERY_FORM,
  public_documents: DOCUMENT_FORM,
  services: SERVICE_FORM,
  projects: PROJECT_FORM,
}

export const KINDS: readonly EditorialKind[] = collectionsWith('form').map((kind) =>
  editorialKind(kind, screenOf(kind).path, FORMS[kind]),
)
