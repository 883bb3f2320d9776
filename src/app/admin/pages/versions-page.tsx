import { useParams } from 'react-router-dom'
import * as v from 'valibot'
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
import { PAGE_FORMS, type Slug } from '@/features/pages/admin/page-forms'
import { PARTNERS } from '@/features/settings/admin/partners-document'
import { SITE_SETTINGS } from '@/features/settings/admin/site-settings-document'
import { type VersionedSubject, VersionList } from '@/features/versions/admin/version-list'
import { contentKeys } from '@/lib/query/content-keys'
import { UserFacingError } from '@/lib/errors'
import { invalidateContent } from '@/lib/query/freshness/content-clock'
import type { EditedDocument, Plain } from '@/staff/documents/edited-document'
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
  if (collection === 'pages') return id in PAGE_FORMS ? pageSubject(id as Slug, shared) : null
  if (collection === 'site_settings')
    return documentSubject(SITE_SETTINGS, screenOf(collection), shared)
  if (collection === 'partners') return documentSubject(PARTNERS, screenOf(collection), shared)
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
    refresh: (client) => void invalidateContent(client, ...content),
  }
}

function pageSubject(slug: Slug, shared: Shared): VersionedSubject {
  const document = pageDocument(slug)
  const path = `${screenOf('pages').path}/${slug}`
  return documentSubject(document, { path, label: document.label }, shared)
}

function documentSubject<Input extends object>(
  document: EditedDocument<Input>,
  form: VersionedSubject['form'],
  shared: Shared,
): VersionedSubject {
  const { words, valuesOf, input, inputOf = (values: Values) => values } = document
  const { labels, text = (field, values) => textOf(values[field]) } = words
  const read = (stored: Plain) => parsed(() => v.parse(input, inputOf(valuesOf(stored), shared.id)))
  return {
    ...shared,
    form,
    fieldsOf(stored) {
      const values = valuesOf(stored)
      return Object.entries(labels).map(([field, label]) => ({ label, text: text(field, values) }))
    },
    async restore(version, { plain, updatedAt }, attempts, actor) {
      const wanted = read(version)
      if (!wanted) throw new UserFacingError(REFUSED)
      const base = parsed(() => valuesOf(plain)) ?? {}
      const all = attempts.map(read).filter((each) => each !== null)
      await document.save({ id: shared.id, base, version: updatedAt, wanted, attempts: all, actor })
    },
    refresh: (client) => void invalidateContent(client, contentKeys.collection(shared.collection)),
  }
}

const REFUSED =
  'Versi itu belum dikembalikan. Isinya tidak lagi sesuai dengan formulir; salin yang diperlukan.'

/** Returns null if the document does not match its schema, which may have become stricter. */
function parsed<Result>(parse: () => Result): Result | null {
  try {
    return parse()
  } catch (error) {
    if (v.isValiError(error)) return null
    throw error
  }
}
