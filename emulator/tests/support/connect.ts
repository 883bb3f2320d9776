import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import { type Auth, connectAuthEmulator, inMemoryPersistence, initializeAuth } from 'firebase/auth'
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite'
import { afterAll } from 'vitest'

/** Returns functions that connect SDKs to a local Firebase until the tests of the file or suite end. */
export function setupConnections() {
  const apps: FirebaseApp[] = []
  afterAll(() => Promise.all(apps.map((app) => deleteApp(app))))

  function connect(projectId: string, apiKey = projectId): FirebaseApp {
    const app = initializeApp({ projectId, apiKey }, crypto.randomUUID())
    apps.push(app)
    return app
  }

  return {
    connect,
    connectAuth: (url: string, projectId: string, apiKey?: string): Auth => {
      const auth = initializeAuth(connect(projectId, apiKey), { persistence: inMemoryPersistence })
      connectAuthEmulator(auth, url, { disableWarnings: true })
      return auth
    },
    connectFirestore: (
      url: string,
      projectId: string,
      user?: string | { sub: string },
    ): Firestore => {
      const firestore = getFirestore(connect(projectId))
      const { hostname, port } = new URL(url)
      const options = user === undefined ? {} : { mockUserToken: user }
      connectFirestoreEmulator(firestore, hostname, Number(port), options)
      return firestore
    },
  }
}
