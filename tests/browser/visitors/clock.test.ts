import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { PUBLIC_ROUTES } from '../../../src/app/routes'
import { paths } from '../../../src/domain/paths'
import { PUBLISHED } from '../../../src/domain/publishing/publication'
import { addDays, dayIn, instantIn } from '../../../src/domain/time/date'
import { DESKTOP, PHONE, setupBrowser } from '../../support/browser'
import { untilLoaded } from '../../support/pages'
import { answerWith, renderedAt, setClock } from '../../support/rendered-at'
import { expectNoShift, shiftOn, watchShifts } from '../../support/shifts'
import { setupSite } from '../../support/site'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })

const ZONE = 'Asia/Jakarta'
const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
const today = dayIn(ZONE, new Date())
const ahead = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(today, days))
const MONDAY = ahead.find((day) => weekday(day) === 1)!
const SATURDAY = addDays(MONDAY, 5)
const LAST_OF_YEAR = `${MONDAY.slice(0, 4)}-12-31`
const at = (day: string, time: string) => instantIn(ZONE, `${day}T${time}`)

const PAGES = PUBLIC_ROUTES.map(({ path, isPersonal }) => (isPersonal ? '' : path)).filter(
  (path) => path !== '' && path !== '*',
)

/** Maximum layout shift. The search field of a desktop needs scripts and is 4 px taller than its placeholder. */
const STILL = 0.001
/** Maximum layout shift after weeks, when home shows another announcement whose title has fewer lines. */
const AFTER_WEEKS = 0.04

/** Matches words that depend on the reader's clock, as HTML would contain them. */
const WORDS =
  /Sekarang (?:buka|tutup)|>(?:Hari ini|Besok|Lewat|Berikutnya)<|>berikutnya<|data-(?:next|today|open)=|>Berakhir \d|Dicetak/

let files: ReadonlyMap<string, string>
beforeAll(async () => {
  files = await renderedAt(site.url(), at(MONDAY, '06:30'))
})

/** Opens a device whose clock shows `instant`. The device receives the pages rendered on Monday at 6:30. */
async function openAt(instant: Date, device: Parameters<typeof visit>[0] = PHONE) {
  const { page, context } = await visit({ ...device, reducedMotion: 'reduce' })
  await answerWith(context, files)
  await setClock(context, instant)
  await watchShifts(page)
  const open = async (path: string) => {
    await page.goto(await site.address(path))
    await untilLoaded(page)
    return page
  }
  return { page, open }
}

const BLOCK = new RegExp(`<script type="application/json" id="${PUBLISHED.block}">[^]*?</script>`)
const withoutBlock = (html: string) => html.replace(BLOCK, '')

it('renders identical HTML at any minute of a day, without words that depend on the clock', async () => {
  const later = await renderedAt(site.url(), at(MONDAY, '23:20'))
  const pages = [...files].filter(([path]) => path.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(PAGES.length)
  const differing = pages.filter(
    ([path, html]) => withoutBlock(html) !== withoutBlock(later.get(path) ?? ''),
  )
  expect(differing.map(([path]) => path)).toEqual([])
  const dependent = pages.flatMap(([path, html]) => {
    const word = WORDS.exec(withoutBlock(html))
    // The link to the next article also contains “Berikutnya”.
    return word && !(path.startsWith(`${paths.news}/`) && word[0] === '>Berikutnya<')
      ? [[path, word[0]]]
      : []
  })
  expect(dependent).toEqual([])
})

/** Returns the prayer that is marked as the next, and the first prayer after `clock` in the list. */
async function nextPrayers(page: Page, clock: string) {
  const cells = await page.getByRole('region', { name: 'Jadwal Salat' }).locator('li').all()
  const texts = await Promise.all(cells.map((cell) => cell.innerText()))
  const nameOf = (text = '') => /^\w+/.exec(text)?.[0]
  return {
    marked: nameOf(texts.find((text) => text.includes('berikutnya'))),
    first: nameOf(texts.find((text) => (/\d\d:\d\d/.exec(text)?.[0] ?? '') > clock)),
  }
}

it.each([
  ['an open office on a phone', MONDAY, 'Sekarang buka, sampai pukul 15:00 WIB.', PHONE],
  ['an open office on a desktop', MONDAY, 'Sekarang buka, sampai pukul 15:00 WIB.', DESKTOP],
  ['a closed office', SATURDAY, 'Sekarang tutup. Buka hari Senin pukul 08:00 WIB.', PHONE],
] as const)(
  'shows %s, the next prayer and marked events without layout shifts on pages rendered on Monday at 6:30',
  async (_, day, state, device) => {
    const time = '08:01'
    const { page, open } = await openAt(at(day, time), device)
    await open(paths.contact)
    await page.getByText(state).waitFor()
    await expectNoShift(page, STILL, () => open(paths.contact))
    await open(paths.home)
    const { marked, first } = await nextPrayers(page, time)
    expect.soft(marked).toBe(first)
    await expectNoShift(page, STILL, () => open(paths.home))
    await open(paths.agenda)
    const list = page.getByRole('main').getByRole('article')
    const marks = await list.evaluateAll((cards) =>
      cards.map((card) => [
        card.querySelector('time')?.dateTime ?? '',
        /Hari ini|Besok|Lewat/.exec(card.textContent)?.[0] ?? '',
      ]),
    )
    const nameOf = (date: string) =>
      date < day ? 'Lewat' : date === day ? 'Hari ini' : date === addDays(day, 1) ? 'Besok' : ''
    expect.soft(marks).toEqual(marks.map(([date = '']) => [date, nameOf(date)]))
    await expectNoShift(page, STILL, () => open(paths.agenda))
  },
)

it('hydrates pages that were rendered weeks ago with hardly any layout shift', async () => {
  const { page, open } = await openAt(at(LAST_OF_YEAR, '23:59'))
  for (const path of PAGES) {
    await open(path)
    expect.soft(await shiftOn(page), path).toBeLessThanOrEqual(AFTER_WEEKS)
  }
})

it('lists announcements with the newest first, and marks ended announcements in the list and on their pages', async () => {
  const { page, open } = await openAt(at(LAST_OF_YEAR, '08:01'))
  const main = page.getByRole('main')
  await open(paths.newsIn('Pengumuman'))
  const order = await main
    .locator('article time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
  expect(order).toEqual([...order].sort().reverse())
  const ended = main.getByRole('article').filter({ hasText: /Berakhir \d+ \w+ \d{4}/ })
  const name = await ended.first().getByRole('heading').innerText()
  await ended.first().getByRole('link').click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  const note = main.getByText(/^Berakhir \d+ \w+ \d{4}$/)
  await note.first().waitFor()
})
