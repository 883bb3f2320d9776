import { queryOptions, useQuery } from '@tanstack/react-query'
import { draftTitle, isPublisher } from '@/domain/drafts/draft'
import { countDocuments } from '@/lib/firebase/count-documents'
import { adminKeys } from '@/lib/query/admin-keys'
import type { Person } from '@/stores/session'
import { formPath } from '../editor/editor-document'
import type { EditorialKind } from '../editorial-kind'
import { returnedDraftsQuery } from './editorial-queries'
import type { Task, Waiting } from '@/domain/tasks/staleness-reminders'

type Count = readonly [kind: EditorialKind, count: number]

/** Counts drafts by kind. First counts all drafts, which costs only one read if there are none. */
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

function draftTasksQuery(kinds: readonly EditorialKind[], person: Person) {
  const { uid, role } = person
  return queryOptions({
    queryKey: adminKeys.draftTasks(uid),
    queryFn: async ({ client }): Promise<Task[]> => {
      const [submitted, unfinished] = await Promise.all([
        isPublisher(role) ? countByKind(kinds, { state: 'diajukan' }) : [],
        countByKind(kinds, { state: 'draf', createdBy: uid }),
      ])
      const returned =
        isPublisher(role) || unfinished.length === 0
          ? []
          : await client.fetchQuery(returnedDraftsQuery(person))
      return [
        ...submitted.map(([{ noun, path }, count]) => ({
          text: `${count} ${noun} menunggu Anda periksa.`,
          to: `${path}?status=diajukan`,
        })),
        ...kinds.flatMap((kind) =>
          returned
            .filter((draft) => draft.kind === kind.kind)
            .map((draft) => ({
              text: `“${draftTitle(draft)}” dikembalikan editor: ${draft.note}`,
              to: formPath(kind, { type: 'draft', id: draft.id }),
            })),
        ),
        ...unfinished.flatMap(([kind, count]) => {
          const left = count - returned.filter((draft) => draft.kind === kind.kind).length
          if (left <= 0) return []
          return {
            text: `${left} draf ${kind.noun} Anda belum selesai.`,
            to: `${kind.path}?status=draf`,
          }
        }),
      ]
    },
    staleTime: 0,
  })
}

export function useDraftTasks(kinds: readonly EditorialKind[], person: Person): Waiting {
  const enabled = kinds.length > 0
  const { data, isPending } = useQuery({ ...draftTasksQuery(kinds, person), enabled })
  if (!enabled) return []
  return isPending ? undefined : (data ?? null)
}
