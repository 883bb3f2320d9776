import { instantAt } from './calendar'

export function authoredBy(
  createdBy: string,
  date: string,
  time: string,
): { createdBy: string; updatedBy: string; updatedAt: string } {
  return { createdBy, ...changedBy(createdBy, date, time) }
}

export function changedBy(
  updatedBy: string,
  date: string,
  time: string,
): { updatedBy: string; updatedAt: string } {
  return { updatedBy, updatedAt: instantAt(date, time) }
}
