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

/** Deployed as `group-nested`. */
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

export const openToOne = onCall({ cors: 'http://localhost:5173' }, () => undefined)

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

/** Returns why no Google credentials are found. */
export const credentials = onCall(() =>
  applicationDefault()
    .getAccessToken()
    .then(
      () => 'there are',
      ({ message }) => message,
    ),
)

export const onTopic = onMessagePublished('topic', () => undefined)
export const page = onRequest((_, response) => response.end())

export * as trigger from './triggers.mjs'
