import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { setupBrowser } from '../../support/browser'
import { setupSite } from '../../support/site'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })

it('an event is downloaded as a file for calendars', async () => {
  const { page } = await visit()
  await page.goto(site.url('/agenda'))
  const event = page.getByRole('main').getByRole('article').first()
  const title = await event.getByRole('heading').innerText()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    event.getByRole('link', { name: /^Tambahkan ke kalender/ }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^agenda-\d{4}-\d\d-\d\d\.ics$/)
  const file = readFileSync(await download.path(), 'utf8').replaceAll('\r\n ', '')
  expect(file).toContain(`SUMMARY:${title.replace(/[,;]/g, '\\$&')}\r\n`)
})
