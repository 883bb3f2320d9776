import { VERDICT_DAYS, type Verdict } from '@/domain/complaints/complaint'
import { DAY_MS } from '@/domain/time/date'
import { deviceStore } from '../device-store'

/** Unsent answer to “Sudah beres?” with its reason. */
export interface VerdictDraft {
  answer: Verdict
  reason: string
  /** Time of the input in epoch milliseconds. */
  at: number
}

// The store also contains reports. Code that reads reports skips verdict drafts.
const database = deviceStore('desa-laporan', 'reports')
const PREFIX = 'jawaban '

/** Returns the draft for the report `id`, and deletes expired drafts. Throws the browser's errors. */
export async function readVerdictDraft(id: string): Promise<VerdictDraft | undefined> {
  const entries = await database.entries<VerdictDraft>()
  const drafts = entries.filter(([key]) => key.startsWith(PREFIX))
  const isOver = ({ at }: VerdictDraft) => Date.now() - at > VERDICT_DAYS * DAY_MS
  const over = drafts.filter(([, draft]) => isOver(draft))
  if (over.length > 0) await database.write((store) => over.forEach(([key]) => store.delete(key)))
  return drafts.find(([key, draft]) => key === PREFIX + id && !isOver(draft))?.[1]
}

export function storeVerdictDraft(id: string, draft: VerdictDraft): Promise<void> {
  return database.write((store) => void store.put(draft, PREFIX + id), { atOnce: true })
}

export function deleteVerdictDraft(id: string): Promise<void> {
  return database.write((store) => void store.delete(PREFIX + id))
}
