import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { DEFAULT_SETTINGS } from '@/domain/settings/settings'
import { call } from '@/lib/firebase/__mocks__/functions'
import { refreshSession } from '@/services/session/refresh-session'
import { insideSite } from '../../../../../tests/support/inside-site'
import type { ComplaintFile } from '../complaints-query'
import { ComplaintActions } from './complaint-actions'

vi.mock('@/lib/firebase/functions')
vi.mock('@/services/session/refresh-session', () => ({ refreshSession: vi.fn() }))

const PERSON = { uid: 'rina', name: 'Rina', email: '', role: 'admin', avatarurl: '' } as const
const FILE = {
  complaint: { id: '7K3MQ2XVB9TD4R6H', status: 'Selesai', phone: '', anonymised: true },
} as ComplaintFile

it('what is done with a report has the person read anew', async () => {
  call.mockResolvedValue({ done: 1 })
  render(
    <ComplaintActions
      file={FILE}
      path="/admin/pengaduan"
      person={PERSON}
      settings={DEFAULT_SETTINGS}
    />,
    { wrapper: insideSite() },
  )
  fireEvent.click(screen.getByRole('button', { name: 'Hapus …' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Hapus' }))
  await waitFor(() => expect(refreshSession).toHaveBeenCalledOnce())
})
