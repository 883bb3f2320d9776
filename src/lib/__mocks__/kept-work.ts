import type { KeptWork } from '../kept-work'

/** What the device holds, by id. */
export const stored = new Map<string, KeptWork>()

/** What this tab has open. */
export const openHere = new Set<string>()

/** What other tabs have open. */
export const elsewhere = new Set<string>()

export const device = { refuses: false }

export const HANDOVER_MILLISECONDS = 1

async function unlessRefused(work: () => void): Promise<void> {
  const { refuses } = device
  await Promise.resolve()
  if (refuses) throw new Error('The device is full.')
  work()
}

export function readKeptWork(uid: string): Promise<KeptWork[]> {
  return Promise.resolve([...stored.values()].filter((work) => work.uid === uid))
}

export const storeKeptWork = (work: KeptWork) => unlessRefused(() => void stored.set(work.id, work))

export const removeKeptWork = (_: string, id: string) => unlessRefused(() => void stored.delete(id))

export const removeAllKeptWork = (uid: string) =>
  unlessRefused(() => {
    for (const [id, work] of stored) if (work.uid === uid) stored.delete(id)
  })

export const ageKeptWork = () => Promise.resolve()

export function openKeptWork(id: string): Promise<(() => void) | null> {
  if (elsewhere.has(id)) return Promise.resolve(null)
  openHere.add(id)
  return Promise.resolve(() => void openHere.delete(id))
}

export function openedElsewhere(): Promise<ReadonlySet<string>> {
  return Promise.resolve(new Set(elsewhere))
}
