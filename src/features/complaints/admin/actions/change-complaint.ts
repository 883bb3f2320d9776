import {
  type ComplaintAction,
  decideAction,
  decideTriage,
  type Decision,
  type Triage,
} from '@/domain/complaints/complaint-action'
import { UserFacingError } from '@/lib/errors'
import { toUserFacing } from '@/lib/firebase/errors'
import { serverTime, transact, type Write } from '@/lib/firebase/writes'

/** Something else happened to the report than was seen: it must be looked at again. */
export class ComplaintConflict extends UserFacingError {
  constructor(readonly outcome: keyof typeof CONFLICTS) {
    super(CONFLICTS[outcome])
  }
}

const CONFLICTS = {
  stale: 'Laporan ini diubah sejak Anda membukanya, jadi tindakan Anda belum disimpan.',
  reworded:
    'Percobaan sebelumnya ternyata sudah tersimpan, dengan tulisan saat itu. Tulisan yang sekarang belum disimpan; kirim sebagai tindakan baru bila perlu.',
  gone: 'Laporan ini sudah dihapus, jadi tindakan Anda tidak disimpan.',
} as const

/**
 * Stores an action on the report `id`. May be tried again with the same entry: it is stored once.
 * `seenAt` is the report's `updatedAt` as it was seen. Throws a ComplaintConflict, or a
 * UserFacingError.
 */
export async function takeAction(
  id: string,
  action: ComplaintAction,
  seenAt: string,
  by: string,
): Promise<void> {
  const paths = [...documentsOf(id), `complaints/${id}/history/${action.entry}`]
  await store(paths, ([complaint = null, progress = null, entry = null]) =>
    decideAction({ complaint, progress, entry, action, seenAt, by, serverTime: serverTime() }),
  )
}

/**
 * Stores who handles the report `id` and its category, where they differ from what was `seen`. Throws
 * a ComplaintConflict, or a UserFacingError.
 */
export async function correctTriage(
  id: string,
  seen: Triage,
  wanted: Triage,
  by: string,
): Promise<void> {
  await store(documentsOf(id), ([complaint = null, progress = null]) =>
    decideTriage({ complaint, progress, seen, wanted, by, serverTime: serverTime() }),
  )
}

const documentsOf = (id: string) => [`complaints/${id}`, `complaint_status/${id}`]

async function store(
  paths: readonly string[],
  decide: (found: Parameters<Parameters<typeof transact>[1]>[0]) => Decision,
): Promise<void> {
  try {
    await transact(paths, (found): readonly Write[] => {
      const decision = decide(found)
      if (decision.outcome === 'write') return decision.writes
      if (decision.outcome === 'done') return []
      throw new ComplaintConflict(decision.outcome)
    })
  } catch (error) {
    throw toUserFacing('Belum tersimpan.', error)
  }
}
