import { CATEGORY_LABEL, CHANNEL_LABEL } from '@/domain/complaints/complaint'
import type { Complaint } from '@/domain/complaints/complaint-schema'
import { formatTrackingCode } from '@/domain/ids/id'
import { type TimeZone, wallClockIn } from '@/domain/time/date'

/** Formats a time so that it can be sorted as text, and spreadsheets recognise it as date and time. */
const timeIn = (zone: TimeZone, instant: string) =>
  wallClockIn(zone, new Date(instant)).replace('T', ' ')

/** Adds hyphens to a phone number (`0812-3456-7890`), so that spreadsheets do not remove the leading zero. */
const phoneText = (phone: string) =>
  /^\d+$/.test(phone) ? (phone.match(/\d{4}(?=\d{3})|\d+$/g) ?? []).join('-') : phone

/** Returns a table of reports with a header row. `nameOf` returns the name of a user. */
export function csvRows(
  complaints: readonly Complaint[],
  zone: TimeZone,
  nameOf: (uid: string) => string,
): string[][] {
  const columns: [head: string, cell: (complaint: Complaint) => string][] = [
    ['Kode', ({ id }) => formatTrackingCode(id)],
    ['Diterima', ({ receivedAt }) => timeIn(zone, receivedAt)],
    ['Status', ({ status }) => status],
    ['Kategori', ({ category }) => CATEGORY_LABEL[category]],
    ['Nama', ({ name }) => name],
    ['Alamat', ({ address }) => address],
    ['Telepon', ({ phone }) => phoneText(phone)],
    ['Laporan', ({ report }) => report],
    ['Foto', ({ documentationurl }) => (documentationurl ? 'ada' : 'tidak ada')],
    ['Masuk lewat', ({ channel }) => CHANNEL_LABEL[channel]],
    ['Ditangani oleh', ({ assignee }) => (assignee ? nameOf(assignee) : '')],
    ['Duplikat dari', ({ duplicateOf }) => formatTrackingCode(duplicateOf)],
    ['Ditutup', ({ closedAt }) => (closedAt ? timeIn(zone, closedAt) : '')],
  ]
  return [
    columns.map(([head]) => head),
    ...complaints.map((complaint) => columns.map(([, cell]) => cell(complaint))),
  ]
}
