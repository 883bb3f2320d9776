import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { LIMITS } from '../../../src/domain/limits'
import { overflow } from '../../support/axe'
import { setupBrowser } from '../../support/browser'
import { itemIn } from '../../support/example'
import { setupSite } from '../../support/site'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })

const documents = (page: Page) => page.getByRole('region', { name: 'Yang perlu dibawa' })

it('shares a service, prints the service on one sheet, and fits the longest texts into 320 pixels', async () => {
  const line = 'Surat pengantar dari Ketua RT dan RW tempat tinggal sekarang, 1 lembar'
  const lines = Array.from({ length: 10 }, (_, at) => `${at} ${line}`).join('\n')
  const long = 'Keterangan'.repeat(LIMITS.line / 10)
  const [ordinary, longest] = ['01J00000000000000000000000', '01J00000000000000000000001']
  await site.load({
    ...itemIn('services', { id: ordinary, documents: lines, steps: lines }),
    ...itemIn('services', {
      id: longest,
      name: long.slice(0, LIMITS.name),
      documents: `${long}\n${long.slice(1)}`,
      steps: long,
      place: long.slice(0, LIMITS.location),
    }),
  })
  const { page } = await visit({ viewport: { width: 320, height: 640 } })
  await page.goto(site.url(`/layanan/${ordinary}`))
  await documents(page).getByText(line).first().waitFor()
  const share = page.getByRole('link', { name: /^Bagikan lewat WhatsApp/ })
  expect.soft(await share.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\?text=.*Yang/)
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect.soft(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  for (const path of ['/layanan', `/layanan/${longest}`]) {
    await page.goto(site.url(path))
    await page.getByText(long.slice(0, LIMITS.name)).first().waitFor()
    await expect.poll(() => overflow(page), { message: path }).toBe(0)
  }
})
