import { beforeEach, describe, expect, it, vi } from 'vitest'
import { device, elsewhere, stored } from '@/lib/__mocks__/kept-work'
import type { KeptWork } from '@/lib/kept-work'
import {
  acceptWork,
  discardWork,
  dropAllWork,
  dropWork,
  guardPendingWork,
  keepWork,
  refreshKeptWork,
  takeWork,
  useKeptWork,
} from './kept-work'
import { dismissNotice, useNotice } from './notice'

vi.mock('@/lib/kept-work')

const workOf = (id: string, title = 'Panen', uid = 'siti'): KeptWork => ({
  id,
  uid,
  form: 'news',
  subject: '',
  values: { title },
  baseVersion: '',
  itemId: '',
  tried: [],
  pictures: {},
  at: 0,
})

const known = () => useKeptWork.getState()

beforeEach(() => {
  stored.clear()
  elsewhere.clear()
  device.refuses = false
  useKeptWork.setState({ works: {}, pending: new Set(), elsewhere: new Set() })
  acceptWork('siti')
  dismissNotice()
})

/** What the browser is told when the tab is closed. */
function isClosingHeldUp(): boolean {
  const stop = guardPendingWork()
  const event = new Event('beforeunload', { cancelable: true })
  dispatchEvent(event)
  stop()
  return event.defaultPrevented
}

describe('what is typed', () => {
  it('is on the device, and then the tab may close', async () => {
    const keeping = keepWork(workOf('a'))
    expect(isClosingHeldUp()).toBe(true)
    await keeping
    expect(stored.get('a')).toEqual(workOf('a'))
    expect(isClosingHeldUp()).toBe(false)
  })

  it('stays in the tab, and holds up its closing, when the device refuses', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    device.refuses = true
    await keepWork(workOf('a'))
    expect(known().works['a']).toEqual(workOf('a'))
    expect(isClosingHeldUp()).toBe(true)
    await refreshKeptWork('siti')
    expect(known().works['a']).toEqual(workOf('a'))
    expect(logged).toHaveBeenCalledOnce()
    logged.mockClear()
  })

  it('that the device refuses is said to be where it is, until the device takes it', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    device.refuses = true
    await keepWork(workOf('a'))
    expect(known().problems['a']).toBe('refused')
    device.refuses = false
    await keepWork(workOf('a', 'Panen raya'))
    expect(known().problems['a']).toBeUndefined()
    logged.mockClear()
  })

  it('holds up the closing while the device has only an older version', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const older = keepWork(workOf('a', 'Pan'))
    device.refuses = true
    await Promise.all([older, keepWork(workOf('a', 'Panen'))])
    expect(stored.get('a')).toEqual(workOf('a', 'Pan'))
    expect(isClosingHeldUp()).toBe(true)
    logged.mockClear()
  })

  it('is kept no more once its owner has left', async () => {
    await keepWork(workOf('a'))
    await keepWork(workOf('b', 'Rapat', 'budi'))
    await dropAllWork('siti')
    await keepWork(workOf('c'))
    expect([...stored.keys()]).toEqual(['b'])
    expect(known().works).toEqual({})
  })
})

it('reading does not bring back what is dropped meanwhile', async () => {
  await keepWork(workOf('a'))
  const reading = refreshKeptWork('siti')
  await dropWork(workOf('a'))
  await reading
  expect(known().works).toEqual({})
})

describe('work that another tab has open', () => {
  it('is not thrown away', async () => {
    await keepWork(workOf('a'))
    elsewhere.add('a')
    await discardWork(workOf('a'))
    expect(stored.has('a')).toBe(true)
    expect(useNotice.getState().notice?.text).toBe('Tulisan ini sedang terbuka di tab lain.')
  })

  it('is not taken over', async () => {
    await keepWork(workOf('a'))
    elsewhere.add('a')
    expect(await takeWork(workOf('a'))).toBeNull()
    expect(useNotice.getState().notice?.text).toBe('Tulisan ini sedang terbuka di tab lain.')
  })
})

it('work is taken over as it is by now, not as it was offered', async () => {
  await keepWork(workOf('a', 'Pan'))
  stored.set('a', workOf('a', 'Panen'))
  expect((await takeWork(workOf('a', 'Pan')))?.work.values).toEqual({ title: 'Panen' })
})

it('work that another tab has dropped is not taken over', async () => {
  await keepWork(workOf('a'))
  stored.delete('a')
  expect(await takeWork(workOf('a'))).toBeNull()
  expect(useNotice.getState().notice?.text).toBe('Tulisan ini sudah disimpan atau dibuang.')
})
