import 'fake-indexeddb/auto'
import { Blob as CloneableBlob } from 'node:buffer'
import {
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  type MockInstance,
  vi,
} from 'vitest'
import { deviceStore } from '@/lib/device-store'
import { INPUT, resetServer, server } from '@/lib/firebase/__mocks__/report-database'
import { addReport, deleteDraft, readDraft, type ReportDraft } from '@/lib/reports/report-store'
import { announceChange } from '@/lib/reports/report-locks'
import { autosaveReportDraft } from './report-draft'
import { refreshReports, removeReport, retryReport, startOutbox, moveBackToDraft } from './outbox'
import { useReports } from '@/stores/reports'
import { NotStored, submitReport } from './submit-report'

vi.mock('@/lib/firebase/report-database')
vi.mock('@/lib/firebase/report-photo')

const FAILED = 'Gagal mengirim laporan. Pastikan Anda terhubung ke internet dan coba lagi.'
const newPhoto = () => new CloneableBlob(['foto'], { type: 'image/jpeg' }) as Blob
const draftOf = (values: Record<string, string>, at = Date.now()): ReportDraft => ({
  values,
  photo: null,
  at,
})

let logged: MockInstance<typeof console.error> | undefined

const reports = () => useReports.getState().reports
const states = () => reports().map(({ state }) => state)
const online = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
const loseNetwork = () => (server.outcome = () => 'lost')
const restoreNetwork = () => (server.outcome = () => undefined)

function fillDevice() {
  logged = vi.spyOn(console, 'error').mockReturnValue()
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError')
  })
}

/** Advances the fake clock second by second, and lets the device storage respond after each. */
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000)
    await refreshReports()
  }
}

beforeAll(startOutbox)
beforeEach(async () => {
  resetServer()
  await refreshReports()
  for (const { id } of reports()) await removeReport(id)
  await deleteDraft()
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('sending a report', () => {
  it('delivers the report and clears the draft', async () => {
    await autosaveReportDraft(draftOf({ report: 'Pemb' }))
    const { id, state } = await submitReport(INPUT, newPhoto())
    expect(state).toBe('sent')
    expect([...server.reports.keys()]).toEqual([id])
    expect(reports()).toMatchObject([{ id, state: 'sent', category: 'infrastruktur' }])
    expect(reports()[0]).not.toHaveProperty('input')
    expect(await readDraft()).toBeNull()
  })

  it('waits for the network', async () => {
    online(false)
    const { state } = await submitReport(INPUT, newPhoto())
    expect(state).toBe('waiting')
    expect(states()).toEqual(['waiting'])
    expect(server.requests).toEqual([])
    online(true)
    dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(states()).toEqual(['sent']))
  })

  it('retries after a while if the server did not answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    loseNetwork()
    expect((await submitReport(INPUT, newPhoto())).state).toBe('waiting')
    restoreNetwork()
    await pass(14)
    expect(server.reports.size).toBe(0)
    await pass(1)
    await vi.waitFor(() => expect(server.reports.size).toBe(1))
  })
})

it('sends a report that a closed tab has stored', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { category } = INPUT
  const [id, photo] = ['7K3M9QZX2B4CD5EF', newPhoto()]
  await addReport({ id, state: 'waiting', at: 0, category, input: INPUT, photo })
  announceChange()
  await vi.waitFor(() => expect(states()).toEqual(['waiting']))
  await pass(15)
  await vi.waitFor(() => expect(states()).toEqual(['sent']))
})

describe('a rejected report', () => {
  it('shows the reason and keeps its text, and sending it again creates no second report', async () => {
    server.open = false
    const photo = newPhoto()
    await expect(submitReport(INPUT, photo)).rejects.toThrow(
      `${FAILED} Pengaduan lewat situs sedang ditutup. Isi laporan tetap tersimpan di perangkat ini.`,
    )
    expect(reports()).toMatchObject([{ state: 'refused', problem: 'closed', input: INPUT }])
    server.open = true
    server.outcome = (request) => (request === 'commit' ? 'denied' : undefined)
    await expect(submitReport(INPUT, photo)).rejects.toThrow(
      `${FAILED} Kantor desa tidak dapat menerima laporan ini. Periksa isinya. Isi laporan tetap tersimpan di perangkat ini.`,
    )
    restoreNetwork()
    const { id } = await submitReport({ ...INPUT, report: 'Lebih jelas.' }, photo)
    expect(reports()).toMatchObject([{ id, state: 'sent' }])
    expect(server.reports.size).toBe(1)
  })

  it.each([
    ['creates no second report when the unchanged form', INPUT.report, 1],
    ['creates a second report when the changed form', 'Lebih jelas.', 2],
  ])(
    '%s is submitted after the report was sent again from the list of reports',
    async (_, report, count) => {
      server.open = false
      const photo = newPhoto()
      await expect(submitReport(INPUT, photo)).rejects.toThrow(FAILED)
      server.open = true
      await retryReport(reports()[0]?.id ?? '')
      expect((await submitReport({ ...INPUT, report }, photo)).state).toBe('sent')
      expect(server.reports.size).toBe(count)
    },
  )
})

