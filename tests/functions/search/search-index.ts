import { CachedIndex } from '../../../functions/src/search/cached-index'
import {
  generationOf,
  pathOf,
  storedItems,
  storeItems,
} from '../../../functions/src/search/index-file'
import { enqueueForSearch, pendingOf } from '../../../functions/src/search/pending-items'
import type { Services } from '../../../functions/src/services'
import type { SearchItem } from '../../../src/domain/search/search-item'
import { memberOf } from '../failing-service'
import { writeAndEnqueue } from './write-pending'

/* Search index of a project without functions. The tests run the code of the triggers. */

export const write = writeAndEnqueue(enqueueForSearch)

export async function readIndexedPaths({ bucket }: Services): Promise<string[]> {
  return [...((await storedItems(bucket)) ?? new Map<string, unknown>()).keys()].sort()
}

export const pendingItems = async ({ firestore }: Services): Promise<string[]> =>
  (await pendingOf(firestore).get()).docs.map(({ id }) => id)

export const findTitles = async (
  services: Services,
  q: string,
  index = new CachedIndex(services),
) =>
  (await index.search({ q, page: 0 })).groups.flatMap(({ results }) =>
    results.map(({ title }) => title.text),
  )

export async function storeIndex(
  { bucket }: Services,
  items: readonly SearchItem[],
): Promise<void> {
  const byPath = new Map(items.map((item) => [pathOf(item), item]))
  await storeItems(bucket, byPath, await generationOf(bucket))
}

type Method = (...args: unknown[]) => unknown

/**
 * Returns services that call `tell` before and after each read and write of the index, and before each other step.
 * `tell` may throw, or change data meanwhile.
 */
export function watchServices(services: Services, tell: (moment: string) => unknown): Services {
  const watch = <Target extends object>(target: Target, methods: readonly string[]): Target =>
    new Proxy(target, {
      get: (_, name) => {
        const original = memberOf(target, name)
        if (typeof name !== 'string' || !methods.includes(name)) return original
        return async (...args: unknown[]) => {
          await tell(`before ${name}`)
          const result = await (original as Method)(...args)
          await tell(`after ${name}`)
          return result
        }
      },
    })
  const { auth, bucket, firestore } = services
  const file = bucket.file.bind(bucket)
  return {
    auth,
    firestore: watch(firestore, ['getAll']),
    bucket: Object.assign(Object.create(bucket) as typeof bucket, {
      file: (name: string) => watch(file(name), ['getMetadata', 'download', 'save']),
    }),
  }
}
