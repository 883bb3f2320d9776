import { fireEvent, render, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { beforeEach, expect, it, vi } from 'vitest'
import { emptyForm } from '@/domain/field-facts'
import { DEFAULT_SETTINGS } from '@/domain/settings/settings'
import { insideSite } from '../../../../tests/support/inside-site'
import { AGENDA_FORM } from './agenda-form'

const wrapper = insideSite({ settings: { ...DEFAULT_SETTINGS, time_zone: 'Asia/Makassar' } })

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00+08:00') }))

function Form() {
  return (
    <FormProvider {...useForm({ defaultValues: emptyForm('agenda') })}>
      <AGENDA_FORM.Fields />
    </FormProvider>
  )
}

const type = (label: string | RegExp, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fireEvent.blur(screen.getByLabelText(label))
}

it('the agenda form normalises a typed time', () => {
  render(<Form />, { wrapper })
  type('Jam mulai (WITA)', '8.30')
  expect(screen.getByLabelText('Jam mulai (WITA)')).toHaveValue('08:30')
})

it('the agenda form shows the weekday of the date and warns about a past date', () => {
  render(<Form />, { wrapper })
  type('Tanggal', '2026-11-24')
  expect(screen.getByText('Selasa, 24 November 2026')).toBeVisible()
  type('Tanggal', '2026-11-21')
  expect(screen.getByText(/^Tanggal ini sudah lewat/)).toBeVisible()
})

const choose = (value: string) =>
  fireEvent.change(screen.getByLabelText('Berulang'), { target: { value } })

it('the agenda form describes an event of several days and an event that ends after midnight', () => {
  render(<Form />, { wrapper })
  type('Tanggal', '2026-11-20')
  type(/^Sampai tanggal/, '2026-11-23')
  expect(screen.getByText('Jumat, 20 – Senin, 23 November 2026')).toBeVisible()
  expect(screen.queryByText(/^Tanggal ini sudah lewat/)).toBeNull()
  type('Jam mulai (WITA)', '20')
  type(/^Jam selesai/, '3')
  expect(screen.queryByText(/keesokan harinya/)).toBeNull()
  type(/^Sampai tanggal/, '')
  expect(screen.getByText('Selesai keesokan harinya pukul 03:00.')).toBeVisible()
})

it('the agenda form clears the last day when a recurrence is chosen', () => {
  render(<Form />, { wrapper })
  type('Tanggal', '2026-11-24')
  type(/^Sampai tanggal/, '2026-11-26')
  choose('mingguan')
  expect(screen.getByLabelText('Sampai tanggal')).toHaveValue('')
})

it('the agenda form derives the labels of the recurrence options from the date of the event', () => {
  render(<Form />, { wrapper })
  type('Tanggal', '2026-11-24')
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(options).toEqual([
    'Tidak berulang',
    'Setiap Selasa',
    'Setiap dua minggu, hari Selasa',
    'Setiap bulan, tanggal 24',
    'Setiap bulan, Selasa keempat',
    'Setiap bulan, Selasa terakhir',
  ])
})

it('the agenda form asks recurring events for a last day, counts the occurrences and allows excluding days', () => {
  render(<Form />, { wrapper })
  expect(screen.queryByLabelText('Sampai tanggal')).toBeNull()
  type('Tanggal', '2026-11-24')
  choose('dua-mingguan')
  type('Sampai tanggal', '2026-12-31')
  expect(screen.getByText('Berlangsung 3 kali.')).toBeVisible()
  choose('mingguan')
  fireEvent.click(screen.getByText('Pilih tanggal'))
  fireEvent.click(screen.getByLabelText('Selasa, 29 Desember 2026'))
  fireEvent.click(screen.getByLabelText('Selasa, 8 Desember 2026'))
  expect(screen.getByText('2 tanggal ditiadakan')).toBeVisible()
  fireEvent.click(screen.getByLabelText('Selasa, 29 Desember 2026'))
  expect(screen.getByText('1 tanggal ditiadakan')).toBeVisible()
})

it('the agenda preview shows the recurrence and the excluded days', () => {
  const values = { title: 'Posyandu', date: '2026-11-24', time: '08:00', repeat: 'mingguan' }
  const more = { lastdate: '2027-03-31', exceptions: '2026-12-08' }
  render(<AGENDA_FORM.Preview values={{ ...values, ...more }} />, { wrapper })
  expect(screen.getByText('Setiap Selasa, sampai 31 Mar 2027.')).toBeVisible()
  expect(screen.getByText('Lalu 1 Des, 15 Des, 22 Des 2026.')).toBeVisible()
  expect(screen.getByText('Ditiadakan 8 Des 2026.')).toBeVisible()
})

it.each(['', '2026-02-31'])(
  'the agenda preview shows an event with the invalid date %j as an event of today',
  (date) => {
    render(<AGENDA_FORM.Preview values={{ title: 'Posyandu', date, time: '08:00' }} />, { wrapper })
    expect(screen.getByText('Hari ini')).toBeVisible()
    expect(screen.getByText('08:00 WITA')).toBeVisible()
  },
)
