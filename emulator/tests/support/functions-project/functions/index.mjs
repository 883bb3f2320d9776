import { applicationDefault } from 'firebase-admin/app'
import { logger } from 'firebase-functions'
import { HttpsError, onCall, onRequest } from 'firebase-functions/https'
import { setGlobalOptions } from 'firebase-functions/options'
import { defineSecret } from 'firebase-functions/params'
import { onMessagePublished } from 'firebase-functions/pubsub'

setGlobalOptions({ region: 'asia-southeast2' })

export const echo = onCall(({ data, auth }) => ({
  data,
  uid: auth?.uid ?? null,
  role: auth?.token['role'] ?? null,
}))

/** Called `group-nested`. */
export const group = { nested: onCall(() => 'nested') }

export const elsewhere = onCall({ region: 'us-central1' }, () => 'elsewhere')

const given = defineSecret('GIVEN_SECRET')
const missing = defineSecret('MISSING_SECRET')
export const secrets = onCall({ secrets: [given, missing] }, () => ({
  given: given.value(),
  missing: process.env['MISSING_SECRET'],
}))

export const refuse = onCall(() => {
  throw new HttpsError('failed-precondition', 'Refused.', { text: 'Belum bisa.' })
})

export const fail = onCall(() => {
  throw new Error('a secret of the server')
})

export const page = onRequest((request, response) => {
  response
    .status(201)
    .set('x-seen', request.url)
    .json({ query: request.query, body: request.body, raw: request.rawBody?.toString() ?? null })
})

export const cookies = onRequest((request, response) => {
  response.cookie('a', '1').cookie('b', '2').end()
})

export const openToOne = onRequest({ cors: 'http://localhost:5173' }, (request, response) => {
  response.end()
})

export const failPage = onRequest(() => {
  throw new Error('a secret of the server')
})

export const exit = onCall(() => process.exit(3))

export const rejectLater = onCall(() => {
  void Promise.reject(new Error('nobody listens'))
  return new Promise(() => undefined)
})

export const hoard = onCall(() => {
  const hoarded = []
  for (;;) hoarded.push(new Array(1e5).fill(hoarded.length))
})

export const loopForever = onCall({ timeoutSeconds: 1 }, () => {
  for (;;);
})

export const processId = onCall(() => process.pid)

export const environment = onCall(() => {
  logger.info('environment was asked for')
  const { GCLOUD_PROJECT, FUNCTIONS_EMULATOR, FIREBASE_CONFIG } = process.env
  return { GCLOUD_PROJECT, FUNCTIONS_EMULATOR, FIREBASE_CONFIG }
})

/** Why there are no credentials of Google's. */
export const credentials = onCall(() =>
  applicationDefault()
    .getAccessToken()
    .then(
      () => 'there are',
      ({ message }) => message,
    ),
)

/** Of a kind that is not run here. */
export const onTopic = onMessagePublished('topic', () => undefined)

export * as trigger from './triggers.mjs'
