import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setupFunctionsProject } from './support/functions-project'

const project = setupFunctionsProject()
const CONTROL = '/__/emulator/functions'

let database: Firestore

beforeAll(() => {
  database = project.firestoreAsOwner()
})
beforeEach(async () => {
  await ok('PUT', `${CONTROL}:delivery`, { mode: 'once' })
  await ok('POST', `${CONTROL}:idle`)
  await ok('DELETE', '/emulator/v1/projects/demo-desa/databases/(default)/documents')
})

async function ok(method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await project.asOwner(method, path, body)
  expect(answer.status).toBe(200)
  return answer.json()
}

const at = (path: string) => doc(database, path)

async function seen(): Promise<Record<string, unknown>[]> {
  await ok('POST', `${CONTROL}:idle`)
  const { docs } = await getDocs(query(collection(database, 'seen'), orderBy('call')))
  return docs.map((entry) => entry.data())
}

describe('a trigger', () => {
  it('receives the creation, update and deletion of a document', async () => {
    await setDoc(at('items/a'), { n: 1 })
    await updateDoc(at('items/a'), { n: 2 })
    await deleteDoc(at('items/a'))
    await setDoc(at('gone/a'), {})
    await deleteDoc(at('gone/a'))
    const entries = (await seen()).sort((a, b) =>
      String(a['kind']).localeCompare(String(b['kind'])),
    )
    expect(entries).toMatchObject([
      { kind: 'created', params: { item: 'a' }, document: 'items/a', to: 1 },
      { kind: 'deleted', params: { item: 'a' }, document: 'items/a', to: 2 },
      // The read time of a deleted document is the time of its deletion.
      { kind: 'gone', isThen: true },
      { kind: 'updated', document: 'items/a', from: 1, to: 2 },
    ])
  })

  it('does not fire if a write changes nothing', async () => {
    await setDoc(at('items/a'), { n: 1 })
    await setDoc(at('items/a'), { n: 1 })
    await setDoc(at('items/a'), {}, { merge: true })
    await deleteDoc(at('items/none'))
    expect(await seen()).toMatchObject([{ kind: 'created' }])
  })

  it.each([
    ['with retry receives an event at most six times', 'retried/100', [1, 2, 3, 4, 5, 6]],
    ['without retry receives an event once', 'triedOnce/3', [1]],
  ])('%s', async (_, path, tries) => {
    await setDoc(at(path), {})
    const entries = await seen()
    expect(entries.map((entry) => entry['tries'])).toEqual(tries)
    expect(new Set(entries.map(({ id }) => id)).size).toBe(1)
  })

  it('receives values of each type', async () => {
    const time = Timestamp.fromMillis(1_700_000_000_123)
    const list = [1, 'é', { deep: true }, null]
    const values = { time, list, none: NaN, big: 2 ** 40 }
    await setDoc(at('typed/one'), { ...values, at: serverTimestamp() })
    const stamp = expect.any(Timestamp) as Timestamp
    expect(await seen()).toMatchObject([{ kind: 'typed', ...values, at: stamp }])
  })

  it('can cause more events by writing documents, and `:idle` waits for these events', async () => {
    await setDoc(at('chain/1'), {})
    await seen()
    expect((await getDoc(at('chain/4'))).get('step')).toBe(3)
  })

  it('receives its events in the order of the commits', async () => {
    const numbers = Array.from({ length: 20 }, (_, n) => n)
    for (const n of numbers) await setDoc(at(`items/${n}`), { n })
    expect((await seen()).map(({ to }) => to)).toEqual(numbers)
  })

  it('receives the next event after another trigger threw an error or exited', async () => {
    await setDoc(at('failing/a'), {})
    await setDoc(at('exiting/a'), {})
    await seen()
    await setDoc(at('items/a'), { n: 1 })
    expect(await seen()).toMatchObject([{ kind: 'created', to: 1 }])
  }, 30_000)
})

describe('delivery modes', () => {
  it('deliver each event twice with the same id', async () => {
    await ok('PUT', `${CONTROL}:delivery`, { mode: 'twice' })
    await setDoc(at('items/a'), { n: 1 })
    const entries = await seen()
    expect(entries.map(({ document }) => document)).toEqual(['items/a', 'items/a'])
    expect(entries[0]?.['id']).toBe(entries[1]?.['id'])
  })

  it('deliver events in reverse order', async () => {
    await ok('PUT', `${CONTROL}:delivery`, { mode: 'reversed' })
    const batch = writeBatch(database)
    for (const n of [1, 2, 3]) batch.set(at(`items/${n}`), { n })
    await batch.commit()
    expect((await seen()).map(({ to }) => to)).toEqual([3, 2, 1])
  })
})

it('running a scheduled function returns 404 for an unknown function and for one without a schedule', async () => {
  for (const name of ['absent', 'echo', 'trigger-created'])
    expect((await project.asOwner('POST', `${CONTROL}/${name}:run`)).status).toBe(404)
})

describe('the test endpoints', () => {
  it('list the loaded functions', async () => {
    const { functions, delivery } = (await ok('GET', CONTROL)) as Record<string, unknown>
    expect(delivery).toEqual({ mode: 'once' })
    const common = { regions: ['us-central1'], timeoutSeconds: 60 }
    const created = { kind: 'firestore', event: 'created', document: 'items/{item}' }
    const firestore = { ...created, retry: false }
    const schedule = { kind: 'schedule', schedule: 'every day 01:00', timeZone: 'Asia/Jakarta' }
    expect(functions).toEqual(
      expect.arrayContaining([
        { name: 'elsewhere', ...common, trigger: { kind: 'callable' } },
        { name: 'trigger-created', ...common, trigger: firestore },
        { name: 'trigger-nightly', ...common, trigger: schedule },
      ]),
    )
  })

  it('require the credentials of the administrator', async () => {
    for (const [method, path] of [
      ['GET', CONTROL],
      ['POST', `${CONTROL}:idle`],
      ['PUT', `${CONTROL}:delivery`],
      ['POST', `${CONTROL}/trigger-nightly:run`],
    ] as const)
      expect((await fetch(project.url() + path, { method })).status).toBe(401)
    expect(await seen()).toEqual([])
  })
})
