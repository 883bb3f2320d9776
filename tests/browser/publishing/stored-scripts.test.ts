import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { collectionOf } from '../../../sample/reading'
import { publishLocally } from '../../../scripts/support/publish-local'
import { screenOf } from '../../../src/app/admin/screens'
import { collectionsWith } from '../../../src/domain/collections'
import { paths } from '../../../src/domain/paths'
import { PUBLIC } from '../../../src/domain/public-collections'
import { versionsPath } from '../../../src/domain/versions/versions'
import { ADMIN_SCREENS, openScreen } from '../../support/admin-screens'
import { FORBIDDEN_HOST } from '../../support/attacks/payloads'
import { typedVillage, unfitItems } from '../../support/attacks/typed-village'
import { expectHarmless, flat, saidOn, watchAttacks } from '../../support/attacks/watch'
import { PHONE, setupBrowser } from '../../support/browser'
import { PAGES, wholePage } from '../../support/pages'
import { setupSite } from '../../support/site'
import { setupStaff } from '../../support/staff'

/*
 * Somebody got scripts, misleading addresses and formulas into every field that takes a text: past the rules,
 * for what shows them has to hold by itself.
 */

const site = setupSite()
/** Its pages are read from Firestore, where lies, too, what fits no schema. */
const live = setupSite()
const { visit } = setupBrowser({ installs: false })
const unpublished = setupBrowser({ installs: false, rendered: false })
const visitAs = setupStaff(live, visit)

const village = typedVillage()

beforeAll(async () => {
  await Promise.all([site, live].map(({ load }) => load(village.documents)))
  await live.load(unfitItems(village))
  await publishLocally(site.url(''))
  // By the functions, where what was written has them at it already.
  await Promise.all([site.idle(), live.idle()])
})

const found = Object.entries(village.documents).map(([path, fields]) => {
  const [, id = ''] = path.split('/')
  return { name: collectionOf(path), id, fields }
})
type Found = (typeof found)[number]
/** The ids of some documents of a collection that are of a kind, below the address where they are seen. */
const below = (
  place: string,
  name: string,
  most: number,
  is: (found: Found) => boolean = () => true,
) =>
  found
    .filter((one) => one.name === name && is(one))
    .slice(-most)
    .map(({ id }) => `${place}/${id}`)

const answered = ({ fields }: Found) => Object.keys(fields['replies'] ?? {}).length > 0
const ITEMS = [
  ...below(paths.news, 'news', 4),
  ...below(paths.news, 'announcements', 4),
  ...below(paths.services, 'services', 4),
  ...below(paths.complaint, 'complaint_status', 3, answered),
]

const FORMS = collectionsWith('form').flatMap((kind) => {
  const { path } = screenOf(kind)
  return [
    ...below(path, kind, 1),
    ...below(`${path}/draf`, 'drafts', 1, ({ fields }) => fields['kind'] === kind),
  ]
})
const DESK = screenOf('complaints').path
const OPENED = [
  ...FORMS,
  // Of two reports, for not every payload names the field that it is in.
  ...new Set(below(DESK, 'complaints/history', 3, ({ fields }) => fields['reply'] !== '')),
  `${DESK}/pengaturan`,
  ...below(versionsPath('pages', ''), 'pages', 2).map((path) => path.replace('//', '/')),
  ...below(screenOf('users').path, 'users', 1),
  ...below(screenOf('pages').path, 'pages', 2),
]

/** What is left out is said so, and no other host answers. */
const EXPECTED = ['dilewati', 'Failed to load resource']

/** As a field of one line holds it. */
const inOneLine = (text: string) => text.replaceAll(/[\r\n]/g, '')

/** Looks at pages; afterwards `unseen` are the fields that stood nowhere just as they were typed. */
function lookout(page: Page) {
  const seen = new Set<string>()
  return {
    look: async (where: string) => {
      await expectHarmless(page, where)
      // A link to elsewhere says so of itself, within the text that it stands in.
      const said = flat(await saidOn(page)).replaceAll(' (membuka tab baru)', '')
      for (const [field, texts] of Object.entries(village.texts))
        if (texts.some((text) => said.includes(flat(text)) || said.includes(inOneLine(text))))
          seen.add(field)
    },
    unseen: (isConcerned: (collection: string) => boolean) =>
      Object.keys(village.texts)
        .filter((field) => isConcerned(field.split(/[./]/)[0] ?? '') && !seen.has(field))
        .sort(),
  }
}

/** One of a few is chosen there, and what is none is as good as not chosen. */
const CHOICES = ['palette', 'service_hours', 'time_zone'].map((field) => `site_settings.${field}`)
/** A closed day is named on that day; pages have titles of their own; a number leads to WhatsApp and is not told. */
const NOT_SHOWN = ['closed_days.name', 'pages.title', ...CHOICES, 'umkm.whatsapp'].filter(
  // Not every payload names the field that it is in.
  (field) => Object.hasOwn(village.texts, field),
)
/**
 * Why something is not done stands in the history, and what is no choice of a form is none.
 */
const NOT_SHOWN_TO_STAFF = [
  'complaint_verdicts.reason',
  ...['category', 'date', 'enddate'].map((field) => `drafts.data.${field}`),
]

it.each([
  ['published', site, () => visit()],
  ['nor where no policy stops it', live, () => unpublished.visit({ ...PHONE, bypassCSP: true })],
] as const)('a script that was typed runs on no public page, %s', async (_, where, open) => {
  const { page, context, expectErrors } = await open()
  expectErrors(...EXPECTED)
  const { look, unseen } = lookout(page)
  const asked = await watchAttacks(context)
  for (const path of [...PAGES, ...ITEMS, paths.searchFor('onerror')]) {
    await page.goto(await where.address(path))
    await wholePage(page)
    await look(path)
  }
  await page.locator('mark').first().waitFor()
  expect(asked).not.toContain(FORBIDDEN_HOST)
  expect(unseen((name) => Object.hasOwn(PUBLIC, name))).toEqual(NOT_SHOWN)
})

it('a script that was typed runs on no screen of the admin', async () => {
  const { page, context, expectErrors } = await visitAs('admin')
  expectErrors(...EXPECTED)
  const { look, unseen } = lookout(page)
  const asked = await watchAttacks(context)
  const opened = OPENED.map((path) => [path, ''] as const)
  for (const [path, heading] of [...ADMIN_SCREENS, ...opened]) {
    await openScreen(live, page, path, heading)
    await page
      .locator('details')
      .evaluateAll((all) => all.forEach((each) => each.toggleAttribute('open', true)))
    await look(path)
  }
  expect(asked).not.toContain(FORBIDDEN_HOST)
  const isOfStaff = (name: string) =>
    !Object.hasOwn(PUBLIC, name) && !['bin', 'versions', 'audit'].includes(name)
  expect(unseen(isOfStaff)).toEqual(NOT_SHOWN_TO_STAFF)
})
