import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deviceProblem, DeviceSilent, deviceStore } from './device-store'

let count = 0
const fresh = () => deviceStore(`uji-${(count += 1)}`, 'isi')

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => {
  vi.restoreAllMocks()
})

/** Returns an object that shows whether `work` has settled. */
function watch(work: Promise<unknown>) {
  const seen: { outcome?: unknown } = {}
  work.then(
    () => (seen.outcome = 'done'),
    (error: unknown) => (seen.outcome = error),
  )
  return seen
}

const browser = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

async function pass(milliseconds: number) {
  await browser()
  await vi.advanceTimersByTimeAsync(milliseconds)
  await browser()
}

it('returns written values', async () => {
  const store = fresh()
  await store.write((values) => {
    values.put('satu', 'a')
    values.put('dua', 'b')
  })
  expect(await store.get('a')).toBe('satu')
  expect(await store.get('c')).toBeUndefined()
  expect(await store.entries()).toEqual([
    ['a', 'satu'],
    ['b', 'dua'],
  ])
})

it('stores nothing if a change fails halfway', async () => {
  const store = fresh()
  const failing = store.write((values) => {
    values.put('satu', 'a')
    throw new Error('Full.')
  })
  await expect(failing).rejects.toThrow('Full.')
  expect(await store.entries()).toEqual([])
})

describe('a database that never opens', () => {
  function neverOpen() {
    const request = { result: {} } as IDBOpenDBRequest
    vi.spyOn(indexedDB, 'open').mockReturnValue(request)
    return request
  }

  it('stops reading after two seconds', async () => {
    neverOpen()
    const store = fresh()
    const reading = watch(store.entries())
    await pass(1_900)
    expect(reading.outcome).toBeUndefined()
    await pass(100)
    expect(reading.outcome).toBeInstanceOf(DeviceSilent)
    const again = watch(store.get('a'))
    await pass(10)
    expect(again.outcome).toBeInstanceOf(DeviceSilent)
  })

  it('aborts a write after ten seconds and does not run it later', async () => {
    const request = neverOpen()
    const store = fresh()
    const change = vi.fn()
    const writing = watch(store.write(change))
    await pass(9_900)
    expect(writing.outcome).toBeUndefined()
    await pass(100)
    expect(deviceProblem(writing.outcome)).toBe('silent')
    request.onsuccess?.(new Event('success'))
    await pass(20_000)
    expect(change).not.toHaveBeenCalled()
  })

  it('reports a denied database immediately', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Denied.', 'SecurityError')
    })
    const store = fresh()
    await expect(store.get('a')).rejects.toThrow('Denied.')
    await expect(store.write(() => {})).rejects.toThrow('Denied.')
  })
})

describe('while another transaction blocks the database', () => {
  async function occupied() {
    const store = fresh()
    await store.write(() => {})
    const other = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(`uji-${count}`)
      opening.onsuccess = () => resolve(opening.result)
    })
    const values = other.transaction('isi', 'readwrite').objectStore('isi')
    let isHeld = true
    const hold = () => void (values.get('x').onsuccess = () => isHeld && hold())
    hold()
    return { store, letGo: () => (isHeld = false) }
  }

  it('aborts a write after ten seconds', async () => {
    const { store, letGo } = await occupied()
    const writing = watch(store.write((values) => values.put('satu', 'a')))
    await pass(9_900)
    expect(writing.outcome).toBeUndefined()
    await pass(100)
    letGo()
    await pass(0)
    expect(deviceProblem(writing.outcome)).toBe('silent')
    vi.useRealTimers()
    expect(await store.entries()).toEqual([])
  })

  it('waits for the end of a write that is already committing before it reports the result', async () => {
    const { store, letGo } = await occupied()
    const writing = watch(store.write((values) => values.put('satu', 'a'), { atOnce: true }))
    await pass(30_000)
    expect(writing.outcome).toBeUndefined()
    letGo()
    vi.useRealTimers()
    await vi.waitFor(() => expect(writing.outcome).toBe('done'))
    expect(await store.get('a')).toBe('satu')
  })
})
