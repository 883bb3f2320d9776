import { Link } from 'react-router-dom'
import { useStaff } from '@/components/staff/staff'
import { Alert } from '@/components/ui/states/alert'
import { groundTexts } from '@/domain/requests/request'
import type { Objection } from '@/domain/requests/request-schema'
import { isLateObjection, LATE_OBJECTION } from '@/domain/requests/request-steps'
import { useLegalTime } from '@/services/office/use-legal-time'
import { RequestActions } from './request-actions'
import { Fact, OpenedRecord, RecordDetail } from './request-detail'
import { type Columns, dayOf, lastStep, Register, textField } from './request-register'
import { OpenRecords } from './requests-list'

export function ObjectionsList({ path }: { path: string }) {
  const time = useLegalTime()
  return (
    <OpenRecords
      record="objections"
      title="Keberatan"
      path={path}
      empty="Semua keberatan sudah diputuskan."
      row={(objection) => [
        groundTexts(objection.grounds).join('; '),
        objection.name,
        isLateObjection(objection, time) && LATE_OBJECTION,
      ]}
    />
  )
}

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

interface ObjectionDetailProps {
  id: string
  path: string
  requests: string
}

export function ObjectionDetail({ id, path, requests }: ObjectionDetailProps) {
  return (
    <RecordDetail record="objections" label="Keberatan" id={id} path={path}>
      {(objection) => <OpenedObjection objection={objection} requests={requests} />}
    </RecordDetail>
  )
}

function OpenedObjection({ objection, requests }: { objection: Objection; requests: string }) {
  const { role } = useStaff()
  const isLate = isLateObjection(objection, useLegalTime())
  const { request, about, name, contact, grounds, explanation } = objection
  return (
    <OpenedRecord
      record="objections"
      request={objection}
      subject="keberatan"
      actions={
        role === 'admin' ? (
          <RequestActions record="objections" request={objection} />
        ) : (
          <Alert kind="note">Keberatan diputuskan admin atas nama Kepala Desa.</Alert>
        )
      }
    >
      <Fact name="Alasan keberatan">{groundTexts(grounds).join('\n')}</Fact>
      <Fact name="Penjelasan">{explanation}</Fact>
      {request && (
        <Fact name="Permohonan">
          <Link
            to={`${requests}/${request}`}
            className="font-semibold text-primary underline underline-offset-4"
          >
            {about?.register || 'Buka permohonan'}
          </Link>
          {isLate && `, ${LATE_OBJECTION}`}
        </Fact>
      )}
      {name && <Fact name="Pemohon">{name}</Fact>}
      <Fact name="Kontak">{contact}</Fact>
    </OpenedRecord>
  )
}
