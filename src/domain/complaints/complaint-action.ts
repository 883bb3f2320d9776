import { stamp } from '../publishing/published-item'
import {
  type ComplaintCategory,
  type ComplaintStatus,
  type HistoryKind,
  isClosed,
  NEXT_STATUSES,
} from './complaint'
import type { ReplyPhoto } from './reply-photos'

/** Something done with a report that its history tells of. */
export interface ComplaintAction {
  /** The ULID of its entry, the same for every try. */
  entry: string
  kind: HistoryKind
  /** The status it gets; null where it keeps the one it has. */
  to: ComplaintStatus | null
  /** What the reporter is told; '' for nothing. */
  reply: string
  /** For staff. */
  note: string
  /** The code of the report that says the same; '' unless `to` is Duplikat. */
  duplicateOf: string
  /** What the reply shows; uploaded before. */
  photos: readonly ReplyPhoto[]
}

/** Who handles a report, and what it is about: corrected without an entry. */
export interface Triage {
  assignee: string
  category: ComplaintCategory
}

/** A document as it is now: as the SDK holds it and as plain JSON. */
interface Stored {
  data: Readonly<Record<string, unknown>>
  plain: Readonly<Record<string, unknown>>
  /** ISO 8601. */
  updatedAt: string
}

export type Decision =
  | { outcome: 'write'; writes: { set: string; data: Record<string, unknown> }[] }
  /**
   * `done` by an earlier try whose answer was lost · `reworded` since such a try · `stale`: somebody
   * else has changed the report since it was seen · `gone`: it is there no longer.
   */
  | { outcome: 'done' | 'reworded' | 'stale' | 'gone' }

interface Desk<Time> {
  complaint: Stored | null
  progress: Stored | null
  /** The uid of who acts. */
  by: string
  serverTime: Time
}

interface Deed<Time> extends Desk<Time> {
  action: ComplaintAction
  /** The history's document under the action's ULID. */
  entry: Stored | null
  /** `updatedAt` of the report as whoever acts has seen it. */
  seenAt: string
}

/**
 * What `action` makes of a report, its public progress and its history. A note or a call decides
 * nothing, so it is added whatever others did meanwhile.
 */
export function decideAction<Time>(deed: Deed<Time>): Decision {
  const { complaint, progress, entry, action, seenAt, by, serverTime } = deed
  const { kind, reply, note } = action
  const photos = action.photos.length > 0 && { photos: action.photos }
  if (entry) return { outcome: isSame(entry, action) ? 'done' : 'reworded' }
  if (!complaint || !progress) return { outcome: 'gone' }
  if (isAtItsEnd(complaint)) return { outcome: 'stale' }
  if (kind === 'tindakan' && complaint.updatedAt !== seenAt) return { outcome: 'stale' }
  const from = complaint.plain['status'] as ComplaintStatus
  const to = action.to ?? from
  if (to !== from && !NEXT_STATUSES[from].includes(to)) return { outcome: 'stale' }
  const { id, category } = complaint.plain
  const { assignee, closedAt, duplicateOf } = complaint.data
  const isTaken = kind === 'tindakan' && assignee === ''
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
          // Who acts on what is nobody's has taken it on.
          assignee: isTaken ? by : assignee,
          duplicateOf: to === from ? duplicateOf : action.duplicateOf,
          closedAt: to === from ? closedAt : isClosed(to) ? serverTime : null,
          lastEntry: action.entry,
          ...stamp(by, serverTime),
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

/** Nothing more is done with what was anonymised. */
const isAtItsEnd = ({ plain }: Stored) => plain['anonymised'] === true

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
  /** As it was when the form was opened, and as it is to be. */
  seen: Triage
  wanted: Triage
}

/** What a correction of who handles a report and its category makes of it and of its public progress. */
export function decideTriage<Time>(correction: Correction<Time>): Decision {
  const { complaint, progress, seen, wanted, by, serverTime } = correction
  if (!complaint || !progress) return { outcome: 'gone' }
  if (isAtItsEnd(complaint)) return { outcome: 'stale' }
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
        data: { ...complaint.data, ...changes, ...stamp(by, serverTime) },
      },
      {
        set: `complaint_status/${now.id}`,
        data: { ...progress.data, category: changes['category'] ?? now.category },
      },
    ],
  }
}
