import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Complaint } from '@/domain/complaints/complaint-schema'
import { documents, next, put, reset } from '@/lib/firebase/__mocks__/writes'
import { adminKeys } from '@/lib/query/admin-keys'
import { insideSite, testClient } from '../../../../../tests/support/inside-site'
import { TriageForm } from './triage-form'
import { NO_CHOICES } from './use-autosaved-action'

vi.mock('@/lib/firebase/writes')

const ID = '7K3MQ2XVB9TD4R6H'
const REPORT = `complaints/${ID}`
const STAFF = [
  { id: 'budi', name: 'Budi', disabled: false },
  { id: 'rina', name: 'Rina', disabled: true },
  { id: 'siti', name: 'Siti', disabled: false },
]

const now = () => ({ ...documents.get(REPORT) }) as unknown as Complaint

function Desk() {
  const [complaint, setComplaint] = useState(now)
  return (
    <FormProvider {...useForm({ defaultValues: NO_CHOICES })}>
      <TriageForm
        complaint={complaint}
        onChanged={() => Promise.resolve(setComplaint(now()))}
        onDone={() => {}}
      />
    </FormProvider>
  )
}

function open(assignee = '') {
  put(REPORT, { id: ID, assignee, category: 'sosial', updatedBy: '', updatedAt: '' })
  put(`complaint_status/${ID}`, { id: ID, category: 'sosial' })
  const client = testClient({ staleTime: Infinity })
  client.setQueryData(adminKeys.deskStaff, STAFF)
  render(<Desk />, { wrapper: insideSite({ client, role: 'petugas' }) })
}

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
async function save() {
  fireEvent.click(screen.getByRole('button', { name: 'Simpan penanganan' }))
  await waitFor(() => expect(screen.queryByText('Menyimpan …')).not.toBeInTheDocument())
}
const choices = () =>
  [...screen.getByLabelText<HTMLSelectElement>('Ditangani oleh').options].map(({ text }) => text)

beforeEach(reset)

it('the triage form offers all active staff and the current assignee', () => {
  open('rina')
  expect(choices()).toEqual(['Belum ada petugas', 'Siti Aminah (Anda)', 'Budi', 'Rina'])
})

it('the triage form shows a current assignee who has left the staff', () => {
  open('asep')
  expect(screen.getByLabelText('Ditangani oleh')).toHaveDisplayValue('mantan petugas')
})

it('the triage form shows the save button after a change, and stores the category in both documents', async () => {
  open()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  choose('Kategori', 'keamanan')
  await save()
  expect(documents.get(REPORT)).toMatchObject({ category: 'keamanan', updatedBy: 'siti' })
  expect(documents.get(`complaint_status/${ID}`)).toMatchObject({ category: 'keamanan' })
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('the triage form does not overwrite a change by another user', async () => {
  open()
  choose('Ditangani oleh', 'siti')
  next.meanwhile = () => put(REPORT, { ...documents.get(REPORT), assignee: 'budi' })
  await save()
  expect(screen.getByRole('alert')).toHaveTextContent('diubah setelah Anda membukanya')
  expect(documents.get(REPORT)).toMatchObject({ assignee: 'budi' })
  await save()
  expect(documents.get(REPORT)).toMatchObject({ assignee: 'siti' })
})
