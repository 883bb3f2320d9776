import { expect, it } from 'vitest'
import { occurrencesOf } from '../../../src/domain/agenda/recurrence'
import { addDays, dayIn, formatLongDay } from '../../../src/domain/time/date'
import { addMonths } from '../../../src/domain/time/months'
import { PHONE } from '../../support/browser'
import { setupStaffSite } from '../../support/staff'

const { site, visit, visitAs } = setupStaffSite({ published: true })

const today = dayIn('Asia/Jakarta', new Date())
const [date, lastdate] = [addDays(today, -66), addMonths(today, 6)]
const weekly = occurrencesOf({ date, lastdate, repeat: 'mingguan', exceptions: '' })
const [next = '', later = ''] = weekly.filter((day) => day > today)

it('publishes a weekly event without its exceptions, in the agenda, the calendar file and the search', async () => {
  const { page } = await visitAs('editor', PHONE)
  await page.goto(site.url('/admin/agenda/baru'))
  await page.getByLabel('Nama kegiatan').fill('Pengajian malam Jumat')
  await page.getByLabel('Tanggal', { exact: true }).fill(date)
  await page.getByLabel('Jam mulai').fill('19.30')
  await page.getByLabel('Berulang', { exact: true }).selectOption('mingguan')
  await page.getByLabel('Tempat').fill('Masjid Al-Ikhlas')
  await page.getByRole('button', { name: 'Terbitkan' }).click()
  await page.getByText('Isi sampai tanggal berapa kegiatan ini berulang.').waitFor()
  await page.getByLabel('Sampai tanggal').fill(lastdate)
  await page.getByText('Pilih tanggal').click()
  await page.getByLabel(formatLongDay(next)).check()
  await page.getByRole('button', { name: 'Terbitkan' }).click()
  await page.getByText(/^Agenda terbit/).waitFor()
  await site.idle()

  const { page: visitor } = await visit(PHONE)
  await visitor.goto(site.url('/agenda'))
  const event = visitor.getByRole('article').filter({ hasText: 'Pengajian malam Jumat' })
  await event.getByText(formatLongDay(later), { exact: true }).waitFor()
  await event.getByText(/^Setiap \S+, sampai /).waitFor()

  const file = await (await fetch(site.url('/agenda.ics'))).text()
  const [, entry = ''] =
    file.split('SUMMARY:Pengajian malam Jumat')[0]?.split(/BEGIN:VEVENT(?!.*BEGIN:VEVENT)/s) ?? []
  expect.soft(entry).toContain('RRULE:FREQ=WEEKLY;UNTIL=')
  expect.soft(entry).toContain(`EXDATE;TZID=Asia/Jakarta:${next.replaceAll('-', '')}T193000`)

  await visitor.goto(site.url('/pencarian?q=pengajian+malam'))
  const found = visitor.getByRole('article').filter({ hasText: 'Pengajian malam Jumat' })
  await found
    .getByText(/^Berlaku sampai/)
    .first()
    .waitFor()
})
