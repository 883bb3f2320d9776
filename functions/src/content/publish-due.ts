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
import { INPUT } from '@/domain/collection-schemas'
import { withPublicationDay } from '@/domain/drafts/draft'
import { draft } from '@/domain/drafts/draft-schema'
import { LIMITS } from '@/domain/limits'
import { showsPublicPictures } from '@/domain/pictures/public-pictures'
import { publishedItem } from '@/domain/publishing/published-item'
import { truncate } from '@/domain/text/characters'
import { dayIn, type TimeZone } from '@/domain/time/date'
import { readSettings } from '../data/stored-settings'
import type { Database } from '../services'

/** Matches addresses of staged (not yet public) pictures, which their owner can still replace after scheduling. */
const STAGED = /images(%2f|\/)usulan/i

const holdsStaged = (data: object) => STAGED.test(JSON.stringify(data))

/** Fields in which the security rules allow only public pictures when an item is published. */
const SHOWN = ['content', 'imageurl', 'photourl', 'signatureurl']

/** Message for validation issues without a message in the schema. */
const OTHERWISE = { message: 'Isiannya belum lengkap atau tidak valid.' }

/** Returns the schema that a draft must match to be published on `day`. */
const publishableOn = (day: string) =>
  v.pipe(
    v.pick(draft, ['kind', 'data', 'itemId', 'createdBy', 'updatedBy']),
    v.check(
      ({ data }) => !holdsStaged(data),
      'Fotonya masih foto usulan. Jadwalkan lagi supaya fotonya disalin.',
    ),
    v.check(
      ({ data }) =>
        holdsStaged(data) ||
        SHOWN.every((field) => showsPublicPictures(JSON.stringify(data[field] ?? ''))),
      'Isinya memuat alamat foto yang tidak boleh dilihat umum.',
    ),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const { data, ...rest } = dataset.value
      const dated = withPublicationDay(rest.kind, data, day)
      const input = v.safeParse(INPUT[rest.kind], dated, OTHERWISE)
      if (input.success) return { ...rest, input: input.output }
      for (const { message } of input.issues) addIssue({ message })
      return NEVER
    }),
  )

/** Publishes scheduled drafts that are due. Continues with the next draft if one fails. */
export async function publishDue({ firestore }: Database, now: Date): Promise<void> {
  const { time_zone } = await readSettings(firestore)
  const due = await firestore
    .collection('drafts')
    .where('state', '==', 'terjadwal')
    .where('publishAt', '<=', now)
    .get()
  for (const { ref } of due.docs)
    try {
      const problem = await firestore.runTransaction((transaction) =>
        publish(transaction, ref, now, time_zone),
      )
      if (problem !== null) warn(`${ref.path} was returned to the editors: ${problem}`)
    } catch (error) {
      logError(`${ref.path} was not published`, error)
    }
}

/** Publishes a due draft and deletes it. Returns null, or the reason why the draft was returned to the editors. */
async function publish(
  transaction: Transaction,
  ref: DocumentReference,
  now: Date,
  zone: TimeZone,
): Promise<string | null> {
  const snapshot = await transaction.get(ref)
  const publishAt = dueTime(snapshot, now)
  if (publishAt === null) return null

  const handBack = (problem: string) => {
    transaction.update(ref, {
      state: 'diajukan',
      publishAt: null,
      note: truncate(`Tidak dapat terbit sesuai jadwal. ${problem}`, LIMITS.reason),
      updatedAt: FieldValue.serverTimestamp(),
    })
    return problem
  }
  const day = dayIn(zone, publishAt.toDate())
  const parsed = v.safeParse(publishableOn(day), snapshot.data(), OTHERWISE)
  if (!parsed.success) {
    const reasons = new Set(parsed.issues.map(({ message }) => message))
    return handBack([...reasons].join(' '))
  }
  const { kind, input, itemId, createdBy, updatedBy } = parsed.output
  const id = itemId || ulid(publishAt.toMillis())
  const item = ref.firestore.doc(`${kind}/${id}`)
  if ((await transaction.get(item)).exists) return handBack('Tulisan ini sudah terbit.')
  const serverTime = FieldValue.serverTimestamp()
  transaction.create(
    item,
    publishedItem({ kind, id, content: input, createdBy, updatedBy, serverTime }),
  )
  transaction.delete(ref)
  return null
}

function dueTime(draft: DocumentSnapshot, now: Date): Timestamp | null {
  const publishAt: unknown = draft.get('publishAt')
  const isDue =
    draft.get('state') === 'terjadwal' &&
    publishAt instanceof Timestamp &&
    publishAt.toMillis() <= now.getTime()
  return isDue ? publishAt : null
}
