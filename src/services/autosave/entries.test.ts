import { beforeEach, describe, expect, it, vi } from 'vitest'
import { device, elsewhere, entryWith, stored } from '@/lib/autosave/__mocks__/entries'
import { keepStorageOnce } from '@/lib/keep-storage'
import {
  acceptEntries,
  discardEntry,
  dropAllEntries,
  dropEntry,
  guardPendingEntries,
  autosaveEntry,
  refreshEntries,
  claimEntry,
} from './entries'
import { useAutosaves } from '@/stores/autosave'
import { dismissNotice, useNotice } from '@/stores/notice'

vi.mock('@/lib/autosave/entries')
vi.mock('@/lib/keep-storage')

const workOf = (id: string, title = 'Panen', uid = 'siti') =>
  entryWith({ id, uid, values: { title } })

const known = () => useAutosaves.getState()

beforeEach(() => {
  stored.clear()
  elsewhere.clear()
  device.refuses = false
  useAutosaves.setState({ entries: {}, pending: new Set(), elsewhere: new Set() })
  acceptEntries('siti')
  dismissNotice()
})

function isClosingHeldUp(): boolean {
  const stop = guardPendingEntries()
  const event = new Event('beforeunload', { cancelable: true })
  dispatchEvent(event)
  stop()
  return event.defaultPrevented
}

describe('autosaved input', () => {
  it('delays closing the tab until the device has stored the input', async () => {
    const keeping = autosaveEntry(workOf('a'))
    expect(isClosingHeldUp()).toBe(true)
    await keeping
    expect(stored.get('a')).toEqual(workOf('a'))
    expect(keepStorageOnce).toHaveBeenCalled()
    expect(isClosingHeldUp()).toBe(false)
  })

  it('stays in the tab if the device cannot store it, and delays closing the tab', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    device.refuses = true
    await autosaveEntry(workOf('a'))
    expect(known().entries['a']).toEqual(workOf('a'))
    expect(known().problems['a']).toBe('refused')
    expect(isClosingHeldUp()).toBe(true)
    await refreshEntries('siti')
    expect(known().entries['a']).toEqual(workOf('a'))
    expect(logged).toHaveBeenCalledOnce()
    device.refuses = false
    await autosaveEntry(workOf('a', 'Panen raya'))
    expect(known().problems['a']).toBeUndefined()
    logged.mockClear()
  })

  it('delays closing the tab while the device has only an older version', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const older = autosaveEntry(workOf('a', 'Pan'))
    device.refuses = true
    await Promise.all([older, autosaveEntry(workOf('a', 'Panen'))])
    expect(stored.get('a')).toEqual(workOf('a', 'Pan'))
    expect(isClosingHeldUp()).toBe(true)
    logged.mockClear()
  })

  it('disappears from the tab when its owner signs out', async () => {
    await autosaveEntry(workOf('a'))
    await autosaveEntry(workOf('b', 'Rapat', 'budi'))
    await dropAllEntries('siti')
    await autosaveEntry(workOf('c'))
    expect([...stored.keys()]).toEqual(['b'])
    expect(known().entries).toEqual({})
  })
})

it('does not restore an autosave entry that is dropped while entries are read', async () => {
  await autosaveEntry(workOf('a'))
  const reading = refreshEntries('siti')
  await dropEntry(workOf('a'))
  await reading
  expect(known().entries).toEqual({})
})

it.each([
  ['deletes', async () => void (await discardEntry(workOf('a')))],
  ['takes over', async () => expect(await claimEntry(workOf('a'))).toBeNull()],
])('never %s an autosave entry that another tab has open', async (_, attempt) => {
  await autosaveEntry(workOf('a'))
  elsewhere.add('a')
  await attempt()
  expect(stored.has('a')).toBe(true)
  expect(useNotice.getState().notice?.text).toBe('Tulisan ini sedang terbuka di tab lain.')
})

it('claims the newest stored version of an autosave entry, or nothing if another tab has dropped the entry', async () => {
  await autosaveEntry(workOf('a', 'Pan'))
  stored.set('a', workOf('a', 'Panen'))
  expect((await claimEntry(workOf('a', 'Pan')))?.entry.values).toEqual({ title: 'Panen' })
  stored.delete('a')
  expect(await claimEntry(workOf('a'))).toBeNull()
  expect(useNotice.getState().notice?.text).toBe('Tulisan ini sudah disimpan atau dibuang.')
})
