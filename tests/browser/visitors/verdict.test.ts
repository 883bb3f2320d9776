import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { DAY_MS } from '../../../src/domain/time/date'
import { addStyles, findings, overflow } from '../../support/axe'
import { PHONE, setupBrowser } from '../../support/browser'
import { setupSite } from '../../support/site'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })

const REASON = 'Timbangannya rusak lagi sejak Senin.'

/** The code of a report that its reporter may answer until tomorrow. */
async function answerable(): Promise<string> {
  const closed = await site.query('complaint_status', 'status', 'Selesai')
  // An anonymised one has no time in which it may be answered.
  const { id = '' } = closed.find((one) => 'verdictUntil' in one && !one['verdict']) ?? {}
  await site.patch(`complaint_status/${id}`, { verdictUntil: new Date(Date.now() + DAY_MS) })
  return id
}

it('whose report is not done says so once, across a lost network, and the office has it open again', async () => {
  const code = await answerable()
  const { page, context, expectErrors } = await visit({
    ...PHONE,
    viewport: { width: 360, height: 500 },
  })
  await page.goto(site.url(`/pengaduan/${code}`))
  await page.getByRole('button', { name: 'Belum', exact: true }).click()
  const reason = page.getByLabel('Apa yang belum beres?')
  await reason.fill(REASON)
  expect(await findings(page)).toEqual([])
  expect(await overflow(page)).toBe(0)

  const send = page.getByRole('button', { name: 'Kirim: belum beres' })
  await context.setOffline(true)
  expectErrors('Jawaban belum terkirim', 'ERR_INTERNET_DISCONNECTED')
  await page.getByText('Tidak ada jaringan, jadi jawaban belum dapat dikirim.').waitFor()
  await send.click()
  await page.getByRole('alert').getByText('Jawaban belum terkirim. Tidak ada jaringan.').waitFor()
  expect(await reason.inputValue()).toBe(REASON)

  await context.setOffline(false)
  await send.dblclick()
  await page.getByText('Dijawab: belum beres.').waitFor()
  expect(await findings(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  await addStyles(page, 'html { font-size: 200% }')
  await expect.poll(() => overflow(page)).toBe(0)

  await site.idle()
  const [answer] = await site.query('complaint_verdicts', 'id', code)
  expect(answer).toMatchObject({ answer: 'belum', reason: REASON })
  const [report] = await site.query('complaints', 'id', code)
  expect(report).toMatchObject({ status: 'Diproses' })
  await page.reload()
  await page.getByRole('heading', { name: /Status\s*Diproses/ }).waitFor()
  await page.getByText('Laporan ini dibuka lagi').waitFor()
})

it('what was typed outlives a reload, and is gone once it is sent', async () => {
  const code = await answerable()
  const { page } = await visit(PHONE)
  await page.goto(site.url(`/pengaduan/${code}`))
  await page.getByRole('button', { name: 'Belum', exact: true }).click()
  const reason = page.getByLabel('Apa yang belum beres?')
  await reason.fill(REASON)
  await page.reload()
  await expect.poll(() => reason.inputValue()).toBe(REASON)

  await page.getByRole('button', { name: 'Kirim: belum beres' }).click()
  await page.getByText('Dijawab: belum beres.').waitFor()
  await expect.poll(() => storedKeys(page)).not.toContain(`jawaban ${code}`)
})

/** What the device has of reports, by their keys. */
function storedKeys(page: Page): Promise<unknown[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('desa-laporan')
        opening.onsuccess = () => {
          const keys = opening.result.transaction('reports').objectStore('reports').getAllKeys()
          keys.onsuccess = () => {
            opening.result.close()
            resolve(keys.result)
          }
        }
      }),
  )
}
