import type { AutosavedEntry } from '../entries'

/** Returns unsaved input of the user `siti` in the form for news. */
export const entryWith = (fields: Partial<AutosavedEntry>): AutosavedEntry => ({
  id: 'a',
  uid: 'siti',
  form: 'news',
  subject: '',
  values: {},
  baseVersion: '',
  itemId: '',
  tried: [],
  pictures: {},
  at: 0,
  ...fields,
})

export const stored = new Map<string, AutosavedEntry>()

export const openHere = new Set<string>()

export const elsewhere = new Set<string>()

export const device = { refuses: false }

export const LOCK_RELEASE_MILLISECONDS = 1

async function unlessRefused(work: () => void): Promise<void> {
  const { refuses } = device
  await Promise.resolve()
  if (refuses) throw new Error('The device is full.')
  work()
}

export function readEntries(uid: string): Promise<AutosavedEntry[]> {
  return Promise.resolve([...stored.values()].filter((entry) => entry.uid === uid))
}

export const storeEntry = (entry: AutosavedEntry) =>
  unlessRefused(() => void stored.set(entry.id, entry))

export const removeEntry = (_: string, id: string) => unlessRefused(() => void stored.delete(id))

export const removeAllEntries = (uid: string) =>
  unlessRefused(() => {
    for (const [id, entry] of stored) if (entry.uid === uid) stored.delete(id)
  })

export const expireForeignEntries = () => Promise.resolve()

export function lockEntry(id: string): Promise<(() => void) | null> {
  if (elsewhere.has(id)) return Promise.resolve(null)
  openHere.add(id)
  return Promise.resolve(() => void openHere.delete(id))
}

export function lockedElsewhere(): Promise<ReadonlySet<string>> {
  return Promise.resolve(new Set(elsewhere))
}
