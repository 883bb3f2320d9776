import { changeMetadata } from '../publishing/published-item'
import {
  type ComplaintCategory,
  type ComplaintStatus,
  type HistoryKind,
  isClosed,
  NEXT_STATUSES,
} from './complaint'
import type { ReplyPhoto } from './reply-photos'

export interface ComplaintAction {
  /** ULID of the action's history entry, the same for every attempt. */
  entry: string
  kind: HistoryKind
  to: ComplaintStatus | null
  reply: string
  note: string
  /** Code of the original report if `to` is Duplikat, otherwise ''. */
  duplicateOf: string
  photos: readonly ReplyPhoto[]
}

/** Assignee and category of a report, corrected without a history entry. */
export interface Triage {
  assignee: string
  category: ComplaintCategory
}

/** A document, both in the SDK's types and as plain JSON. */
interface Stored {
  data: Readonly<Record<string, unknown>>
  plain: Readonly<Record<string, unknown>>
  updatedAt: string
}

export type Decision =
  | { outcome: 'write'; writes: { set: string; data: Record<string, unknown> }[] }
  /**
   * Result without writes. `done`: an earlier attempt succeeded · `reworded`: an earlier attempt stored another text ·
   * `stale`: the report changed since it was read · `gone`: the report was deleted.
   */
  | { outcome: 'done' | 'reworded' | 'stale' | 'gone' }

interface Desk<Time> {
  complaint: Stored | null
  progress: Stored | null
  by: string
  serverTime: Time
}

interface Deed<Time> extends Desk<Time> {
  action: ComplaintAction
  /** History document whose id is the action's ULID, or null before the first successful attempt. */
  entry: Stored | null
  /** `updatedAt` of the report that was displayed when the user acted. */
  seenAt: string
}

/**
 * Returns the writes of an action to the report, its public progress and its history. Notes and calls do not change the
 * status, so they are added even if the report has changed since it was displayed.
 */
export function decideAction<Time>(deed: Deed<Time>): Decision {
  const { complaint, progress, entry, action, seenAt, by, serverTime } = deed
  const { kind, reply, note } = action
  const photos = action.photos.length > 0 && { photos: action.photos }
  if (entry) return { outcome: isSame(entry, action) ? 'done' : 'reworded' }
  if (!complaint || !progress) return { outcome: 'gone' }
  if (isAnonymised(complaint)) return { outcome: 'stale' }
  if (kind === 'tindakan' && complaint.updatedAt !== seenAt) return { outcome: 'stale' }
  const from = complaint.plain['status'] as ComplaintStatus
  const to = action.to ?? from
  if (to !== from && !NEXT_STATUSES[from].includes(to)) return { outcome: 'stale' }
  const { id, category } = complaint.plain
  const { assignee, closedAt, duplicateOf } = complaint.data
  const assignsActor = kind === 'tindakan' && assignee === ''
  return {
    outcome: 'write',
    writes: [
      {
        set: `complaints/${String(id)}/history/${action.entry}`,
        data: { id: action.entry, kind, from, to, note, reply, ...photos, by, at: serverTime },
      },
      {
        set: `complaints/${String(id)}`,
        data: {
          ...complaint.data,
          status: to,
          // An action on an unassigned report assigns it to the acting user.
          assignee: assignsActor ? by : assignee,
          duplicateOf: to === from ? duplicateOf : action.duplicateOf,
          closedAt: to === from ? closedAt : isClosed(to) ? serverTime : null,
          lastEntry: action.entry,
          ...changeMetadata(by, serverTime),
        },
      },
      {
        set: `complaint_status/${String(id)}`,
        data: {
          ...progress.data,
          status: to,
          category,
          ...(reply && {
            replies: {
              ...(progress.data['replies'] as object),
              [action.entry]: { text: reply, at: serverTime, ...photos },
            },
            lastReply: action.entry,
          }),
        },
      },
    ],
  }
}

/** Returns whether a report is anonymised. Such reports cannot be processed. */
const isAnonymised = ({ plain }: Stored) => plain['anonymised'] === true

function isSame({ plain }: Stored, action: ComplaintAction): boolean {
  return (
    plain['kind'] === action.kind &&
    plain['reply'] === action.reply &&
    plain['note'] === action.note &&
    JSON.stringify(plain['photos'] ?? []) === JSON.stringify(action.photos) &&
    (action.to === null || plain['to'] === action.to)
  )
}

interface Correction<Time> extends Desk<Time> {
  /** Values when the form was opened (`seen`) and the new values (`wanted`). */
  seen: Triage
  wanted: Triage
}

/** Returns the writes that correct assignee and category of a report and its public progress. */
export function decideTriage<Time>(correction: Correction<Time>): Decision {
  const { complaint, progress, seen, wanted, by, serverTime } = correction
  if (!complaint || !progress) return { outcome: 'gone' }
  if (isAnonymised(complaint)) return { outcome: 'stale' }
  const now = complaint.plain as Readonly<Record<keyof Triage | 'id', string>>
  const changed = (['assignee', 'category'] as const).filter(
    (field) => wanted[field] !== seen[field] && wanted[field] !== now[field],
  )
  if (changed.length === 0) return { outcome: 'done' }
  if (changed.some((field) => now[field] !== seen[field])) return { outcome: 'stale' }
  const changes = Object.fromEntries(changed.map((field) => [field, wanted[field]]))
  return {
    outcome: 'write',
    writes: [
      {
        set: `complaints/${now.id}`,
        data: { ...complaint.data, ...changes, ...changeMetadata(by, serverTime) },
      },
      {
        set: `complaint_status/${now.id}`,
        data: { ...progress.data, category: changes['category'] ?? now.category },
      },
    ],
  }
}
