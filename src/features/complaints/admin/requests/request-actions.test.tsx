import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { InfoRequest } from '@/domain/requests/request-schema'
import { UserFacingError } from '@/lib/errors'
import { useNotice } from '@/stores/notice'
import { insideSite } from '../../../../../tests/support/inside-site'
import { RequestActions } from './request-actions'

const { call } = vi.hoisted(() => ({
  call: vi.fn<(name: string, input: object) => Promise<unknown>>(),
}))
vi.mock('@/lib/firebase/functions', () => ({ call }))
vi.mock('@/lib/autosave/entries')
vi.mock('@/services/session/refresh-session', () => ({ refreshSession: () => Promise.resolve() }))

const AT = '2026-05-04T05:00:00.000Z'
const PROPOSAL: InfoRequest['steps'][number] = {
  id: '01JZ00000000000000000000H1',
  kind: 'usul',
  text: 'Data pribadi.',
  ground: 'h',
  at: AT,
  by: 'budi',
}
const REQUEST: InfoRequest = {
  ...{ id: '7K3MQ2XVB9TD4R6H', date: AT, receivedAt: AT, register: '003/PPID/2026' },
  ...{ state: 'Diproses', steps: [], closedAt: null, channel: 'situs', anonymised: false },
  ...{ name: 'Tati', address: 'RT 02', contact: '0812 0000 0921', onBehalf: '' },
  ...{ information: 'APBDes', purpose: 'Ingin tahu', access: 'melihat', delivery: 'WhatsApp' },
  ...{ updatedBy: '', updatedAt: AT },
}

beforeEach(() => {
  vi.resetAllMocks()
  call.mockResolvedValue({})
})

function show(request: Partial<InfoRequest> = {}, role: 'admin' | 'petugas' = 'petugas') {
  render(<RequestActions request={{ ...REQUEST, ...request }} />, { wrapper: insideSite({ role }) })
}
const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Simpan tindakan' }))

it('the form for a step of a request requires a text, and retries with the same text and step id after a refusal', async () => {
  call.mockRejectedValueOnce(new UserFacingError('Permohonan ini baru saja diubah orang lain.'))
  show()
  choose('Tindakan', 'penuhi')
  save()
  expect(await screen.findByText('Isi wajib diisi.')).toBeVisible()
  choose('Isi', 'Ada di kantor.')
  save()
  await waitFor(() =>
    expect(useNotice.getState().notice?.text).toBe('Permohonan ini baru saja diubah orang lain.'),
  )
  expect(screen.getByLabelText('Isi')).toHaveValue('Ada di kantor.')
  save()
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2))
  const [first, second] = call.mock.calls
  expect(second).toEqual(first)
  expect(first).toMatchObject([
    'requests-act',
    { code: REQUEST.id, kind: 'penuhi', seen: '', text: 'Ada di kantor.' },
  ])
  await waitFor(() => expect(screen.queryByLabelText('Isi')).toBeNull())
})

it('the role petugas can propose a refusal, but only an admin can confirm it', async () => {
  show({ steps: [PROPOSAL] })
  expect(screen.getByText(/Penolakan diusulkan menurut Pasal 17 huruf h/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Pakai usulan ini' })).toBeNull()
  expect(screen.queryByRole('option', { name: 'Tolak' })).toBeNull()
  choose('Tindakan', 'usul')
  expect(await screen.findByText(/Pemohon tidak melihatnya\.$/)).toBeVisible()
})

it("accepting a proposed refusal fills the admin's form with the text and ground of the proposal", async () => {
  show({ steps: [PROPOSAL] }, 'admin')
  fireEvent.click(screen.getByRole('button', { name: 'Pakai usulan ini' }))
  expect(await screen.findByLabelText('Isi')).toHaveValue('Data pribadi.')
  save()
  await waitFor(() => expect(call).toHaveBeenCalledOnce())
  expect(call.mock.calls[0]?.[1]).toMatchObject({
    ...{ kind: 'tolak', ground: 'h', seen: PROPOSAL.id, text: 'Data pribadi.' },
  })
})

it.each([
  ['ce', true],
  ['ae', false],
])(
  'the form offers to settle an objection on the grounds “%s” by talks: %s',
  async (grounds, canTalk) => {
    const { id, register } = REQUEST
    render(<RequestActions record="objections" request={{ id, register, grounds, steps: [] }} />, {
      wrapper: insideSite({ role: 'admin' }),
    })
    expect(screen.queryAllByRole('option', { name: 'Selesai dengan musyawarah' })).toHaveLength(
      canTalk ? 1 : 0,
    )
    expect(screen.queryByRole('option', { name: 'Penuhi' })).toBeNull()
    choose('Tindakan', 'tidak-kabul')
    await screen.findByLabelText('Isi')
    choose('Isi', 'Tetap ditolak.')
    save()
    await waitFor(() => expect(call).toHaveBeenCalledOnce())
    expect(call.mock.calls[0]).toMatchObject([
      'requests-act',
      { record: 'objections', code: id, kind: 'tidak-kabul', text: 'Tetap ditolak.' },
    ])
  },
)
