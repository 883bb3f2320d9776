import { instantAt } from './calendar'

/** Who wrote an item, and when (WIB). */
export function authoredBy(
  createdBy: string,
  date: string,
  time: string,
): { createdBy: string; updatedBy: string; updatedAt: string } {
  return { createdBy, ...stamped(createdBy, date, time) }
}

/** Who changed a document last, and when (WIB). */
export function stamped(
  updatedBy: string,
  date: string,
  time: string,
): { updatedBy: string; updatedAt: string } {
  return { updatedBy, updatedAt: instantAt(date, time) }
}
