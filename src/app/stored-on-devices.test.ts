import 'fake-indexeddb/auto'
import { readFileSync } from 'node:fs'
import { beforeEach, expect, it, vi } from 'vitest'
import { PUBLISHED } from '@/domain/publishing/publication'
import type { ComplaintInput } from '@/domain/complaints/complaint-schema'
import { deviceStore } from '@/lib/device-store'
import { type AutosavedEntry, lockEntry, storeEntry } from '@/lib/autosave/entries'
import { type KnownDevice, storeKnownDevice } from '@/lib/push/push'
import { recordSeen } from '@/lib/last-visit'
import { contentKeys } from '@/lib/query/content-keys'
import { remember } from '@/lib/query/freshness/content-clock'
import { restoreContent } from '@/lib/query/device/content-store'
import { fillContent } from '@/lib/query/prefetch/fill-content'
import { createQueryClient } from '@/lib/query/query-client'
import { REPORTS_TAG } from '@/lib/reports/background-sync'
import { addReport, updateReport, storeDraft } from '@/lib/reports/report-store'
import { storeVerdictDraft } from '@/lib/reports/verdict-drafts'
import { announceChange, withLock, withSendingLock } from '@/lib/reports/report-locks'
import { suggestInstall } from '@/services/install/suggest-install'
import { setChecked } from '@/stores/checklists'
import { chooseReadingSize } from '@/stores/reading-size'
import { rememberSearch } from '@/stores/recent-searches'

/*
 * Pins names that are stored on devices and servers. After a rename, the new version would not find existing input,
 * reports and content. An older version in another tab or in the service worker would not find new data.
 */

const AT = Date.parse('2026-11-22T03:00:00Z')

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: AT }))

const stored = async (database: string, store: string) =>
  Object.fromEntries(await deviceStore(database, store).entries())

async function locksOf(work: () => Promise<unknown>) {
  const names: string[] = []
  vi.stubGlobal('navigator', {
    locks: {
      request: (name: string, ...rest: unknown[]) => {
        names.push(name)
        return (rest.at(-1) as () => unknown)()
      },
    },
  })
  await work()
  return names
}

const PICTURE = { width: 4, height: 3, variants: [] }

it('pins the format of the stored input of staff', async () => {
  const work: Required<AutosavedEntry> = {
    id: '01K',
    uid: 'siti',
    form: 'news',
    subject: 'news/01J',
    values: { title: 'Panen' },
    baseVersion: '2026-11-22T02:00:00.000Z',
    itemId: '01J',
    tried: ['a1'],
    isPostponed: true,
    base: { title: 'Tanam' },
    pictures: { imageurl: { ...PICTURE, master: new Blob() } },
    at: AT,
  }
  await storeEntry(work)
  expect(await stored('desa-kerja', 'kept')).toEqual({
    // jsdom cannot clone Blobs.
    'siti 01K': { ...work, pictures: { imageurl: { ...PICTURE, master: {} } } },
  })
  expect(await locksOf(() => lockEntry('01K'))).toEqual(['tulisan 01K'])
})

it('pins the format of the stored reports of villagers', async () => {
  const input: ComplaintInput = {
    name: 'Ujang',
    address: 'RT 1',
    phone: '',
    category: 'infrastruktur',
    report: 'Jembatan putus.',
  }
  const photo = new Blob(['foto'], { type: 'image/jpeg' })
  const { category } = input
  const report = { id: '7K3MQ2XVB9TD4R6H', state: 'waiting', at: AT, category } as const
  await addReport({ ...report, input, photo })
  await updateReport(report.id, { obstacle: 'server', unanswered: true })
  const draft = { values: { name: 'Ujang' }, photo: null, at: AT }
  await storeDraft(draft)
  const answer = { answer: 'belum', reason: 'Rusak lagi.', at: AT } as const
  await storeVerdictDraft(report.id, answer)
  expect(await stored('desa-laporan', 'reports')).toEqual({
    [report.id]: {
      ...report,
      version: 1,
      input,
      photo: await photo.arrayBuffer(),
      obstacle: 'server',
      unanswered: true,
    },
    draft,
    [`jawaban ${report.id}`]: answer,
  })
  expect(REPORTS_TAG).toBe('laporan')
  const channels: string[] = []
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor(name: string) {
        channels.push(name)
      }
      postMessage() {}
    },
  )
  const names = await locksOf(() =>
    withLock(() => withSendingLock(report.id, () => Promise.resolve())),
  )
  announceChange()
  expect(names).toEqual(['laporan', `laporan ${report.id}`])
  expect(channels).toEqual(['laporan'])
})

it('pins the format of the content stored for offline use', async () => {
  const client = createQueryClient()
  const queryKey = contentKeys.list('news', 3)
  fillContent(client, { number: 7, at: AT, queries: [[queryKey, []]] })
  await restoreContent(client)
  expect(await stored('desa-konten-3', 'queries')).toEqual({
    '["content","news","list",3]': {
      queryKey: ['content', 'news', 'list', 3],
      data: [],
      dataUpdatedAt: AT,
    },
  })
})

it('pins the format of all values in localStorage, and the names of paths and caches that pages and service worker share', () => {
  localStorage.clear()
  chooseReadingSize('besar')
  recordSeen('01K')
  rememberSearch('posyandu')
  setChecked('01J', 'Fotokopi KK', true)
  const device: KnownDevice = {
    endpoint: 'https://fcm.googleapis.com/a',
    topics: ['news'],
    reports: [],
    at: AT,
  }
  storeKnownDevice(device)
  const marks = { checked: { of: AT, at: AT }, wrote: AT, warmed: AT }
  remember(createQueryClient(), marks)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  suggestInstall()
  expect({ ...localStorage }).toEqual({
    'ukuran-baca': 'besar',
    kunjungan: JSON.stringify({ since: '', newest: '01K', at: AT }),
    'pencarian-terakhir': '["posyandu"]',
    'berkas-layanan': '{"01J":["Fotokopi KK"]}',
    pemberitahuan: JSON.stringify(device),
    pemasangan: JSON.stringify({ at: AT, count: 1 }),
    terbitan: JSON.stringify(marks),
  })
  expect(PUBLISHED).toEqual({
    version: '/data/versi.json',
    content: '/data/situs.json',
    calendar: '/agenda.ics',
    block: 'isi-halaman',
    shell: '/shell.html',
    manifest: '/manifest.webmanifest',
  })
  const worker = ['cached-pages', 'service-worker']
    .map((name) => readFileSync(`src/pwa/worker/${name}.ts`, 'utf8'))
    .join()
  for (const cache of ["NAME = 'pages'", "cacheName: 'pictures'", "caches.open('pictures')"])
    expect(worker).toContain(cache)
  expect(readFileSync('src/lib/reports/shared-content.ts', 'utf8')).toContain("CACHE = 'shared'")
})
