const STORED_AS = 'kunjungan'

/** Who was away for longer comes to another visit. */
export const AWAY_MILLISECONDS = 30 * 60_000

interface Visit {
  /** The newest id seen when the visit before this one ended; '' on the first. Ids begin with the time of publishing. */
  since: string
  /** The newest seen by now. */
  newest: string
  /** When the site was last in view, by this device's clock, to which alone it is compared. */
  at: number
}

/** Of the visit that this page is part of. */
let visitSince = ''
const listeners = new Set<() => void>()

/** What is newer than the item of this id is new to who visits; '' where nothing is. */
export const sinceLastVisit = () => visitSince

export function onVisit(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether this page has been in view since its visit was looked up. */
let isHere = false
/** The newest that it has noted. */
let newestHere = ''

/** An item of this id is in view; '' where the page is. Without storage every visit is the first. */
export function noteSeen(id: string): void {
  // Lists begin with their newest: storage is asked once for each, not for each item.
  if (isHere && id !== '' && id <= newestHere) return
  try {
    const stored = JSON.parse(localStorage.getItem(STORED_AS) ?? 'null') as Visit | null
    const { since, newest, at } = stored ?? { since: '', newest: '', at: 0 }
    const now = Date.now()
    const isNext = !isHere && Math.abs(now - at) > AWAY_MILLISECONDS
    const visit = { since: isNext ? newest : since, newest: id > newest ? id : newest, at: now }
    localStorage.setItem(STORED_AS, JSON.stringify(visit))
    if (!isHere) document.addEventListener('visibilitychange', noteLeaving, { once: true })
    isHere = true
    newestHere = visit.newest
    visitSince = visit.since
    for (const listener of listeners) listener()
  } catch {
    // Nothing is marked.
  }
}

function noteLeaving(): void {
  noteSeen('')
  isHere = false
  document.addEventListener('visibilitychange', () => noteSeen(''), { once: true })
}
