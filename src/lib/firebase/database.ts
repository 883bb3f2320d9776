import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite'
import { app, localFirebase } from './app'

export const database = getFirestore(app)
// Failures are logged once, by their handler.
setLogLevel('silent')
if (localFirebase) connectFirestoreEmulator(database, localFirebase.hostname, localFirebase.port)
