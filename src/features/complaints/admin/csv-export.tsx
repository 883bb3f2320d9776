import { useState } from 'react'
import { buttonStyle } from '@/components/ui/button-style'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Icon } from '@/components/ui/icon'
import { toCsv } from '@/domain/csv'
import { dayIn, type TimeZone } from '@/domain/date'
import type { Complaint } from '@/domain/schemas/complaint'
import { saveFile } from '@/lib/save-file'
import { csvRows } from './csv-rows'

interface CsvExportProps {
  /** The list as it is filtered. */
  complaints: readonly Complaint[]
  zone: TimeZone
  /** Who a uid is. */
  nameOf: (uid: string) => string
}

/** Gives the list as a file for spreadsheets, after a word about what is in it. */
export function CsvExport({ complaints, zone, nameOf }: CsvExportProps) {
  const [asking, setAsking] = useState(false)

  function save() {
    setAsking(false)
    const name = `pengaduan-${dayIn(zone, new Date())}.csv`
    saveFile(name, 'text/csv;charset=utf-8', toCsv(csvRows(complaints, zone, nameOf)))
  }

  return (
    <>
      <button
        type="button"
        disabled={complaints.length === 0}
        className={`${buttonStyle.secondary} disabled:opacity-60`}
        onClick={() => setAsking(true)}
      >
        <Icon name="download" className="size-5" />
        Unduh CSV
      </button>
      {asking && (
        <ConfirmDialog
          title={`Unduh ${complaints.length.toLocaleString('id-ID')} laporan?`}
          action="Unduh"
          onClose={() => setAsking(false)}
          onConfirm={save}
        >
          Berkas ini memuat nama, alamat, dan nomor telepon pelapor. Simpan di tempat yang hanya
          dibuka petugas, dan hapus setelah tidak diperlukan.
        </ConfirmDialog>
      )}
    </>
  )
}
