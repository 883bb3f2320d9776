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
 * Scripts, misleading addresses and formulas in every text field, stored past the rules: pages must show them
 * safely by themselves.
 */

const site = setupSite()
/** Reads its pages from Firestore, which also contains invalid documents. */
const live = setupSite()
const { visit } = setupBrowser({ installs: false })
const unpublished = setupBrowser({ installs: false, rendered: false })
const visitAs = setupStaff(live, visit)

const village = typedVillage()

beforeAll(async () => {
  await Promise.all([site, live].map(({ load }) => load(village.documents)))
  await live.load(unfitItems(village))
  await publishLocally(site.url(''))
  // The functions publish the loaded documents too.
  await Promise.all([site.idle(), live.idle()])
})

const found = Object.entries(village.documents).map(([path, fields]) => {
  const [, id = ''] = path.split('/')
  return { name: collectionOf(path), id, fields }
})
type Found = (typeof found)[number]
/** Returns the addresses of the last documents of a collection below `place`. */
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
  // Several reports, because some payloads do not name their field.
  ...new Set(below(DESK, 'complaints/history', 3, ({ fields }) => fields['reply'] !== '')),
  `${DESK}/pengaturan`,
  ...below(versionsPath('pages', ''), 'pages', 2).map((path) => path.replace('//', '/')),
  ...below(screenOf('users').path, 'users', 1),
  ...below(screenOf('pages').path, 'pages', 2),
]

/** Skipped documents are logged, and other hosts are blocked. */
const EXPECTED = ['dilewati', 'Failed to load resource']

/** Removes line breaks as a single-line field does. */
const inOneLine = (text: string) => text.replaceAll(/[\r\n]/g, '')

/** Inspects pages. `unseen` returns the fields whose text no page showed unchanged. */
function lookout(page: Page) {
  const seen = new Set<string>()
  return {
    look: async (where: string) => {
      await expectHarmless(page, where)
      // External links announce themselves within their text.
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

/** Fields with fixed choices, which ignore other values. */
const CHOICES = ['palette', 'service_hours', 'time_zone'].map((field) => `site_settings.${field}`)
/** Fields that no page shows: names of past closed days, titles of pages, and numbers behind links. */
const NOT_SHOWN = ['closed_days.name', 'pages.title', ...CHOICES, 'umkm.whatsapp'].filter(
  // Some payloads do not name their field.
  (field) => Object.hasOwn(village.texts, field),
)
/** Verdict reasons are in the history, and forms ignore invalid choices. */
const NOT_SHOWN_TO_STAFF = [
  'complaint_verdicts.reason',
  ...['category', 'date', 'enddate'].map((field) => `drafts.data.${field}`),
]

/** Pages that list the collections with invalid documents. */
const LISTS = [
  ...[paths.home, paths.news, paths.agenda, paths.officials, paths.statistics, paths.budget],
  ...[paths.products, paths.services, paths.gallery, paths.contact],
]

it.each([
  ['published pages', site, () => visit({ ...PHONE, bypassCSP: true }), [...PAGES, ...ITEMS]],
  [
    'lists read from Firestore',
    live,
    () => unpublished.visit({ ...PHONE, bypassCSP: true }),
    LISTS,
  ],
] as const)(
  'runs no stored script on %s, even without a security policy',
  async (_, where, open, pages) => {
    const { page, context, expectErrors } = await open()
    expectErrors(...EXPECTED)
    const { look, unseen } = lookout(page)
    const asked = await watchAttacks(context)
    for (const path of [...pages, paths.searchFor('onerror')]) {
      await page.goto(await where.address(path))
      await wholePage(page)
      await look(path)
    }
    await page.locator('mark').first().waitFor()
    expect(asked).not.toContain(FORBIDDEN_HOST)
    if (where === site) expect(unseen((name) => Object.hasOwn(PUBLIC, name))).toEqual(NOT_SHOWN)
  },
)

it('runs no stored script on any admin screen, and shows texts unchanged', async () => {
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
