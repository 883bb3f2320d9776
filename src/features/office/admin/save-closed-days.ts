import { serverTime, transact } from '@/lib/firebase/writes'

/** Stores closed days atomically. An existing day gets the new name; the name '' removes it. */
export function saveClosedDays(
  days: readonly { date: string; name: string }[],
  uid: string,
): Promise<void> {
  return transact([], () =>
    days.map(({ date, name }) => ({
      set: `closed_days/${date}`,
      data: { date, name, updatedBy: uid, updatedAt: serverTime() },
    })),
  )
}
