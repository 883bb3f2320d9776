import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { UserFacingError } from '@/lib/errors'
import { CorrectReply } from './correct-reply'

const { call } = vi.hoisted(() => ({ call: vi.fn<(...input: unknown[]) => Promise<unknown>>() }))
vi.mock('@/lib/firebase/functions', () => ({ call }))

const onDone = vi.fn()
const field = () => screen.getByLabelText('Balasan untuk pelapor')
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Simpan koreksi' }))

beforeEach(async () => {
  vi.resetAllMocks()
  render(
    <CorrectReply
      id="7K3MQ2XVB9TD4R6H"
      entry="01J"
      text="Sudah dikerjakan Pak Dadan."
      photos={[1, 2]}
      onDone={onDone}
    />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Koreksi …' }))
  await screen.findByRole('dialog', { name: 'Koreksi balasan' })
})

const type = (value: string) => fireEvent.change(field(), { target: { value } })

it('the correction form shows the published text and stores the edited text', async () => {
  call.mockResolvedValue({ done: 1 })
  expect(field()).toHaveValue('Sudah dikerjakan Pak Dadan.')
  type(' Sudah dikerjakan. ')
  save()
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('Balasan dikoreksi.'))
  expect(call).toHaveBeenCalledWith('complaints-administer', {
    action: 'correct',
    id: '7K3MQ2XVB9TD4R6H',
    entry: '01J',
    text: 'Sudah dikerjakan.',
    photos: [1, 2],
  })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('the correction form removes a photo without changing the text', async () => {
  call.mockResolvedValue({ done: 1 })
  const before = screen.getByRole('checkbox', { name: 'Hapus foto sebelum' })
  fireEvent.click(before)
  fireEvent.click(before)
  fireEvent.click(before)
  save()
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('Balasan dikoreksi.'))
  expect(call).toHaveBeenCalledWith(
    'complaints-administer',
    expect.objectContaining({ text: 'Sudah dikerjakan Pak Dadan.', photos: [2] }),
  )
})

it('the correction form requires a text, and preserves the typed text when the Cloud Function refuses it', async () => {
  type('  ')
  save()
  expect(field()).toHaveAccessibleDescription(/Balasan wajib diisi\./)
  expect(call).not.toHaveBeenCalled()
  call.mockRejectedValue(new UserFacingError('Laporan ini sudah dianonimkan.'))
  type('Sudah dikerjakan.')
  save()
  await waitFor(() =>
    expect(field()).toHaveAccessibleDescription(/Laporan ini sudah dianonimkan\./),
  )
  expect(field()).toHaveValue('Sudah dikerjakan.')
})
