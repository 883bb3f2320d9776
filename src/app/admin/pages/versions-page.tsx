import type { QueryKey } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import * as v from 'valibot'
import type { FormWords } from '@/components/form/form-conflict'
import { textOf } from '@/components/form/marked-value'
import type { Values } from '@/components/form/validate'
import { useStaff } from '@/components/staff/staff'
import { EmptyState } from '@/components/ui/states/empty-state'
import { collectionAt, COLLECTIONS, nounOf } from '@/domain/collections'
import { page as pageSchema } from '@/domain/pages/page-content-schema'
import { hasRole } from '@/domain/users/role'
import { isVersioned, type VersionedName } from '@/domain/versions/versions'
import type { EditorialKind } from '@/features/editorial/admin/editorial-kind'
import { canonicalJson, store } from '@/features/editorial/admin/editor/actions'
import { PAGE_FORMS, type Page, type Slug } from '@/features/pages/admin/page-forms'
import { savePage } from '@/features/pages/admin/save-page'
import { PARTNERS } from '@/features/settings/admin/partners-document'
import type { SettingsDocument } from '@/features/settings/admin/settings-document'
import { SITE_SETTINGS } from '@/features/settings/admin/site-settings-document'
import type { Plain, VersionedSubject } from '@/features/versions/admin/versioned-subject'
import { VersionList } from '@/features/versions/admin/version-list'
import { contentKeys } from '@/lib/query/content-keys'
import { KINDS } from '../kinds'
import { screenOf } from '../screens'

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
  if (collection === 'pages') return id in PAGE_FORMS ? pageSubject(id as Slug, shared) : null
  if (collection === 'site_settings') return settingsSubject(SITE_SETTINGS, shared)
  if (collection === 'partners') return settingsSubject(PARTNERS, shared)
  const kind = KINDS.find((each) => each.kind === collection)
  return kind ? itemSubject(kind, shared) : null
}

type Shared = Pick<VersionedSubject, 'collection' | 'id' | 'noun'>

function itemSubject(kind: EditorialKind, shared: Shared): VersionedSubject {
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

function pageSubject(slug: Slug, shared: Shared): VersionedSubject {
  const { label, words, valuesOf } = PAGE_FORMS[slug]
  const read = (document: Plain): Page => v.parse(pageSchema, document)
  const inputOf = (document: Plain) => {
    const { slug, title, content } = read(document)
    return { slug, title, content } as Parameters<typeof savePage>[0]
  }
  return {
    ...shared,
    form: { path: `${screenOf('pages').path}/${slug}`, label },
    fieldsOf: (document) => shownFields(words, valuesOf(read(document))),
    restore: (wanted, now, attempts, actor) =>
      savePage(inputOf(wanted), now.updatedAt, attempts.map(inputOf), actor),
    content: [contentKeys.document('pages', slug)],
  }
}

function settingsSubject<Stored extends object>(
  { collection, stored, valuesOf, words, merge }: SettingsDocument<Stored>,
  shared: Shared,
): VersionedSubject {
  const read = (document: Plain) => v.parse(stored, document)
  const { path, label } = screenOf(collection)
  return {
    ...shared,
    form: { path, label },
    fieldsOf: (document) => shownFields(words, valuesOf(document)),
    restore: (wanted, now, attempts, actor) =>
      merge(read(now.plain), read(wanted), attempts.map(read), actor),
    content: [contentKeys.document(collection, '1')] satisfies QueryKey[],
  }
}

function shownFields({ labels, text }: FormWords, values: Values) {
  return Object.entries(labels).map(([field, label]) => ({
    label,
    text: text ? text(field, values) : textOf(values[field]),
  }))
}
