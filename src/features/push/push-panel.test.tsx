import 'fake-indexeddb/auto'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { UserFacingError } from '@/lib/errors'
import { leaveStaffTopicsIfSubscribed, renewIfSubscribed } from '@/lib/push/renew-if-subscribed'
import { addReport, recordSentReport } from '@/lib/reports/report-store'
import { useSession } from '@/stores/session'
import PushPanel from './push-panel'

interface Input {
  action: string
  topics?: string[]
}
const { call } = vi.hoisted(() => ({
  call: vi.fn<(name: string, input: Input) => Promise<{ key: string; topics: string[] }>>(),
}))
vi.mock('@/lib/firebase/functions', () => ({ call }))

const ENDPOINT = 'https://fcm.googleapis.com/a'
const unsubscribe = vi.fn(() => {
  browser.subscribed = null
  return Promise.resolve(true)
})
const subscription = {
  endpoint: ENDPOINT,
  // Public key of the village. Has only one byte in this test.
  options: { applicationServerKey: new Uint8Array([1]).buffer },
  toJSON: () => ({ keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe,
}
const browser = {
  permission: 'granted',
  wasAsked: false,
  subscribed: null as typeof subscription | null,
  subscribe: () => Promise.resolve((browser.subscribed = subscription)),
}

beforeEach(() => {
  localStorage.clear()
  call
    .mockReset()
    .mockImplementation((_, { topics = [] }) => Promise.resolve({ key: 'AQ', topics }))
  unsubscribe.mockClear()
  Object.assign(browser, {
    permission: 'granted',
    wasAsked: false,
    subscribed: null,
    subscribe: () => Promise.resolve((browser.subscribed = subscription)),
  })
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission === 'denied' || browser.wasAsked ? browser.permission : 'default'
    },
    requestPermission: () => {
      browser.wasAsked = true
      return Promise.resolve(browser.permission)
    },
  })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      ready: Promise.resolve({
        pushManager: {
          getSubscription: () => Promise.resolve(browser.subscribed),
          subscribe: () => browser.subscribe(),
        },
      }),
    },
  })
})
afterEach(() => {
  for (const name of ['serviceWorker', 'standalone', 'storage'])
    Reflect.deleteProperty(navigator, name)
})

const open = () => render(<PushPanel />, { wrapper: MemoryRouter })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const begin = async () => {
  open()
  press('Beri tahu saya')
  await screen.findByText('Pemberitahuan aktif di perangkat ini.')
}

it('the panel asks iPhone users to install the site first, and links to the agenda, which offers a calendar subscription', () => {
  vi.unstubAllGlobals()
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: false })
  open()
  expect(screen.getByText(/pasang dahulu situs ini/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'dilanggani di kalender' })).toHaveAttribute(
    'href',
    '/agenda',
  )
})

it('the panel shows a message if the browser does not support notifications', () => {
  vi.unstubAllGlobals()
  open()
  expect(screen.getByText(/tidak dapat menerima pemberitahuan/)).toBeVisible()
})

it('the panel shows a message if the browser blocks notifications, and links to the agenda, which offers a calendar subscription', () => {
  browser.permission = 'denied'
  open()
  expect(screen.getByText(/^Pemberitahuan situs ini diblokir di browser/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'dilanggani di kalender' })).toBeVisible()
})

it('the panel requests permission on click, subscribes to the chosen topics, and shows them on the next visit', async () => {
  open()
  fireEvent.click(screen.getByLabelText(/^Laporan, permohonan/))
  expect(call).not.toHaveBeenCalled()
  fireEvent.click(screen.getByLabelText('Berita'))
  press('Beri tahu saya')
  await screen.findByText('Pemberitahuan aktif di perangkat ini.')
  expect(call).toHaveBeenLastCalledWith('push-subscribe', {
    action: 'set',
    endpoint: ENDPOINT,
    keys: { p256dh: 'p', auth: 'a' },
    topics: ['announcements', 'agenda'],
    reports: [],
    former: '',
  })
  open()
  expect(screen.getAllByRole('button', { name: 'Berhenti' })).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Beri tahu saya' })).not.toBeInTheDocument()
})

