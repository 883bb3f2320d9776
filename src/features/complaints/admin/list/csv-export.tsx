import { ConfirmButton } from '@/components/ui/buttons/confirm-button'
import type { Complaint } from '@/domain/complaints/complaint-schema'
import { dayIn } from '@/domain/time/date'
import { useZone } from '@/lib/query/settings-query'
import { saveCsv } from '@/lib/save-csv'
import { useSaving } from '@/services/saving/use-saving'
import { showNotice } from '@/stores/notice'
import { reports } from '../actions/administer-actions'
import { MAX_EXPORTED } from '../complaints-query'
import { csvRows } from './csv-rows'

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
    saveCsv({ name, rows: csvRows(complaints, zone, nameOf) })
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
