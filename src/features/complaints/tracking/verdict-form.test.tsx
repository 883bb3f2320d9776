import 'fake-indexeddb/auto'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { resetServer, server } from '@/lib/firebase/__mocks__/report-database'
import { deleteVerdictDraft, readVerdictDraft } from '@/lib/reports/verdict-drafts'
import { insideSite } from '../../../../tests/support/inside-site'
import VerdictForm from './verdict-form'

vi.mock('@/lib/firebase/report-database')

const CODE = '7K3M9QZX2B4CD5EF'
const OTHER = '7K3M9QZX2B4CD5EG'
const REASON = 'Timbangannya rusak lagi.'

beforeEach(async () => {
  resetServer()
  onAnswered.mockClear()
  await deleteVerdictDraft(CODE)
})
afterEach(() => vi.restoreAllMocks())

const onAnswered = vi.fn()

const show = (id = CODE) =>
  render(<VerdictForm id={id} onAnswered={onAnswered} />, { wrapper: insideSite() })

function answerNo() {
  fireEvent.click(screen.getByRole('button', { name: 'Belum' }))
  fireEvent.change(screen.getByLabelText('Apa yang belum beres?'), { target: { value: REASON } })
}

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Kirim: belum beres' }))

it('the verdict form restores the typed answer only for the report for which it was typed', async () => {
  const { unmount } = show()
  answerNo()
  unmount()
  const { unmount: leave } = show()
  expect(await screen.findByLabelText('Apa yang belum beres?')).toHaveValue(REASON)
  expect(screen.getByRole('button', { name: 'Belum' })).toHaveAttribute('aria-pressed', 'true')
  leave()
  show(OTHER)
  await readVerdictDraft(OTHER)
  expect(screen.queryByLabelText('Apa yang belum beres?')).not.toBeInTheDocument()
})

it('the verdict form deletes the stored answer after sending', async () => {
  show()
  answerNo()
  await waitFor(async () => expect(await readVerdictDraft(CODE)).toMatchObject({ reason: REASON }))
  send()
  await waitFor(() => expect(onAnswered).toHaveBeenCalled())
  expect(server.verdicts.get(CODE)).toEqual({ answer: 'belum', reason: REASON })
  await waitFor(async () => expect(await readVerdictDraft(CODE)).toBeUndefined())
})

it('the verdict form sends the answer even if storage fails', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('Broken.', 'UnknownError')
  })
  show()
  answerNo()
  send()
  await waitFor(() => expect(onAnswered).toHaveBeenCalled())
  expect(server.verdicts.get(CODE)).toMatchObject({ reason: REASON })
  const gone = 'Deleting the sent verdict from the device failed:'
  await waitFor(() => expect(logged).toHaveBeenCalledWith(gone, expect.anything()))
  logged.mockClear()
})
