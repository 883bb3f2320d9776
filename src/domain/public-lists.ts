/** Properties of a collection that public pages need to read it. collections.ts contains the other properties. */
export interface PublicList {
  /** Sort field and direction (equal values are sorted by id) and the number of items on a page. */
  list: {
    order: readonly [field: string, direction: 'asc' | 'desc']
    pageSize: number
    /** Maximum limit of a visitor's list in firestore.rules. */
    most: number
    /** Numeric field by which the device sorts, because a query with `orderBy` omits documents without it. */
    orderOnDevice?: string
  }
  /** First part of the address of each item's page: `berita` for `/berita/{id}`. Missing if items have no pages. */
  page?: string
  /** Fields that only the page of an item shows. Stored lists omit them. */
  detail?: readonly string[]
  prefetch?: number
}

const NEWEST_FIRST = ['id', 'desc'] as const
// Sorted by date, so that old news that was entered late does not come first.
const LATEST_FIRST = ['date', 'desc'] as const
const LATEST_YEAR_FIRST = ['year', 'desc'] as const
const BY_NAME = {
  list: { order: ['name', 'asc'], pageSize: 60, most: 100, orderOnDevice: 'order' },
} as const
const BY_ACCOUNT = { list: { order: ['id', 'asc'], pageSize: 1_000, most: 1_000 } } as const
const ARTICLE = { page: 'berita', detail: ['content', 'attachments'] } as const

/** Public lists of collections, in the order of search groups. */
export const PUBLIC_LISTS = {
  news: { ...ARTICLE, list: { order: LATEST_FIRST, pageSize: 12, most: 100 }, prefetch: 50 },
  announcements: {
    ...ARTICLE,
    list: { order: LATEST_FIRST, pageSize: 6, most: 100 },
    prefetch: 50,
  },
  // Sorted by last day, so that upcoming events precede past events that were entered later. Reads as many events as
  // allowed, because the soonest are the last of the upcoming ones.
  agenda: { list: { order: ['lastdate', 'desc'], pageSize: 100, most: 100 } },
  umkm: { list: { order: NEWEST_FIRST, pageSize: 24, most: 100 } },
  apparatus: { list: { order: NEWEST_FIRST, pageSize: 200, most: 200 } },
  gallery: { list: { order: NEWEST_FIRST, pageSize: 24, most: 100 } },
  public_documents: { list: { order: LATEST_YEAR_FIRST, pageSize: 50, most: 100 } },
  // Future days, and past days for the promises of old reports.
  closed_days: { list: { order: ['date', 'desc'], pageSize: 100, most: 100 } },
  // All at once, because the list is grouped by category and prefetched completely.
  services: {
    list: { order: NEWEST_FIRST, pageSize: 100, most: 100 },
    page: 'layanan',
    prefetch: 100,
  },
  // All at once, because the page filters and sums them.
  projects: {
    list: { order: LATEST_YEAR_FIRST, pageSize: 100, most: 100 },
    page: 'pembangunan',
    prefetch: 100,
  },
  home_statistics: BY_NAME,
  population_gender: BY_NAME,
  population_religion: BY_NAME,
  population_work: BY_NAME,
  budget_years: { list: { order: LATEST_YEAR_FIRST, pageSize: 50, most: 100 } },
  budget_pendapatan: BY_ACCOUNT,
  budget_belanja: BY_ACCOUNT,
  budget_pembiayaan: BY_ACCOUNT,
  // About ten years with five to ten fields of spending each.
  budget_alokasi: { list: { order: LATEST_YEAR_FIRST, pageSize: 100, most: 1_000 } },
} as const satisfies Record<string, PublicList>

type Table = typeof PUBLIC_LISTS
export type PublicListName = keyof Table

/** Names of the public lists whose entry defines the property `Fact`. */
export type PublicListWith<Fact extends keyof PublicList> = {
  [Name in PublicListName]: Table[Name] extends Record<Fact, unknown> ? Name : never
}[PublicListName]

/** First part of the address of items with their own page. */
export type ItemPage = Table[PublicListWith<'page'>]['page']

export function itemPages(): ItemPage[] {
  return [...new Set(publicListsWith('page').map((name) => PUBLIC_LISTS[name].page))]
}

export type CollectionAt<Page extends ItemPage> = {
  [Name in PublicListWith<'page'>]: Table[Name]['page'] extends Page ? Name : never
}[PublicListWith<'page'>]

export type Detail<Name> =
  Name extends PublicListWith<'detail'> ? Table[Name]['detail'][number] : never

export function publicListsWith<Fact extends keyof PublicList>(fact: Fact): PublicListWith<Fact>[] {
  return (Object.keys(PUBLIC_LISTS) as PublicListName[]).filter(
    (name): name is PublicListWith<Fact> => fact in PUBLIC_LISTS[name],
  )
}
