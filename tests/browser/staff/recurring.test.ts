import { beforeAll, expect, it } from 'vitest'
import { occurrencesOf } from '../../../src/domain/agenda/recurrence'
import { addDays, dayIn, formatLongDay } from '../../../src/domain/time/date'
import { addMonths } from '../../../src/domain/time/months'
import { PHONE, setupBrowser } from '../../support/browser'
import { setupSite } from '../../support/site'
import { setupStaff } from '../../support/staff'

const site = setupSite({ published: true })
const { visit } = setupBrowser({ installs: false })
const visitAs = setupStaff(site, visit)

const today = dayIn('Asia/Jakarta', new Date())
const [date, lastdate] = [addDays(today, -66), addMonths(today, 6)]
const weekly = occurrencesOf({ date, lastdate, repeat: 'mingguan', exceptions: '' })
const [next = '', later = ''] = weekly.filter((day) => day > today)

beforeAll(async () => {
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
  await page
    .getByText(/^Agenda terbit|sudah terbit|terbit\./)
    .first()
    .waitFor()
  await site.idle()
})

it('what a clerk wrote once, long ago, stands in the agenda on the day it is next', async () => {
  const { page } = await visit(PHONE)
  await page.goto(site.url('/agenda'))
  const event = page.getByRole('article').filter({ hasText: 'Pengajian malam Jumat' })
  await event.getByText(formatLongDay(later), { exact: true }).waitFor()
  await event.getByText(/^Setiap \S+, sampai /).waitFor()
})

it('the calendar to subscribe to has it, and leaves out what the clerk took out', async () => {
  const file = await (await fetch(site.url('/agenda.ics'))).text()
  const [, event = ''] =
    file.split('SUMMARY:Pengajian malam Jumat')[0]?.split(/BEGIN:VEVENT(?!.*BEGIN:VEVENT)/s) ?? []
  expect(event).toContain('RRULE:FREQ=WEEKLY;UNTIL=')
  expect(event).toContain(`EXDATE;TZID=Asia/Jakarta:${next.replaceAll('-', '')}T193000`)
})

it('search says until when', async () => {
  const { page } = await visit(PHONE)
  await page.goto(site.url('/pencarian?q=pengajian+malam'))
  await page
    .getByRole('article')
    .filter({ hasText: 'Pengajian' })
    .getByText(/^Berlaku sampai/)
    .first()
    .waitFor()
})
