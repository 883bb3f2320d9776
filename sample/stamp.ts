import { instantAt } from './calendar'

/** Who changed a document last, and when (WIB). */
export function stamped(
  updatedBy: string,
  date: string,
  time: string,
): { updatedBy: string; updatedAt: string } {
  return { updatedBy, updatedAt: instantAt(date, time) }
}
