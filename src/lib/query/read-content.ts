import type * as v from 'valibot'
import type { Item } from '@/domain/collection-schemas'
import type { ComplaintProgress } from '@/domain/complaints/complaint-progress-schema'
import { isTrackingCode, normaliseTrackingCode } from '@/domain/ids/id'
import {
  type ItemPage,
  PUBLIC_LISTS,
  type PublicListName,
  publicListsWith,
  type CollectionAt,
} from '@/domain/public-lists'
import { PUBLIC, type PublicName } from '@/domain/public-collections'
import {
  cursorAt,
  type ListRequest,
  type Page,
  readDocument,
  readList,
  readPage,
} from '../firebase/documents'

export async function readItems<Name extends PublicListName>(
  name: Name,
  selection: Partial<Pick<ListRequest, 'where' | 'orderBy' | 'since' | 'limit'>>,
): Promise<Item<Name>[]> {
  const items = await readList(requestOf(name, selection), schemaOf(name))
  const { list } = PUBLIC_LISTS[name]
  return 'orderOnDevice' in list ? inOrder(items, list.orderOnDevice) : items
}

/** Returns one page of a public list. `after` is the cursor of the previous page, `limit` the size. */
export function readItemPage<Name extends PublicListName>(
  name: Name,
  selection: Partial<Pick<ListRequest, 'where' | 'after' | 'limit'>>,
): Promise<Page<Item<Name>>> {
  return readPage(requestOf(name, selection), schemaOf(name))
}

export async function readNeighbours<Name extends PublicListName>(
  name: Name,
  item: { id: string } & Readonly<Record<string, unknown>>,
): Promise<[before: Item<Name> | undefined, after: Item<Name> | undefined]> {
  const [field, direction] = PUBLIC_LISTS[name].list.order
  const next = async (way: 'asc' | 'desc') => {
    const after = cursorAt(item[field], item.id) ?? item.id
    const request = { collection: name, orderBy: [field, way], after, limit: 1 } as const
    const [found] = await readList(request, schemaOf(name))
    return found
  }
  return Promise.all([next(direction === 'asc' ? 'desc' : 'asc'), next(direction)])
}

/** Returns the item or null. Searches all collections of the page, because an id exists in at most one of them. */
export async function readItemOn<Page extends ItemPage>(
  page: Page,
  id: string,
): Promise<Item<CollectionAt<Page>> | null> {
  for (const name of publicListsWith('page')) {
    if (PUBLIC_LISTS[name].page !== page) continue
    const found = await readNamed(name, id)
    if (found) return found
  }
  return null
}

export function readNamed<Name extends PublicName>(
  name: Name,
  id: string,
): Promise<Item<Name> | null> {
  return readDocument(`${name}/${id}`, schemaOf(name))
}

/** Returns the progress of the report with a tracking code, which may be written in any notation. */
export async function readProgress(written: string): Promise<ComplaintProgress | null> {
  const code = normaliseTrackingCode(written)
  return isTrackingCode(code) ? readNamed('complaint_status', code) : null
}

function requestOf(name: PublicListName, selection: Partial<ListRequest>): ListRequest {
  const { order, pageSize } = PUBLIC_LISTS[name].list
  return { collection: name, orderBy: order, limit: pageSize, ...selection }
}

const schemaOf = <Name extends PublicName>(name: Name) =>
  PUBLIC[name] as v.GenericSchema<unknown, Item<Name>>

function inOrder<One extends object>(items: One[], field: string): One[] {
  const place = (one: One) => (one as Record<string, number>)[field] ?? 0
  return items.sort((a, b) => place(a) - place(b))
}
