import { create } from 'zustand'
import { readStored, writeStored } from '@/lib/browser-storage'

const STORED_AS = 'berkas-layanan'
/** Maximum number of services with stored ticks. The most recently ticked services are kept. */
const KEPT = 20

/** Texts of ticked lines by service id. A line whose text changes is no longer ticked. */
type Ticked = Readonly<Record<string, readonly string[]>>

/** Lines that were ticked on this device. They are never sent to a server. */
export const useChecklists = create<{ ticked: Ticked }>(() => ({ ticked: {} }))

/** True if the device stored the latest change. */
let isStored = true

/** Restores the ticked lines from the device. If the device could not store them, keeps those of this page. */
export function restoreChecklists(): void {
  if (!isStored) return
  const lists = Object.entries(readStored(STORED_AS) ?? {}).filter(
    (list): list is [string, string[]] =>
      Array.isArray(list[1]) && list[1].every((line) => typeof line === 'string'),
  )
  useChecklists.setState({ ticked: Object.fromEntries(lists) })
}

export function setChecked(id: string, line: string, isAtHand: boolean): void {
  change(id, (lines) => [...lines.filter((each) => each !== line), ...(isAtHand ? [line] : [])])
}

export function clearChecklist(id: string): void {
  change(id, () => [])
}

function change(id: string, work: (lines: readonly string[]) => readonly string[]): void {
  // Another tab may have ticked lines as well.
  restoreChecklists()
  const { [id]: before = [], ...others } = useChecklists.getState().ticked
  const lines = work(before)
  const lists = [...Object.entries(others), ...(lines.length > 0 ? [[id, lines] as const] : [])]
  const ticked = Object.fromEntries(lists.slice(-KEPT))
  useChecklists.setState({ ticked })
  isStored = writeStored(STORED_AS, lists.length === 0 ? null : ticked)
}
