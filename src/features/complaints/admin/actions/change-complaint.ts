import {
  type ComplaintAction,
  type Decision,
  type Triage,
  decideAction,
  decideTriage,
} from '@/domain/complaints/complaint-action'
import { REPLY_PHOTOS, type ReplyPhoto, replyPhotoPath } from '@/domain/complaints/reply-photos'
import { UserFacingError } from '@/lib/errors'
import { toUserFacing } from '@/lib/firebase/errors'
import { readPicture, storeReportPhoto } from '@/lib/firebase/pictures'
import { type Write, readRaw, serverTime, transact } from '@/lib/firebase/writes'

type ReplyPhotoFiles = ReadonlyMap<ReplyPhoto, Blob>

export const photoField = (photo: ReplyPhoto) => `photo${photo}`

export function photosIn(values: Readonly<Record<string, unknown>>): ReplyPhotoFiles {
  return new Map(
    REPLY_PHOTOS.flatMap((photo) => {
      const chosen = values[photoField(photo)]
      return chosen instanceof Blob ? [[photo, chosen]] : []
    }),
  )
}

/** Error for an action that cannot be stored because the stored report differs from the displayed report. */
export class ComplaintConflict extends UserFacingError {
  constructor(readonly outcome: keyof typeof CONFLICTS) {
    super(CONFLICTS[outcome])
  }
}

const CONFLICTS = {
  stale: 'Laporan ini sudah diubah setelah Anda membukanya, jadi tindakan Anda belum disimpan.',
  reworded:
    'Kiriman Anda tadi ternyata sudah tersimpan. Perubahan sesudahnya belum; kirim sebagai tindakan baru bila perlu.',
  gone: 'Laporan ini sudah dihapus, jadi tindakan Anda tidak disimpan.',
} as const

interface ChosenAction {
  action: ComplaintAction
  photos: ReplyPhotoFiles
  /** `updatedAt` of the report that the user sees. */
  seenAt: string
  by: string
  /** Called with the uploaded share of all photos, from 0 to 1. */
  onProgress: (share: number) => void
}

/** Uploads photos and stores an action. Repeated calls with the same `action.entry` have no further effect. */
export async function applyAction(id: string, taken: ChosenAction): Promise<void> {
  const { action, photos, seenAt, by } = taken
  const paths = [...documentsOf(id), `complaints/${id}/history/${action.entry}`]
  const decide: Decide = ([complaint = null, progress = null, entry = null]) =>
    decideAction({ complaint, progress, entry, action, seenAt, by, serverTime: serverTime() })
  if (photos.size === 0) return store(paths, decide)
  try {
    const { outcome } = decide(await Promise.all(paths.map(readRaw)))
    if (outcome === 'write') await uploadPhotos(id, taken)
    await store(paths, decide)
    if (outcome === 'done' && !(await areShown(id, taken))) throw new ComplaintConflict('reworded')
  } catch (error) {
    throw toUserFacing('Belum tersimpan.', error)
  }
}

async function uploadPhotos(
  id: string,
  { action, photos, onProgress }: ChosenAction,
): Promise<void> {
  let sent = 0
  const whole = [...photos.values()].reduce((sum, { size }) => sum + size, 0)
  for (const [photo, content] of photos) {
    await storeReportPhoto(replyPhotoPath(id, action.entry, photo), content, {
      onProgress: (bytes) => onProgress((sent + bytes) / whole),
    })
    sent += content.size
  }
}

/** Returns whether the stored photos equal those of the action. Compares only sizes, which rarely match by chance. */
async function areShown(id: string, { action, photos }: ChosenAction): Promise<boolean> {
  const same = Array.from(photos, async ([photo, { size }]) => {
    const stored = await readPicture(replyPhotoPath(id, action.entry, photo))
    return stored?.size === size
  })
  return (await Promise.all(same)).every(Boolean)
}

/** Stores changed assignee and category. Rejects with a ComplaintConflict or another UserFacingError. */
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

type Decide = (found: Parameters<Parameters<typeof transact>[1]>[0]) => Decision

const documentsOf = (id: string) => [`complaints/${id}`, `complaint_status/${id}`]

async function store(paths: readonly string[], decide: Decide): Promise<void> {
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
