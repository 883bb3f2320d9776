import { initializeApp } from 'firebase-admin/app'
import { initializeFirestore } from 'firebase-admin/firestore'
import {
  onDocumentCreated,
  onDocumentDeleted,
  onDocumentUpdated,
  onDocumentWritten,
} from 'firebase-functions/firestore'
import { onSchedule } from 'firebase-functions/scheduler'

const database = initializeFirestore(initializeApp(), { preferRest: true })
// Prevents a search for credentials, as in emulator/tests/admin-firestore.test.ts.
database.settings({ authClient: { getRequestHeaders: () => Promise.resolve({}) } })

let calls = 0

const note = (entry) => database.collection('seen').add({ ...entry, call: ++calls })

const noteEvent =
  (kind) =>
  ({ id, params, document, data }) =>
    note({ kind, id, params, document, to: data.data?.()?.n ?? null })

export const created = onDocumentCreated('items/{item}', noteEvent('created'))
export const deleted = onDocumentDeleted('items/{item}', noteEvent('deleted'))

export const updated = onDocumentUpdated('items/{item}', ({ id, document, data }) =>
  note({
    kind: 'updated',
    id,
    document,
    from: data.before.get('n'),
    to: data.after.get('n'),
  }),
)

/** Records whether the read time of a deleted document is the time of its deletion. */
export const gone = onDocumentWritten('gone/{id}', ({ time, data }) =>
  data.after.exists
    ? undefined
    : note({ kind: 'gone', isThen: data.after.readTime.toMillis() === Date.parse(time) }),
)

export const typed = onDocumentCreated('typed/one', ({ data }) =>
  note({ kind: 'typed', ...data.data() }),
)

export const chain = onDocumentWritten('chain/{step}', async ({ params }) => {
  const step = Number(params.step)
  if (step < 4) await database.doc(`chain/${step + 1}`).set({ step })
})

export const failing = onDocumentCreated('failing/{id}', () => {
  throw new Error('on purpose')
})

const triesOf = new Map()

/** Fails until the event has been delivered the given number of times. */
const tryUntil = async ({ id, params }) => {
  const tries = (triesOf.get(id) ?? 0) + 1
  triesOf.set(id, tries)
  await note({ kind: 'try', id, tries })
  if (tries < Number(params.times)) throw new Error('on purpose')
}

export const retried = onDocumentCreated({ document: 'retried/{times}', retry: true }, tryUntil)
export const triedOnce = onDocumentCreated('triedOnce/{times}', tryUntil)

export const exiting = onDocumentCreated('exiting/{id}', () => process.exit(1))

export const nightly = onSchedule(
  { schedule: 'every day 01:00', timeZone: 'Asia/Jakarta' },
  ({ scheduleTime }) => note({ kind: 'nightly', at: scheduleTime }),
)
