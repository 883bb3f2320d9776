import { queryOptions, useQuery } from '@tanstack/react-query'
import { isPublisher } from '@/domain/draft'
import type { Task, Waiting } from '@/domain/task'
import { countDocuments } from '@/lib/firebase/documents'
import { adminKeys } from '@/lib/query/admin-keys'
import type { Person } from '@/stores/session'
import type { EditorialKind } from './editorial-kind'

type Count = readonly [kind: EditorialKind, count: number]

/** By kind how many drafts there are; where there are none at all, that costs one read. */
async function countByKind(
  kinds: readonly EditorialKind[],
  conditions: Readonly<Record<string, string>>,
): Promise<Count[]> {
  if ((await countDocuments('drafts', conditions)) === 0) return []
  const counts = await Promise.all(
    kinds.map(async (kind): Promise<Count> => [
      kind,
      await countDocuments('drafts', { kind: kind.kind, ...conditions }),
    ]),
  )
  return counts.filter(([, count]) => count > 0)
}

function draftTasksQuery(kinds: readonly EditorialKind[], { uid, role }: Person) {
  return queryOptions({
    queryKey: adminKeys.draftTasks(uid),
    queryFn: async (): Promise<Task[]> => {
      const [submitted, unfinished] = await Promise.all([
        isPublisher(role) ? countByKind(kinds, { state: 'diajukan' }) : [],
        countByKind(kinds, { state: 'draf', createdBy: uid }),
      ])
      return [
        ...submitted.map(([{ noun, path }, count]) => ({
          text: `${count} ${noun} menunggu Anda periksa.`,
          to: `${path}?status=diajukan`,
        })),
        ...unfinished.map(([{ noun, path }, count]) => ({
          text: `${count} draf ${noun} Anda belum selesai.`,
          to: `${path}?status=draf`,
        })),
      ]
    },
    staleTime: 0,
  })
}

/** Drafts that wait for this person. */
export function useDraftTasks(kinds: readonly EditorialKind[], person: Person): Waiting {
  const enabled = kinds.length > 0
  const { data, isPending } = useQuery({ ...draftTasksQuery(kinds, person), enabled })
  if (!enabled) return []
  return isPending ? undefined : (data ?? null)
}
