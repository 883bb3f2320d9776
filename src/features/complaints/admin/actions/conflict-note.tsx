import { Time } from '@/components/ui/time'
import { Alert } from '@/components/ui/states/alert'
import type { Complaint } from '@/domain/complaints/complaint-schema'
import { StaffName } from '@/components/staff/staff-name'
import type { ComplaintConflict } from './change-complaint'

interface ConflictNoteProps {
  complaint: Complaint
  conflict: ComplaintConflict
}

/** Shows how somebody else has changed the report. The form keeps the unsaved input. */
export function ConflictNote({ complaint, conflict }: ConflictNoteProps) {
  const { status, updatedBy, updatedAt } = complaint
  return (
    <Alert kind="error">
      <p>{conflict.message}</p>
      {conflict.outcome === 'stale' && (
        <p className="mt-1">
          {updatedBy && (
            <>
              Terakhir diubah <StaffName uid={updatedBy} self="Anda sendiri, di tempat lain" />,{' '}
              <Time at={updatedAt} />.{' '}
            </>
          )}
          Statusnya sekarang <strong>{status}</strong>. Tulisan Anda masih ada di sini: periksa,
          lalu simpan lagi.
        </p>
      )}
    </Alert>
  )
}
