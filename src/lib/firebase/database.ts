import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite'
import { app, local } from './app'

export const database = getFirestore(app)
// Failures are logged once, by their handler.
setLogLevel('silent')
if (local) connectFirestoreEmulator(database, local.hostname, local.port)
