import { draftTitle } from '@/domain/drafts/draft'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import { hasPicture } from '../bulk-upload/upload-entry'
import { formPath, type Source } from '../editor/editor-document'
import type { EditorialKind } from '../editorial-kind'

/** One entry, or all photos that continue together in the form for many pictures. */
export interface AutosavedRow {
  kind: EditorialKind
  entries: readonly [AutosavedEntry, ...AutosavedEntry[]]
  title: string
  path: string
  isPostponed: boolean
  isChange: boolean
  /** True if another tab has the entries open. */
  isElsewhere: boolean
}

export function autosavedRows(
  entries: readonly AutosavedEntry[],
  kinds: readonly EditorialKind[],
  elsewhere: ReadonlySet<string>,
): AutosavedRow[] {
  const groups = new Map<string, AutosavedRow['entries']>()
  for (const entry of entries.toSorted((one, other) => other.at - one.at)) {
    const { id, form, isPostponed = false } = entry
    const key = isOfMany(entry, kinds) ? `${form} ${isPostponed} ${elsewhere.has(id)}` : id
    const group = groups.get(key)
    groups.set(key, group ? [...group, entry] : [entry])
  }
  return [...groups.values()]
    .flatMap((group) => {
      const kind = kinds.find(({ kind }) => kind === group[0].form)
      return kind ? [toRow(kind, group, elsewhere)] : []
    })
    .sort((one, other) => Number(other.isPostponed) - Number(one.isPostponed))
}

/** Returns whether the form for many pictures accepts the entry. The entry must have a photo. */
function isOfMany(entry: AutosavedEntry, kinds: readonly EditorialKind[]): boolean {
  const bulk = kinds.find(({ kind }) => kind === entry.form)?.bulkUpload
  return bulk !== undefined && entry.subject === '' && hasPicture(entry, bulk.picture)
}

function toRow(
  kind: EditorialKind,
  entries: AutosavedRow['entries'],
  elsewhere: ReadonlySet<string>,
): AutosavedRow {
  const [first, ...others] = entries
  const source = sourceOf(first)
  const isMany = others.length > 0
  const titles = [...new Set(entries.map(({ values }) => draftTitle({ data: values })))]
  const [title = ''] = titles
  const more = titles.length > 1 ? ', …' : ''
  return {
    kind,
    entries,
    title: isMany ? `${entries.length} foto: ${title}${more}` : title,
    path: isMany ? `${kind.path}/beberapa` : formPath(kind, source),
    isPostponed: first.isPostponed ?? false,
    isChange: source.type === 'item',
    isElsewhere: elsewhere.has(first.id),
  }
}

function sourceOf({ id, subject }: AutosavedEntry): Source {
  if (subject === '') return { type: 'new', id }
  const [collection, document = ''] = subject.split('/')
  return { type: collection === 'drafts' ? 'draft' : 'item', id: document }
}
