import { ConfirmButton } from '@/components/ui/buttons/confirm-button'
import { CATEGORY_LABEL, CHANNEL_LABEL } from '@/domain/complaints/complaint'
import type { Complaint } from '@/domain/complaints/complaint-schema'
import { formatTrackingCode } from '@/domain/ids/id'
import { dayIn, type TimeZone, wallClockIn } from '@/domain/time/date'
import { useZone } from '@/lib/query/settings-query'
import { downloadTable } from '@/lib/sheets/write-sheet'
import { useSaving } from '@/services/saving/use-saving'
import { showNotice } from '@/stores/notice'
import { reports } from '../actions/administer-actions'
import { MAX_EXPORTED } from '../complaints-query'

interface CsvExportProps {
  /** Reads all reports that match the filter, including reports on pages that are not loaded. */
  read: () => Promise<readonly Complaint[]>
  nameOf: (uid: string) => string
}

/** Downloads the filtered reports as a CSV file, after a warning about personal data. */
export function CsvExport({ read, nameOf }: CsvExportProps) {
  const zone = useZone()
  const { busy, saving } = useSaving('Downloading the list of complaints failed')

  async function save() {
    const complaints = await read()
    const name = `pengaduan-${dayIn(zone, new Date())}`
    await downloadTable('csv', name, csvFields(zone, nameOf), complaints)
    const done = `${reports(complaints.length)} diunduh.`
    const left = `${done} Laporan yang lebih lama tidak ikut; persempit saringannya.`
    const isWhole = complaints.length < MAX_EXPORTED
    showNotice(isWhole ? { kind: 'success', text: done } : { kind: 'note', text: left })
  }

  return (
    <ConfirmButton
      label={busy ? 'Menyiapkan …' : 'Unduh CSV'}
      disabled={busy}
      icon="download"
      title="Unduh daftar ini?"
      action="Unduh"
      onConfirm={() => void saving(save)}
    >
      Semua laporan yang cocok dengan saringan diunduh, dengan nama, alamat, dan nomor telepon
      pelapor. Simpan berkasnya di tempat yang hanya dibuka petugas, dan hapus setelah tidak
      diperlukan.
    </ConfirmButton>
  )
}

/** Formats a time so that it can be sorted as text, and spreadsheets recognise it as date and time. */
const timeIn = (zone: TimeZone, instant: string) =>
  wallClockIn(zone, new Date(instant)).replace('T', ' ')

/** Adds hyphens to a phone number (`0812-3456-7890`), so that spreadsheets do not remove the leading zero. */
const phoneText = (phone: string) =>
  /^\d+$/.test(phone) ? (phone.match(/\d{4}(?=\d{3})|\d+$/g) ?? []).join('-') : phone

/** Returns the columns of the file. `nameOf` returns the name of a user. */
export function csvFields(zone: TimeZone, nameOf: CsvExportProps['nameOf']) {
  const columns: [label: string, value: (complaint: Complaint) => string][] = [
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
  return columns.map(([label, value]) => ({ label, kind: 'text' as const, value }))
}
