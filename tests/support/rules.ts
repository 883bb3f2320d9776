import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app'
import { connectFirestoreEmulator, getFirestore, type Firestore } from 'firebase/firestore/lite'
import { connectStorageEmulator, getStorage, type FirebaseStorage } from 'firebase/storage'
import { afterAll, expect, inject } from 'vitest'

/**
 * A project of the local Firebase that the project's own rules files protect. `as` gives the
 * official SDKs as seen by one visitor, `load` puts documents past the rules.
 */
export function useRulesProject(projectId: string) {
  const emulator = new URL(inject('emulatorUrl'))
  const apps: FirebaseApp[] = []
  afterAll(() => Promise.all(apps.map((app) => deleteApp(app))))

  async function load(content: { documents?: object; objects?: object[] }): Promise<void> {
    const response = await fetch(new URL(`/__/emulator/projects/${projectId}:load`, emulator), {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify(content),
    })
    if (!response.ok) throw new Error(await response.text())
  }

  /** The SDKs of a visitor who is not signed in. */
  function asVisitor(): { firestore: Firestore; storage: FirebaseStorage } {
    const app = initializeApp(
      { projectId, apiKey: projectId, storageBucket: `${projectId}.firebasestorage.app` },
      crypto.randomUUID(),
    )
    apps.push(app)
    const firestore = getFirestore(app)
    const storage = getStorage(app)
    connectFirestoreEmulator(firestore, emulator.hostname, Number(emulator.port))
    connectStorageEmulator(storage, emulator.hostname, Number(emulator.port))
    return { firestore, storage }
  }

  return { load, asVisitor, url: (path: string) => new URL(path, emulator) }
}

/** Firestore or Storage answered that it is not allowed. Any other failure is a failed test. */
export async function expectDenied(attempt: Promise<unknown>): Promise<void> {
  await expect(attempt).rejects.toMatchObject({
    code: expect.stringMatching(/^(permission-denied|storage\/unauthorized)$/) as string,
  })
}
