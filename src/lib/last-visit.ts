const STORED_AS = 'kunjungan'

/** Absence after which a new visit starts. */
export const NEW_VISIT_MILLISECONDS = 30 * 60_000

interface Visit {
  /** Newest id seen when the previous visit ended, or '' on the first visit. Ids start with the time of publication. */
  since: string
  newest: string
  /** Time at which the site was last visible, according to the device's clock. */
  at: number
}

let visitSince = ''
const listeners = new Set<() => void>()

/** Returns the id after which items are new to the visitor, or '' if no item is new. */
export const sinceLastVisit = () => visitSince

export function onVisit(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** True if this page has been visible since it read the last visit from storage. */
let isHere = false
let newestHere = ''

/** Records that the item `id` is visible, or only the page if it is ''. Without storage, every visit is the first. */
export function recordSeen(id: string): void {
  // Lists start with their newest item, so storage is read once per list.
  if (isHere && id !== '' && id <= newestHere) return
  try {
    const stored = JSON.parse(localStorage.getItem(STORED_AS) ?? 'null') as Visit | null
    const { since, newest, at } = stored ?? { since: '', newest: '', at: 0 }
    const now = Date.now()
    const isNext = !isHere && Math.abs(now - at) > NEW_VISIT_MILLISECONDS
    const visit = { since: isNext ? newest : since, newest: id > newest ? id : newest, at: now }
    localStorage.setItem(STORED_AS, JSON.stringify(visit))
    if (!isHere) document.addEventListener('visibilitychange', noteLeaving, { once: true })
    isHere = true
    newestHere = visit.newest
    visitSince = visit.since
    for (const listener of listeners) listener()
  } catch {
    // No item is marked as new if storage is denied.
  }
}

function noteLeaving(): void {
  recordSeen('')
  isHere = false
  document.addEventListener('visibilitychange', () => recordSeen(''), { once: true })
}
