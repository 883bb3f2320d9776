import { Link } from 'react-router-dom'
import { useStaff } from '@/components/staff/staff'
import { Alert } from '@/components/ui/states/alert'
import { groundTexts } from '@/domain/requests/request'
import { isLateObjection, LATE_OBJECTION } from '@/domain/requests/request-steps'
import type { Objection } from '@/domain/requests/request-schema'
import { useLegalTime } from '@/services/office/use-legal-time'
import { RequestActions } from '../requests/request-actions'
import { Fact, OpenedRecord, RecordDetail } from '../requests/request-detail'

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
