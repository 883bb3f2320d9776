import { collectionsWith, type DraftKind } from '@/domain/collections'
import {
  type EditorialKind,
  editorialKind,
  type KindForm,
} from '@/features/editorial/admin/editorial-kind'
import { ANNOUNCEMENT_FORM, NEWS_FORM } from '@/features/news/admin/article-forms'
import { screenOf } from './screens'

/** The form of each kind of content. */
const FORMS: Partial<Record<DraftKind, KindForm>> = {
  news: NEWS_FORM,
  announcements: ANNOUNCEMENT_FORM,
}

/** What can be written, in the order of the admin's menu. */
export const KINDS: readonly EditorialKind[] = collectionsWith('form').flatMap((kind) => {
  const form = FORMS[kind]
  return form ? [editorialKind(kind, screenOf(kind).path, form)] : []
})
