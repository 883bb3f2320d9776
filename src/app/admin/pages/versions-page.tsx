import { useParams } from 'react-router-dom'
import * as v from 'valibot'
import type { FormWords } from '@/components/form/form-conflict'
import { textOf } from '@/components/form/marked-value'
import type { Values } from '@/components/form/validate'
import { useStaff } from '@/components/staff/staff'
import { EmptyState } from '@/components/ui/states/empty-state'
import { collectionAt, COLLECTIONS, nounOf } from '@/domain/collections'
import { hasRole } from '@/domain/users/role'
import { isVersioned, type VersionedName } from '@/domain/versions/versions'
import type { EditorialKind } from '@/features/editorial/admin/editorial-kind'
import { canonicalJson, store } from '@/features/editorial/admin/editor/actions'
import { pageDocument } from '@/features/pages/admin/edit-page'
import { PAGE_FORMS, SLUGS } from '@/features/pages/admin/page-forms'
import { PARTNERS } from '@/features/settings/admin/partners-document'
import { SITE_SETTINGS } from '@/features/settings/admin/site-settings-document'
import type { Plain, VersionedSubject } from '@/features/versions/admin/versioned-subject'
import { VersionList } from '@/features/versions/admin/version-list'
import { contentKeys } from '@/lib/query/content-keys'
import type { EditedDocument } from '@/staff/documents/edited-document'
import { KINDS } from '../kinds'
import { screenOf } from '@/staff/screens'

export default function VersionsPage() {
  const person = useStaff()
  const { collection = '', id = '' } = useParams()
  const subject = isVersioned(collection) ? subjectOf(collection, id) : null
  if (!subject) return <EmptyState text="Halaman tidak ditemukan" />
  if (!hasRole(person.role, collectionAt(collection)?.publishers ?? []))
    return <EmptyState text="Anda tidak memiliki akses ke halaman ini." />
  return <VersionList key={`${collection}/${id}`} subject={subject} />
}

function subjectOf(collection: VersionedName, id: string): VersionedSubject | null {
  const shared = { collection, id, noun: nounOf(COLLECTIONS[collection]) }
  if (collection === 'pages') {
    const slug = SLUGS.find((each) => each === id)
    if (!slug) return null
    const form = { path: `${screenOf('pages').path}/${slug}`, label: PAGE_FORMS[slug].label }
    return documentSubject(pageDocument(slug), { ...shared, form })
  }
  if (collection === 'site_settings')
    return documentSubject(SITE_SETTINGS, { ...shared, form: screenOf(collection) })
  if (collection === 'partners')
    return documentSubject(PARTNERS, { ...shared, form: screenOf(collection) })
  const kind = KINDS.find((each) => each.kind === collection)
  return kind ? itemSubject(kind, shared) : null
}

function itemSubject(
  kind: EditorialKind,
  shared: Pick<VersionedSubject, 'collection' | 'id' | 'noun'>,
): VersionedSubject {
  const { labels, content } = kind
  /** Returns only the fields that the current form shows. */
  const valuesOf = (document: Plain): Values =>
    Object.fromEntries(
      Object.entries(kind.empty('')).map(([field, empty]) => [field, document[field] ?? empty]),
    )
  return {
    ...shared,
    form: { path: `${kind.path}/${shared.id}`, label: kind.label },
    fieldsOf: (document) =>
      Object.entries(labels).map(([field, label]) => ({ label, text: textOf(document[field]) })),
    restore: async (wanted, now, attempts, actor) => {
      const source = { type: 'item', id: shared.id } as const
      await store(kind.kind, source, shared.id, valuesOf(wanted), null, {
        actor,
        version: now.updatedAt,
        attempts: attempts.map((attempt) => canonicalJson(valuesOf(attempt))),
      })
    },
    content,
  }
}

function documentSubject<Input extends object>(
  { words, valuesOf, input, inputOf, save }: EditedDocument<Input>,
  shared: Pick<VersionedSubject, 'collection' | 'id' | 'noun' | 'form'>,
): VersionedSubject {
  const inputFrom = (stored: Plain) => {
    const values = valuesOf(stored)
    return v.parse(input, inputOf?.(values) ?? values)
  }
  return {
    ...shared,
    fieldsOf: (document) => shownFields(words, valuesOf(document)),
    restore: async (wanted, now, attempts, actor) => {
      await save({
        id: '',
        base: valuesOf(now.plain),
        version: now.updatedAt,
        wanted: inputFrom(wanted),
        attempts: [...attempts, wanted].map(inputFrom),
        actor,
      })
    },
    content: [contentKeys.collection(shared.collection)],
  }
}

function shownFields({ labels, text }: FormWords, values: Values) {
  return Object.entries(labels).map(([field, label]) => ({
    label,
    text: text ? text(field, values) : textOf(values[field]),
  }))
}