it('a subscription includes the reports that were sent from this device', async () => {
  const photo = new Blob(['foto'])
  photo.arrayBuffer = () => Promise.resolve(new ArrayBuffer(4))
  const input = { name: 'T', address: 'RT 1', phone: '', category: 'sosial', report: 'x' } as const
  for (const [id, at] of [
    ['7K3MQ2XVB9TD4R6H', 1],
    ['7K3MQ2XVB9TD4R6J', 2],
  ] as const)
    await addReport({ id, state: 'waiting', at, category: 'sosial', input, photo })
  await recordSentReport({ id: '7K3MQ2XVB9TD4R6H', state: 'sent', at: 1, category: 'sosial' })
  await begin()
  expect(call.mock.lastCall?.[1]).toMatchObject({ reports: ['7K3MQ2XVB9TD4R6H'] })
  await recordSentReport({ id: '7K3MQ2XVB9TD4R6J', state: 'sent', at: 2, category: 'sosial' })
  await renewIfSubscribed()
  expect(call.mock.lastCall?.[1]).toMatchObject({
    reports: ['7K3MQ2XVB9TD4R6J', '7K3MQ2XVB9TD4R6H'],
  })
  call.mockClear()
  await renewIfSubscribed()
  expect(call).not.toHaveBeenCalled()
})

it('the panel shows an error if no topic is chosen', () => {
  open()
  fireEvent.click(screen.getByLabelText('Berita'))
  fireEvent.click(screen.getByLabelText('Pengumuman'))
  fireEvent.click(screen.getByLabelText(/^Agenda/))
  fireEvent.click(screen.getByLabelText(/^Laporan, permohonan/))
  expect(screen.getByText('Pilih paling sedikit satu.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Beri tahu saya' })).toBeDisabled()
})

it.each<[string, () => void, RegExp]>([
  [
    'the user dismisses the permission request',
    () => Object.assign(browser, { permission: 'default' }),
    /belum diizinkan/,
  ],
  [
    'the village has not enabled notifications',
    () => call.mockResolvedValue({ key: '', topics: [] }),
    /Desa ini belum mengirim pemberitahuan/,
  ],
  [
    'the browser cannot subscribe',
    () =>
      Object.assign(browser, { subscribe: () => Promise.reject(new DOMException('AbortError')) }),
    /belum dapat mendaftar ke layanan/,
  ],
  [
    'the server refuses the subscription',
    () =>
      call.mockImplementation((_, { action }) =>
        action === 'key'
          ? Promise.resolve({ key: 'AQ', topics: [] })
          : Promise.reject(new UserFacingError('Terlalu banyak perangkat mendaftar saat ini.')),
      ),
    /Terlalu banyak perangkat/,
  ],
])('the panel shows a message when %s, and preserves the choice', async (_, prepare, said) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  prepare()
  open()
  fireEvent.click(screen.getByLabelText('Berita'))
  press('Beri tahu saya')
  expect(await screen.findByText(said)).toBeVisible()
  expect(screen.getByLabelText('Berita')).not.toBeChecked()
  expect(screen.getByRole('button', { name: 'Beri tahu saya' })).toBeEnabled()
  expect(localStorage.getItem('pemberitahuan')).toBeNull()
  logged.mockClear()
})

it('the panel unsubscribes the device even if the server cannot be reached', async () => {
  await begin()
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  call.mockRejectedValue(new Error('mati'))
  press('Berhenti')
  expect(await screen.findByText('Pemberitahuan di perangkat ini dihentikan.')).toBeVisible()
  expect(unsubscribe).toHaveBeenCalledOnce()
  expect(localStorage.getItem('pemberitahuan')).toBeNull()
  logged.mockClear()
})

