import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { insideSite } from '../../../../../tests/support/inside-site'
import { entryWith } from '@/lib/autosave/__mocks__/entries'
import { useAutosaves } from '@/stores/autosave'
import { RequestDetail } from './request-detail'

const { call } = vi.hoisted(() => ({
  call: vi.fn<(name: string, input: object) => Promise<unknown>>(),
}))
const CODE = '7K3MQ2XVB9TD4R6H'
const AT = '2026-05-04T05:00:00.000Z'
const REQUEST = {
  ...{ id: CODE, receivedAt: AT, closedAt: AT, state: 'Dipenuhi', register: '003/PPID/2026' },
  ...{ name: 'Tati', address: 'RT 02', contact: '', steps: [], anonymised: false },
}
vi.mock('@/lib/firebase/functions', () => ({ call }))
vi.mock('@/lib/firebase/documents', () => ({
  readDocument: (path: string) => Promise.resolve(path.startsWith('requests/') ? REQUEST : null),
  readList: () => Promise.resolve([]),
}))

it.each([
  ['admin', true],
  ['petugas', false],
] as const)(
  'the screen of a closed request lets the role %s anonymise it and publish its answer: %s',
  async (role, may) => {
    call.mockReset().mockResolvedValue({ done: 1 })
    const entry = entryWith({ subject: `requests/${CODE}`, values: { text: 'Dinas PUPR.' } })
    useAutosaves.setState({ entries: { [entry.id]: entry } })
    render(<RequestDetail id={CODE} path="/admin/permohonan" documents="/admin/dokumen" />, {
      wrapper: insideSite({ role }),
    })
    await screen.findByText(/sudah selesai dan tidak dapat diubah/)
    const button = screen.queryByRole('button', { name: 'Anonimkan …' })
    expect(button !== null).toBe(may)
    expect(screen.queryAllByRole('link', { name: 'Terbitkan jawaban ini' })).toHaveLength(
      may ? 1 : 0,
    )
    if (!button) return
    expect(screen.getByText('Tulisan Anda belum tersimpan: “Dinas PUPR.”')).toBeVisible()
    fireEvent.click(button)
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(call).not.toHaveBeenCalled()
    fireEvent.click(dialog.getByRole('button', { name: 'Anonimkan' }))
    await waitFor(() =>
      expect(call).toHaveBeenCalledExactlyOnceWith('requests-act', {
        kind: 'anonimkan',
        code: CODE,
      }),
    )
  },
)
