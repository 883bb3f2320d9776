import { initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'

/** What the functions work with; the tests hand in their own. */
export interface Services {
  auth: Auth
  firestore: Firestore
}

const app = initializeApp()

/** The services of the project in which the functions run. */
export const services: Services = { auth: getAuth(app), firestore: getFirestore(app) }
