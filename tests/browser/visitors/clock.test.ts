import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { PUBLIC_ROUTES } from '../../../src/app/routes'
import { paths } from '../../../src/domain/paths'
import { PUBLISHED } from '../../../src/domain/publishing/publication'
import { addDays, dayIn, instantIn } from '../../../src/domain/time/date'
import { DESKTOP, PHONE, setupBrowser } from '../../support/browser'
import { wholePage } from '../../support/pages'
import { answerWith, renderedAt, setClock } from '../../support/rendered-at'
import { expectStill, MAX_SHIFT, shiftOn, watchShifts } from '../../support/shifts'
import { setupSite } from '../../support/site'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })

const ZONE = 'Asia/Jakarta'
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
const today = dayIn(ZONE, new Date())
const ahead = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(today, days))
const MONDAY = ahead.find((day) => weekdayOf(day) === 1)!
const SATURDAY = addDays(MONDAY, 5)
const LAST_OF_YEAR = `${MONDAY.slice(0, 4)}-12-31`
const at = (day: string, time: string) => instantIn(ZONE, `${day}T${time}`)

/** Every page of which a file is published. */
const PAGES = PUBLIC_ROUTES.map(({ path, isPersonal }) => (isPersonal ? '' : path)).filter(
  (path) => path !== '' && path !== '*',
)

/** The search field of large screens comes with scripts and is 4 px higher than what stood there. */
const STILL = 0.001
/** After weeks home shows another announcement, whose title is shown whole and may have fewer lines. */
const AFTER_WEEKS = 0.03

/** What only the clock knows, as it stands in HTML. */
const WORDS =
  /Sekarang (?:buka|tutup)|>(?:Hari ini|Besok|Lewat|Berikutnya)<|>berikutnya<|data-(?:next|today|open)=|>Berakhir \d|Dicetak/

let files: ReadonlyMap<string, string>
beforeAll(async () => {
  files = await renderedAt(site.url(), at(MONDAY, '06:30'))
})

/** A phone whose clock shows `instant`, and which finds the pages of Monday, 6.30. */
async function look(instant: Date, device: Parameters<typeof visit>[0] = PHONE) {
  const { page, context } = await visit({ ...device, reducedMotion: 'reduce' })
  await answerWith(context, files)
  await setClock(context, instant)
  await watchShifts(page)
  const open = async (path: string) => {
    await page.goto(await site.address(path))
    await wholePage(page)
    return page
  }
  return { page, open }
}

const BLOCK = new RegExp(`<script type="application/json" id="${PUBLISHED.block}">[^]*?</script>`)
const withoutBlock = (html: string) => html.replace(BLOCK, '')

it('at whatever minute of a day a page is rendered, it says the same', async () => {
  const later = await renderedAt(site.url(), at(MONDAY, '23:20'))
  const pages = [...files].filter(([path]) => path.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(PAGES.length)
  const differing = pages.filter(
    ([path, html]) => withoutBlock(html) !== withoutBlock(later.get(path) ?? ''),
  )
  expect(differing.map(([path]) => path)).toEqual([])
  const told = pages.flatMap(([path, html]) => {
    const word = WORDS.exec(withoutBlock(html))
    // The way from one article to the next is called so, too.
    return word && !(path.startsWith(`${paths.news}/`) && word[0] === '>Berikutnya<')
      ? [[path, word[0]]]
      : []
  })
  expect(told).toEqual([])
})

/** The names of the prayer that is marked as the next, and of the first after `clock` in the list. */
async function nextPrayers(page: Page, clock: string) {
  const cells = await page.getByRole('region', { name: 'Jadwal Salat' }).locator('li').all()
  const texts = await Promise.all(cells.map((cell) => cell.innerText()))
  const nameOf = (text = '') => /^\w+/.exec(text)?.[0]
  return {
    marked: nameOf(texts.find((text) => text.includes('berikutnya'))),
    first: nameOf(texts.find((text) => (/\d\d:\d\d/.exec(text)?.[0] ?? '') > clock)),
  }
}

describe.each([
  [MONDAY, '07:59', 'Sekarang tutup. Buka hari ini pukul 08:00 WIB.'],
  [MONDAY, '08:01', 'Sekarang buka, sampai pukul 15:00 WIB.'],
  [MONDAY, '15:01', 'Sekarang tutup. Buka besok pukul 08:00 WIB.'],
  [MONDAY, '23:59', 'Sekarang tutup. Buka besok pukul 08:00 WIB.'],
  [SATURDAY, '08:01', 'Sekarang tutup. Buka hari Senin pukul 08:00 WIB.'],
  [LAST_OF_YEAR, '08:01', /^Sekarang (buka|tutup)/],
])('a page of Monday 6.30, looked at on %s at %s', (day, time, state) => {
  const still = day === LAST_OF_YEAR ? AFTER_WEEKS : STILL
  it.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ])('says what is so, and nothing moves, on a %s', async (_, device) => {
    const { page, open } = await look(at(day, time), device)
    await open(paths.contact)
    await page.getByText(state).waitFor()
    await expectStill(page, still, () => open(paths.contact))
    await open(paths.home)
    const { marked, first } = await nextPrayers(page, time)
    expect(marked).toBe(first)
    await expectStill(page, still, () => open(paths.home))
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
    expect(marks).toEqual(marks.map(([date = '']) => [date, nameOf(date)]))
    await expectStill(page, still, () => open(paths.agenda))
  })
})

it.each([
  ['Saturday', SATURDAY],
  ['31 December', LAST_OF_YEAR],
])('every page of Monday is taken over on %s, and hardly anything moves', async (_, day) => {
  const { page, open } = await look(at(day, '23:59'))
  const moved: Record<string, number> = {}
  for (const path of PAGES) {
    await open(path)
    moved[path] = await shiftOn(page)
  }
  const most = day === LAST_OF_YEAR ? AFTER_WEEKS : MAX_SHIFT
  expect(Object.entries(moved).filter(([, shift]) => shift > most)).toEqual([])
  expect(Object.keys(moved)).toEqual(PAGES)
})

it('at 15.00 the office closes before the eyes of who reads its hours', async () => {
  const { page, open } = await look(new Date(at(MONDAY, '15:00').getTime() - 5_000))
  await open(paths.contact)
  await page.getByText('Sekarang tutup. Buka besok pukul 08:00 WIB.').waitFor()
})

it('an announcement that has ended gives its place on home to one that has not, and says so in its list, on its page and in search', async () => {
  const { page, open } = await look(at(LAST_OF_YEAR, '08:01'))
  await open(paths.home)
  const banner = page.getByRole('complementary', { name: 'Pengumuman' })
  await banner.getByText(/^Pengumuman · /).waitFor()
  const main = page.getByRole('main')
  await open(paths.newsIn('Pengumuman'))
  await page.getByRole('heading', { level: 1, name: 'Pengumuman' }).waitFor()
  expect(await page.title()).toMatch(/^Pengumuman – /)
  const order = await main
    .locator('article time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
  expect(order).toEqual([...order].sort().reverse())
  const ended = main.getByRole('article').filter({ hasText: /Berakhir \d+ \w+ \d{4}/ })
  const name = await ended.first().getByRole('heading').innerText()
  await ended.first().getByRole('link').click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await main
    .getByText(/^Berakhir \d+ \w+ \d{4}$/)
    .first()
    .waitFor()
  await open(paths.searchFor(name))
  await main
    .getByRole('article')
    .filter({ hasText: name })
    .getByText(/^Berakhir /)
    .first()
    .waitFor()
})
