import { instantAt } from './calendar'

/** Returns the author fields of an item. The time is in WIB. */
export function authoredBy(
  createdBy: string,
  date: string,
  time: string,
): { createdBy: string; updatedBy: string; updatedAt: string } {
  return { createdBy, ...changedBy(createdBy, date, time) }
}

/** Returns the fields of the last change. The time is in WIB. */
export function changedBy(
  updatedBy: string,
  date: string,
  time: string,
): { updatedBy: string; updatedAt: string } {
  return { updatedBy, updatedAt: instantAt(date, time) }
}
