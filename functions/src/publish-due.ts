import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore'
import { error as logError, warn } from 'firebase-functions/logger'
import { ulid } from 'ulid'
import * as v from 'valibot'
import { DRAFT_INPUT, draft, type DraftKind } from '@/domain/schemas/draft'
import type { Services } from './services'

const HAVE_VIEWS: readonly DraftKind[] = ['news', 'announcements']

/** What becomes an item: the clerk's part is complete, as its kind wants it. */
const publishable = v.pipe(
  v.pick(draft, ['kind', 'data', 'itemId', 'updatedBy']),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { data, ...rest } = dataset.value
    const input = v.safeParse(DRAFT_INPUT[rest.kind], data)
    if (input.success) return { ...rest, input: input.output }
    for (const { message } of input.issues) addIssue({ message })
    return NEVER
  }),
)

/** Publishes the scheduled drafts that are due. One that cannot be does not hold up the others. */
export async function publishDue(
  { firestore }: Pick<Services, 'firestore'>,
  now: Date,
): Promise<void> {
  const due = await firestore
    .collection('drafts')
    .where('state', '==', 'terjadwal')
    .where('publishAt', '<=', now)
    .get()
  for (const { ref } of due.docs)
    try {
      const problem = await firestore.runTransaction((transaction) =>
        publish(transaction, ref, now),
      )
      if (problem !== null) warn(`${ref.path} went back to the editors: ${problem}`)
    } catch (error) {
      logError(`${ref.path} is not published`, error)
    }
}

/**
 * Puts the item in place of its draft. What is not fit to be published goes back to the editors;
 * resolves with the reason.
 */
async function publish(
  transaction: Transaction,
  ref: DocumentReference,
  now: Date,
): Promise<string | null> {
  const snapshot = await transaction.get(ref)
  const publishAt = dueTime(snapshot, now)
  if (publishAt === null) return null

  const handBack = (problem: string) => {
    transaction.update(ref, {
      state: 'diajukan',
      publishAt: null,
      updatedAt: FieldValue.serverTimestamp(),
    })
    return problem
  }
  const parsed = v.safeParse(publishable, snapshot.data())
  if (!parsed.success) return handBack(parsed.issues.map(({ message }) => message).join(' '))

  const { kind, input, itemId, updatedBy } = parsed.output
  const id = itemId || ulid(publishAt.toMillis())
  const item = ref.firestore.doc(`${kind}/${id}`)
  if ((await transaction.get(item)).exists) return handBack(`${item.path} is already there`)
  transaction.create(item, {
    ...input,
    id,
    ...(HAVE_VIEWS.includes(kind) && { views: 0 }),
    updatedBy,
    updatedAt: FieldValue.serverTimestamp(),
  })
  transaction.delete(ref)
  return null
}

/** When the draft was to be published; null if it is no longer scheduled or not due. */
function dueTime(draft: DocumentSnapshot, now: Date): Timestamp | null {
  const publishAt: unknown = draft.get('publishAt')
  const isDue =
    draft.get('state') === 'terjadwal' &&
    publishAt instanceof Timestamp &&
    publishAt.toMillis() <= now.getTime()
  return isDue ? publishAt : null
}
