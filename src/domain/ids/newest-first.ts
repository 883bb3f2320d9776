interface Dated {
  id: string
  date?: string
  day?: string
}

/** Compares two items by day if both have one, then by id, because ULIDs sort by creation time. */
export function newestFirst(a: Dated, b: Dated): number {
  return compare(dayOf(b), dayOf(a)) || compare(b.id, a.id)
}

const dayOf = ({ date, day }: Dated) => date ?? day ?? ''

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
