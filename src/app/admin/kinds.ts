import { collectionsWith, type DraftKind } from '@/domain/collections'
import {
  type EditorialKind,
  editorialKind,
  type KindForm,
} from '@/features/editorial/admin/editorial-kind'
import { ANNOUNCEMENT_FORM, NEWS_FORM } from '@/features/news/admin/article-forms'
import { screenOf } from './screens'

/** Their forms come with their screens. */
type Waiting = 'agenda' | 'apparatus' | 'umkm' | 'gallery'

const FORMS: Record<Exclude<DraftKind, Waiting>, KindForm> = {
  news: NEWS_FORM,
  announcements: ANNOUNCEMENT_FORM,
}

const hasForm = (kind: DraftKind): kind is keyof typeof FORMS => kind in FORMS

/** What can be written, in the order of the admin's menu. */
export const KINDS: readonly EditorialKind[] = collectionsWith('form')
  .filter(hasForm)
  .map((kind) => editorialKind(kind, screenOf(kind).path, FORMS[kind]))
