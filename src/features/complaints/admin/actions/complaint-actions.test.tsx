import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DEFAULT_DESK_SETTINGS } from '@/domain/complaints/desk-settings-schema'
import { stored as autosaved } from '@/lib/autosave/__mocks__/entries'
import { call } from '@/lib/firebase/__mocks__/functions'
import { documents, put, reset } from '@/lib/firebase/__mocks__/writes'
import { adminKeys } from '@/lib/query/admin-keys'
import { refreshSession } from '@/services/session/refresh-session'
import { useNotice } from '@/stores/notice'
import { insideSite, testClient } from '../../../../../tests/support/inside-site'
import type { ComplaintFile } from '../complaints-query'
import { ComplaintActions } from './complaint-actions'

vi.mock('@/lib/firebase/functions')
vi.mock('@/lib/firebase/writes')
vi.mock('@/lib/autosave/entries')
vi.mock('@/services/session/refresh-session', () => ({ refreshSession: vi.fn() }))

const ID = '7K3MQ2XVB9TD4R6H'
const REPORT = `complaints/${ID}`
function show(file: ComplaintFile) {
  const client = testClient({ staleTime: Infinity })
  client.setQueryData(adminKeys.deskStaff, [{ id: 'budi', name: 'Budi', disabled: false }])
  client.setQueryData(adminKeys.deskSettings, DEFAULT_DESK_SETTINGS)
  function Desk() {
    const [current, setCurrent] = useState(file)
    vi.spyOn(client, 'invalidateQueries').mockImplementation(() => {
      if (documents.has(REPORT)) setCurrent(fileNow())
      return Promise.resolve()
    })
    return <ComplaintActions file={current} path="/admin/pengaduan" />
  }
  return render(<Desk />, { wrapper: insideSite({ client }) })
}

it('deleting a report also refreshes the session, which reloads the role of the signed-in user', async () => {
  call.mockResolvedValue({ done: 1 })
  show({ complaint: { id: ID, status: 'Selesai', phone: '', anonymised: true } } as ComplaintFile)
  fireEvent.click(screen.getByRole('button', { name: 'Hapus …' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Hapus' }))
  await waitFor(() => expect(refreshSession).toHaveBeenCalledOnce())
})

const fileNow = () =>
  ({
    complaint: { ...documents.get(REPORT) },
    progress: { ...documents.get(`complaint_status/${ID}`) },
    history: [],
  }) as unknown as ComplaintFile

describe('unsaved input in the forms of a report', () => {
  beforeEach(() => {
    reset()
    autosaved.clear()
    const shared = { id: ID, status: 'Diproses', category: 'sosial' }
    put(REPORT, {
      ...shared,
      assignee: '',
      phone: '',
      duplicateOf: '',
      updatedBy: '',
      updatedAt: '',
    })
    put(`complaint_status/${ID}`, { ...shared, replies: {}, lastReply: '' })
  })

  const choose = (step: string) => fireEvent.click(screen.getByRole('radio', { name: step }))
  const write = (label: RegExp | string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const expectNotice = (text: string) =>
    waitFor(() => expect(useNotice.getState().notice?.text).toBe(text))

  it('remains, with a reminder, when only the assignee is saved', async () => {
    show(fileNow())
    choose('Selesai')
    expect(screen.getByText('Status masih Diproses sampai “Tandai selesai” ditekan.')).toBeVisible()
    write('Ditangani oleh', 'budi')
    press('Simpan penanganan')
    await expectNotice('Penanganan disimpan. “Tandai selesai” belum ditekan.')
    expect(documents.get(REPORT)).toMatchObject({ status: 'Diproses', assignee: 'budi' })
    press('Tandai selesai')
    await expectNotice('Status laporan diperbarui.')
    expect(documents.get(REPORT)).toMatchObject({ status: 'Selesai', assignee: 'budi' })
  })

  it('remains, with a reminder, when only the status is saved', async () => {
    show(fileNow())
    write('Kategori', 'keamanan')
    choose('Selesai')
    press('Tandai selesai')
    await expectNotice('Status laporan diperbarui. Penanganan belum disimpan.')
    expect(documents.get(REPORT)).toMatchObject({ status: 'Selesai', category: 'sosial' })
    press('Simpan penanganan')
    await expectNotice('Penanganan disimpan.')
    expect(documents.get(REPORT)).toMatchObject({ status: 'Selesai', category: 'keamanan' })
  })

  it('keeps a typed reply, but does not send it, when a note is saved', async () => {
    show(fileNow())
    choose('Balas saja')
    write(/^Balasan/, 'Dikerjakan Senin.')
    choose('Catatan')
    write(/^Catatan untuk petugas/, 'Tunggu PLN.')
    press('Simpan catatan')
    await expectNotice('Catatan disimpan. Balasan yang Anda tulis belum dikirim.')
    expect(documents.get(`complaint_status/${ID}`)).toMatchObject({ replies: {}, lastReply: '' })
    choose('Balas saja')
    expect(screen.getByLabelText(/^Balasan/)).toHaveValue('Dikerjakan Senin.')
  })

  it.each([
    ['a status', () => choose('Selesai'), { title: 'Laporan 7K3M-Q2XV-B9TD-4R6H, Tandai selesai' }],
    ['an assignee', () => write('Ditangani oleh', 'budi'), { assignee: 'budi' }],
  ])('is autosaved when the user leaves the report: %s', async (_, change, values) => {
    const { unmount } = show(fileNow())
    change()
    unmount()
    await waitFor(() => expect([...autosaved.values()]).toMatchObject([{ values }]))
  })

  it('is removed from the autosave once the user resets it', async () => {
    const { unmount } = show(fileNow())
    write('Ditangani oleh', 'budi')
    write('Ditangani oleh', '')
    unmount()
    await waitFor(() => expect([...autosaved.values()]).toEqual([]))
  })
})
