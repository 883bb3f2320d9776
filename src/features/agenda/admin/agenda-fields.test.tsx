import { fireEvent, render, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { COLLECTIONS } from '@/domain/collections'
import { AgendaFields } from './agenda-fields'
import { AgendaPreview } from './agenda-preview'

const TODAY = { today: '2026-11-22', zone: 'Asia/Makassar' } as const

function Form() {
  return (
    <FormProvider {...useForm({ defaultValues: COLLECTIONS.agenda.form })}>
      <AgendaFields {...TODAY} />
    </FormProvider>
  )
}

const type = (label: string | RegExp, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fireEvent.blur(screen.getByLabelText(label))
}

it.each([
  ['8.30', '08:30'],
  ['1930', '19:30'],
  ['25:00', '25:00'],
])('the time may be typed as %s, by the clocks of the village', (typed, shown) => {
  render(<Form />)
  type('Jam mulai (WITA)', typed)
  expect(screen.getByLabelText('Jam mulai (WITA)')).toHaveValue(shown)
})

it('names the weekday, and says when the day is over', () => {
  render(<Form />)
  type('Tanggal', '2026-11-24')
  expect(screen.getByText('Selasa, 24 November 2026')).toBeVisible()
  type('Tanggal', '2026-11-21')
  expect(screen.getByText(/^Tanggal ini sudah lewat/)).toBeVisible()
})

it.each(['', '2026-02-31'])('the preview of the day %j stands under today', (date) => {
  render(<AgendaPreview values={{ title: 'Posyandu', date, time: '08:00' }} {...TODAY} />)
  expect(screen.getByText('Hari ini')).toBeVisible()
  expect(screen.getByText('08:00 WITA')).toBeVisible()
})
