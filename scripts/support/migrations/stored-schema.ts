import type { Firestore } from 'firebase-admin/firestore'
import { dataSchemaOf } from './migrations'

/** Matches Google's messages for a project without a database. */
const NO_DATABASE =
  /database \(default\) does not exist|has not been used in project|SERVICE_DISABLED/i

/**
 * Reads the schema number of a project's data. Resolves with null if there are no settings or no
 * database yet. Rejects if the settings cannot be read for another reason.
 */
export async function storedSchema(firestore: Firestore): Promise<number | null> {
  const settings = await firestore
    .doc('site_settings/1')
    .get()
    .then((document) => document.data())
    .catch((error: unknown) => {
      if (NO_DATABASE.test(String(error))) return undefined
      throw error
    })
  return settings === undefined ? null : dataSchemaOf(settings)
}
