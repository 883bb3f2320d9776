import { serverTime, transact } from '@/lib/firebase/writes'

/** Stores closed days, all or none; a day that is there already gets the new name, '' opens it again. */
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
