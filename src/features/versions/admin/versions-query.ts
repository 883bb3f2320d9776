import { queryOptions } from '@tanstack/react-query'
import type { VersionedName } from '@/domain/versions/versions'
import { type Version, version, MAX_VERSIONS } from '@/domain/versions/version-schema'
import { readList } from '@/lib/firebase/documents'
import { type RawDocument, readRaw } from '@/lib/firebase/writes'
import { adminKeys, formQueryOptions } from '@/lib/query/admin-keys'

interface DocumentVersions {
  /** Current document, or null if it no longer exists. */
  now: RawDocument | null
  earlier: readonly Version[]
}

export function versionsQuery(collection: VersionedName, id: string) {
  return queryOptions({
    queryKey: adminKeys.versions(collection, id),
    queryFn: async (): Promise<DocumentVersions> => {
      const [now, earlier] = await Promise.all([
        readRaw(`${collection}/${id}`),
        readList<Version>(
          {
            collection: 'versions',
            where: { collection, document: id },
            orderBy: ['replacedAt', 'desc'],
            limit: MAX_VERSIONS,
          },
          version,
        ),
      ])
      return { now, earlier }
    },
    ...formQueryOptions,
  })
}
