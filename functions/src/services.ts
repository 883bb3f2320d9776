import { initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { getStorage, type Storage } from 'firebase-admin/storage'
import { firestoreByRest } from './data/firestore-by-rest'

export type Bucket = ReturnType<Storage['bucket']>

export interface Services {
  auth: Auth
  firestore: Firestore
  bucket: Bucket
}

export type Database = Pick<Services, 'firestore'>

export type Accounts = Pick<Services, 'auth' | 'firestore'>
export type Stores = Pick<Services, 'firestore' | 'bucket'>

const app = initializeApp()

export const services: Services = {
  auth: getAuth(app),
  firestore: firestoreByRest(app),
  // The Cloud Storage library loads slowly, and most functions never need it.
  get bucket() {
    return getStorage(app).bucket()
  },
}
