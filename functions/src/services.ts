import { initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { getStorage, type Storage } from 'firebase-admin/storage'
import { firestoreByRest } from './data/firestore-by-rest'

export type Bucket = ReturnType<Storage['bucket']>

/** What the functions work with; the tests hand in their own. */
export interface Services {
  auth: Auth
  firestore: Firestore
  bucket: Bucket
}

const app = initializeApp()

/** The services of the project in which the functions run. */
export const services: Services = {
  auth: getAuth(app),
  firestore: firestoreByRest(app),
  // Cloud Storage's library takes long to load, and most functions never need it.
  get bucket() {
    return getStorage(app).bucket()
  },
}
