/** How visitors read a collection: the part of its entry in collections.ts that their pages load. */
export interface Listed {
  /** Order of the list, in which equal values go by id in the same direction, and the number of items on a page. */
  list: {
    order: readonly [field: string, direction: 'asc' | 'desc']
    pageSize: number
    /** The most that firestore.rules let a visitor's list ask for. */
    most: number
    /** Ordered on the device by this number, for a query leaves out what does not have the field. */
    orderOnDevice?: string
  }
  /** `berita`: each item has a page of its own at `/berita/{id}`. */
  page?: string
  /** Fields that only an item's own page shows; lists are kept without them. */
  detail?: readonly string[]
  /** How many of the newest a device reads ahead, for reading without network what was never opened. */
  prefetch?: number
}

const NEWEST_FIRST = ['id', 'desc'] as const
// By the day that readers see, and not by id: old news that is entered late does not become the latest.
const LATEST_FIRST = ['date', 'desc'] as const
const LATEST_YEAR_FIRST = ['year', 'desc'] as const
const BY_NAME = {
  list: { order: ['name', 'asc'], pageSize: 60, most: 100, orderOnDevice: 'order' },
} as const
const BY_ACCOUNT = { list: { order: ['id', 'asc'], pageSize: 1_000, most: 1_000 } } as const
const ARTICLE = { page: 'berita', detail: ['content'] } as const

/** The collections that visitors list, in the order in which search groups what it finds. */
export const LISTED = {
  news: { ...ARTICLE, list: { order: LATEST_FIRST, pageSize: 12, most: 100 }, prefetch: 50 },
  announcements: {
    ...ARTICLE,
    list: { order: LATEST_FIRST, pageSize: 6, most: 100 },
    prefetch: 50,
  },
  // By the last day and not by id, so that no coming event falls behind a later written past one; as many as
  // may be, for the soonest of those to come are the last of them.
  agenda: { list: { order: ['lastdate', 'desc'], pageSize: 100, most: 100 } },
  umkm: { list: { order: NEWEST_FIRST, pageSize: 24, most: 100 } },
  apparatus: { list: { order: NEWEST_FIRST, pageSize: 200, most: 200 } },
  gallery: { list: { order: NEWEST_FIRST, pageSize: 24, most: 100 } },
  public_documents: { list: { order: LATEST_YEAR_FIRST, pageSize: 100, most: 100 } },
  // Those to come and, for promises that were made then, some years of past ones.
  closed_days: { list: { order: ['date', 'desc'], pageSize: 100, most: 100 } },
  // All at once: the list is by category, and a device reads all of them ahead.
  services: {
    list: { order: NEWEST_FIRST, pageSize: 100, most: 100 },
    page: 'layanan',
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
  // Some ten years of five to ten fields of spending each.
  budget_alokasi: { list: { order: LATEST_YEAR_FIRST, pageSize: 100, most: 1_000 } },
} as const satisfies Record<string, Listed>

type Table = typeof LISTED
export type ListedName = keyof Table

/** The listed collections whose entry says something of `Fact`: `ListedWith<'page'>`. */
export type ListedWith<Fact extends keyof Listed> = {
  [Name in ListedName]: Table[Name] extends Record<Fact, unknown> ? Name : never
}[ListedName]

/** The first part of the address of items that have a page of their own. */
export type ItemPage = Table[ListedWith<'page'>]['page']

/** Each of them once, in the table's order. */
export function itemPages(): ItemPage[] {
  return [...new Set(listedWith('page').map((name) => LISTED[name].page))]
}

/** The collections whose items have their page at `Page`. */
export type On<Page extends ItemPage> = {
  [Name in ListedWith<'page'>]: Table[Name]['page'] extends Page ? Name : never
}[ListedWith<'page'>]

/** The fields that lists of a collection are kept without. */
export type Detail<Name> = Name extends ListedWith<'detail'> ? Table[Name]['detail'][number] : never

/** The listed collections whose entry says something of `fact`, in the table's order. */
export function listedWith<Fact extends keyof Listed>(fact: Fact): ListedWith<Fact>[] {
  return (Object.keys(LISTED) as ListedName[]).filter(
    (name): name is ListedWith<Fact> => fact in LISTED[name],
  )
}
