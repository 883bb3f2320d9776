/** Properties of a collection that public pages use to read it. collections.ts contains the other properties. */
export interface PublicList {
  /** Sort field and direction, and number of items on a page. Items with equal values are sorted by id. */
  list: {
    order: readonly [field: string, direction: 'asc' | 'desc']
    pageSize: number
    /** Maximum number of documents that firestore.rules allow in a visitor's list query. */
    most: number
    /** Numeric field by which the device sorts. A query with `orderBy` would omit documents without this field. */
    orderOnDevice?: string
  }
  /** First part of the address of each item's page: `berita` for `/berita/{id}`. Missing if items have no pages. */
  page?: string
  /** Fields that only the page of an item shows. Lists in published files omit them. */
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
  // Sorted by last day, so that upcoming events precede all past events. Reads as many events as
  // allowed, because the soonest event is the last of the upcoming events.
  agenda: { list: { order: ['lastdate', 'desc'], pageSize: 100, most: 100 } },
  umkm: { list: { order: NEWEST_FIRST, pageSize: 24, most: 100 } },
  apparatus: { list: { order: NEWEST_FIRST, pageSize: 200, most: 200 } },
  gallery: { list: { order: NEWEST_FIRST, pageSize: 24, most: 100 } },
  public_documents: { list: { order: LATEST_YEAR_FIRST, pageSize: 50, most: 100 } },
  // Contains future days, and past days that the due days of old reports depend on.
  closed_days: { list: { order: ['date', 'desc'], pageSize: 100, most: 100 } },
  // Read completely, because the list is grouped by category and prefetched.
  services: {
    list: { order: NEWEST_FIRST, pageSize: 100, most: 100 },
    page: 'layanan',
    prefetch: 100,
  },
  // Read completely, because the page filters and sums projects.
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
  // Enough for about ten years with five to ten areas of spending each.
  budget_alokasi: { list: { order: LATEST_YEAR_FIRST, pageSize: 100, most: 1_000 } },
} as const satisfies Record<string, PublicList>

type Table = typeof PUBLIC_LISTS
export type PublicListName = keyof Table

/** Names of the public lists that define the property `Fact`. */
export type PublicListWith<Fact extends keyof PublicList> = {
  [Name in PublicListName]: Table[Name] extends Record<Fact, unknown> ? Name : never
}[PublicListName]

/** First part of the addresses of item pages. */
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