describe('without space on the device', () => {
  it('sends a report from memory, and lists the report until the page closes', async () => {
    const full = fillDevice()
    const { id, state } = await submitReport(INPUT, newPhoto())
    expect(state).toBe('sent')
    expect(reports()).toMatchObject([{ id, state: 'sent' }])
    expect(full).toHaveBeenCalled()
    logged?.mockClear()
  })

  it('shows the failure while offline, and does not overwrite the draft', async () => {
    online(false)
    await submitReport(INPUT, newPhoto())
    await autosaveReportDraft(draftOf({ report: 'Yang kedua' }))
    fillDevice()
    loseNetwork()
    const photo = newPhoto()
    await expect(submitReport(INPUT, photo)).rejects.toThrow(
      new RegExp(`^${FAILED.replaceAll('.', '\\.')} Penyimpanan perangkat penuh`),
    )
    expect(states()).toEqual(['waiting'])
    expect((await readDraft())?.values).toEqual({ report: 'Yang kedua' })
    logged?.mockClear()
  })

  it('creates no second report when the button is pressed again after a lost response', async () => {
    fillDevice()
    const photo = newPhoto()
    server.outcome = (request) => (request === 'commit' ? 'unheard' : undefined)
    await expect(submitReport(INPUT, photo)).rejects.toThrow(FAILED)
    restoreNetwork()
    expect((await submitReport(INPUT, photo)).state).toBe('sent')
    expect(server.reports.size).toBe(1)
    logged?.mockClear()
  })
})

describe('while another tab never completes its transaction', () => {
  let isHeld = false

  beforeEach(async () => {
    loseNetwork()
    logged = vi.spyOn(console, 'error').mockReturnValue()
    const other = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('desa-laporan')
      opening.onsuccess = () => resolve(opening.result)
    })
    const values = other.transaction('reports', 'readwrite').objectStore('reports')
    isHeld = true
    const hold = () => void (values.get('x').onsuccess = () => isHeld && hold())
    hold()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  })

  async function submitted(): Promise<unknown> {
    const failed = vi.fn<(error: unknown) => void>()
    submitReport(INPUT, newPhoto()).catch(failed)
    // Advances the clock in steps, so that pending tasks run in between.
    for (let second = 0; second < 20; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000)
      await new Promise((resolve) => setImmediate(resolve))
    }
    isHeld = false
    vi.useRealTimers()
    await vi.waitFor(() => expect(failed).toHaveBeenCalled())
    // All pending reads of the device have finished now.
    await refreshReports()
    await refreshReports()
    return failed.mock.lastCall?.[0]
  }

  it('cancels storing the report and shows that the report is not stored', async () => {
    const error = await submitted()
    expect(error).toBeInstanceOf(NotStored)
    expect(String(error)).toContain('jadi laporan ini hanya ada di halaman ini')
    expect(reports()).toEqual([])
    logged?.mockClear()
  })

  it('shows that the report may be stored if storing it can no longer be cancelled', async () => {
    vi.spyOn(IDBTransaction.prototype, 'abort').mockImplementation(() => {
      throw new DOMException('Committing.', 'InvalidStateError')
    })
    expect(String(await submitted())).toContain('belum pasti laporan ini tersimpan')
    await vi.waitFor(() => expect(states()).toEqual(['waiting']))
    logged?.mockClear()
  })
})

describe('a withdrawn report', () => {
  const queued = async () => {
    online(false)
    return (await submitReport(INPUT, newPhoto())).id
  }

  it('becomes the draft again and leaves the queue', async () => {
    const id = await queued()
    expect((await moveBackToDraft(id)).input).toEqual(INPUT)
    expect(reports()).toEqual([])
    expect((await readDraft())?.values).toEqual(INPUT)
  })

  it('stays in the queue if it may have arrived', async () => {
    server.outcome = (request) => (request === 'commit' ? 'unheard' : undefined)
    const { id } = await submitReport(INPUT, newPhoto())
    await expect(moveBackToDraft(id)).rejects.toThrow(/mungkin sudah terkirim/)
    expect(states()).toEqual(['waiting'])
  })

  it('becomes the draft again once it is known not to have arrived', async () => {
    server.outcome = (request) => (request === 'commit' ? 'lost' : undefined)
    const { id } = await submitReport(INPUT, newPhoto())
    restoreNetwork()
    server.open = false
    await retryReport(id)
    expect(states()).toEqual(['refused'])
    await moveBackToDraft(id)
    expect((await readDraft())?.values).toEqual(INPUT)
  })

  it('does not overwrite the input in the form', async () => {
    const id = await queued()
    await autosaveReportDraft(draftOf({ report: 'Yang kedua' }))
    await expect(moveBackToDraft(id)).rejects.toThrow(/Formulir masih berisi/)
    expect((await readDraft())?.values).toEqual({ report: 'Yang kedua' })
    expect(states()).toEqual(['waiting'])
  })
})

it('deletes an old draft even if its form is never opened', async () => {
  await autosaveReportDraft(draftOf({ report: 'Pemb' }, Date.now() - 8 * 24 * 60 * 60_000))
  await startOutbox()
  const stored = deviceStore('desa-laporan', 'reports')
  await vi.waitFor(async () => expect(await stored.entries()).toEqual([]))
})
