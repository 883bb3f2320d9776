import {
  type DocumentSnapshot,
  type Firestore,
  GrpcStatus,
  Timestamp,
} from 'firebase-admin/firestore'
import type { AuditEntry } from '@/domain/schemas/audit'
import { binId } from '@/domain/schemas/bin'
import type { Services } from './services'

/** What people answer for: all that is public, and who may do what. */
const AUDITED: ReadonlySet<string> = new Set([
  'news',
  'announcements',
  'agenda',
  'apparatus',
  'umkm',
  'gallery',
  'pages',
  'site_settings',
  'home_statistics',
  'population_gender',
  'population_religion',
  'population_work',
  'budget_summary',
  'budget_pendapatan',
  'budget_belanja',
  'budget_pembiayaan',
  'budget_alokasi',
  'users',
])

/** A document before and after a write; `exists` tells what happened. */
export interface Change {
  /** The same however often the event is delivered. */
  eventId: string
  collection: string
  document: string
  before: DocumentSnapshot
  after: DocumentSnapshot
  at: Date
}

/** Writes `audit/{event id}` about a change in an audited collection. */
export async function recordChange(
  { firestore }: Pick<Services, 'firestore'>,
  change: Change,
): Promise<void> {
  const { eventId, collection, document, before, after, at } = change
  if (!AUDITED.has(collection)) return
  const entry = {
    collection,
    document,
    action: !before.exists ? 'create' : after.exists ? 'update' : 'delete',
    actor: after.exists ? text(after, 'updatedBy') : await whoDeleted(firestore, change),
    at: Timestamp.fromDate(at),
  } satisfies Record<keyof AuditEntry, unknown>
  await firestore
    .doc(`audit/${eventId}`)
    .create(entry)
    .catch((error: unknown) => {
      // Delivered before; who deleted may no longer be found now.
      if (!isAlreadyThere(error)) throw error
    })
}

/** A deleted document leaves a copy in the bin, an unpublished one its draft. '' when it left nothing. */
async function whoDeleted(firestore: Firestore, { collection, document }: Change): Promise<string> {
  const [entry, draft] = await firestore.getAll(
    firestore.doc(`bin/${binId(collection, document)}`),
    firestore.doc(`drafts/${document}`),
  )
  return entry?.exists ? text(entry, 'deletedBy') : draft ? text(draft, 'updatedBy') : ''
}

function text(document: DocumentSnapshot, field: string): string {
  const value: unknown = document.get(field)
  return typeof value === 'string' ? value : ''
}

function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === GrpcStatus.ALREADY_EXISTS
}