describe('staff notifications', () => {
  const STAFF = 'Petugas: laporan baru dari warga'
  const asked = () => call.mock.calls.flatMap(([, { action, topics }]) => topics ?? action)
  const beginAsStaff = async (...also: RegExp[]) => {
    render(<PushPanel staffTopics={['complaints']} />, { wrapper: MemoryRouter })
    for (const name of also) fireEvent.click(screen.getByLabelText(name))
    press('Beri tahu saya')
    await screen.findByText('Pemberitahuan aktif di perangkat ini.')
    call.mockClear()
  }

  it('can be chosen by staff, and are shown on the public page once subscribed', async () => {
    open()
    expect(screen.queryByLabelText(STAFF)).toBeNull()
    cleanup()
    await beginAsStaff()
    cleanup()
    open()
    expect(screen.getByLabelText(STAFF)).toBeChecked()
  })

  it('appear unchecked if the server does not allow them any more', async () => {
    call.mockImplementation((_, { topics = [] }) =>
      Promise.resolve({ key: 'AQ', topics: topics.filter((topic) => topic !== 'complaints') }),
    )
    await beginAsStaff()
    expect(screen.getByLabelText(STAFF)).not.toBeChecked()
  })

  it('end on sign-out by replacing the subscription', async () => {
    await beginAsStaff(/^Pengumuman/, /^Agenda/)
    await leaveStaffTopicsIfSubscribed()
    expect(unsubscribe).toHaveBeenCalledOnce()
    expect(asked()).toEqual(['key', 'announcements', 'agenda'])
  })

  it('end when the user signs out while offline, and public topics are subscribed again once online', async () => {
    await beginAsStaff(/^Berita/)
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    call.mockRejectedValueOnce(new Error('mati'))
    await leaveStaffTopicsIfSubscribed()
    expect(unsubscribe).toHaveBeenCalledOnce()
    expect(browser.subscribed).toBeNull()
    logged.mockClear()
    await renewIfSubscribed()
    expect(asked().at(-1)).toBe('news')
  })

  it('end when another user signs in, but not when the same user signs in again', async () => {
    useSession.setState({
      session: {
        status: 'signed-in',
        person: { uid: 'siti', name: 'Siti', email: '', role: 'petugas', avatarurl: '' },
      },
    })
    await beginAsStaff(/^Pengumuman/, /^Agenda/)
    useSession.setState({ session: { status: 'signed-out' } })
    await leaveStaffTopicsIfSubscribed('siti')
    expect(unsubscribe).not.toHaveBeenCalled()
    await leaveStaffTopicsIfSubscribed('budi')
    expect(unsubscribe).toHaveBeenCalledOnce()
    expect(asked().at(-1)).toBe('agenda')
  })

  it('continue on a device that does not know which user subscribed', async () => {
    await beginAsStaff(/^Agenda/)
    await leaveStaffTopicsIfSubscribed('siti')
    expect(unsubscribe).not.toHaveBeenCalled()
  })

  it('end the whole subscription on sign-out if no other topics are subscribed', async () => {
    await beginAsStaff()
    await leaveStaffTopicsIfSubscribed()
    expect(unsubscribe).toHaveBeenCalledOnce()
    expect(localStorage.getItem('pemberitahuan')).toBeNull()
  })
})

it('the panel requests persistent storage once notifications are allowed', async () => {
  const persist = vi.fn(() => Promise.resolve(true))
  Object.defineProperty(navigator, 'storage', { configurable: true, value: { persist } })
  browser.permission = 'default'
  open()
  press('Beri tahu saya')
  await screen.findByText(/^Pemberitahuan belum diizinkan/)
  expect(persist).not.toHaveBeenCalled()
  browser.permission = 'granted'
  press('Beri tahu saya')
  await screen.findByText('Pemberitahuan aktif di perangkat ini.')
  expect(persist).toHaveBeenCalledOnce()
})
