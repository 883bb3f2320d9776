import { groundTexts } from '@/domain/requests/request'
import { isLateObjection, LATE_OBJECTION } from '@/domain/requests/request-steps'
import type { Objection } from '@/domain/requests/request-schema'
import { useLegalTime } from '@/services/office/use-legal-time'
import { type Columns, dayOf, lastStep, Register, textField } from '../requests/request-register'

const text = textField<Objection>

export function ObjectionRegister({ path }: { path: string }) {
  const time = useLegalTime()
  const columns: Columns<Objection> = {
    Nomor: [
      text('Nomor', ({ register }) => register),
      text('Tanggal', ({ receivedAt }) => dayOf(time.zone, receivedAt)),
      text('Nomor permohonan', ({ about }) => about?.register ?? ''),
      text('Catatan', (objection) => (isLateObjection(objection, time) ? LATE_OBJECTION : '')),
    ],
    Pemohon: [text('Nama', ({ name }) => name), text('Kontak', ({ contact }) => contact)],
    'Alasan keberatan': [
      text('Alasan keberatan', ({ grounds }) => groundTexts(grounds).join('\n')),
      text('Penjelasan', ({ explanation }) => explanation),
    ],
    Keputusan: [
      text('Keputusan', ({ state }) => state),
      text('Isi keputusan', (objection) => lastStep(objection)?.text ?? ''),
      text('Tanggal keputusan', ({ closedAt }) => dayOf(time.zone, closedAt)),
    ],
  }
  return <Register name="objections" label="Keberatan" path={path} columns={columns} />
}
