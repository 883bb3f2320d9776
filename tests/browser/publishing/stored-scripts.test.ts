import type { Page } from 'playwright-core'
import { beforeAll, expect, it, vi } from 'vitest'
import { HostingSite } from '../../../functions/src/publishing/hosting-site'
import { collectionOf } from '../../../sample/reading'
import { publishLocally } from '../../../scripts/support/publish-local'
import { screenOf } from '../../../src/staff/screens'
import { collectionsWith } from '../../../src/domain/collections'
import { paths } from '../../../src/domain/paths'
import { PUBLIC } from '../../../src/domain/public-collections'
import { PUBLISHED } from '../../../src/domain/publishing/publication'
import { versionsPath } from '../../../src/domain/versions/versions'
import { ADMIN_SCREENS, openScreen } from '../../support/admin-screens'
import { FORBIDDEN_HOST } from '../../support/attacks/payloads'
import { typedVillage, invalidItems } from '../../support/attacks/typed-village'
import { expectHarmless, flat, visibleText, watchAttacks } from '../../support/attacks/watch'
import { PHONE, setupBrowser } from '../../support/browser'
import { PAGES, untilLoaded } from '../../support/pages'
import { setupSite } from '../../support/site'
import { setupStaff } from '../../support/staff'

/* Scripts, misleading addresses and formulas in every text field, which pages must show safely. */

const site = setupSite()
const { visit } = setupBrowser({ installs: false })
const unpublished = setupBrowser({ installs: false, rendered: false })
const visitAs = setupStaff(site, visit)

const village = typedVillage()

beforeAll(async () => {
  await site.load(village.documents)
  // Pages and the publication skip invalid documents.
  await site.load(invalidItems(village))
  await publishLocally(site.url(''))
  // The functions process and publish the loaded documents too, for more than a minute on a busy machine.
  await vi.waitFor(() => site.idle(), { timeout: 170_000 })
})

const found = Object.entries(village.documents).map(([path, fields]) => {
  const [, id = ''] = path.split('/')
  return { name: collectionOf(path), id, fields }
})
type Found = (typeof found)[number]
const itemPaths = (
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
  ...itemPaths(paths.news, 'news', 4),
  ...itemPaths(paths.news, 'announcements', 4),
  ...itemPaths(paths.services, 'services', 4),
  ...itemPaths(paths.complaint, 'complaint_status', 3, answered),
]

const FORMS = collectionsWith('form').flatMap((kind) => {
  const { path } = screenOf(kind)
  return [
    ...itemPaths(path, kind, 1),
    ...itemPaths(`${path}/draf`, 'drafts', 1, ({ fields }) => fields['kind'] === kind),
  ]
})
const DESK = screenOf('complaints').path
const OPENED = [
  ...FORMS,
  // Several reports, so that each field has a payload that contains its name.
  ...new Set(itemPaths(DESK, 'complaints/history', 3, ({ fields }) => fields['reply'] !== '')),
  `${DESK}/pengaturan`,
  ...itemPaths(screenOf('requests').path, 'requests', 4),
  `${screenOf('requests').path}/register`,
  ...itemPaths(screenOf('objections').path, 'objections', 1),
  `${screenOf('objections').path}/register`,
  ...itemPaths(versionsPath('pages', ''), 'pages', 2).map((path) => path.replace('//', '/')),
  ...itemPaths(screenOf('users').path, 'users', 1),
  ...itemPaths(screenOf('pages').path, 'pages', 2),
]

/** Expected errors: invalid documents are skipped, and other hosts are blocked. */
const EXPECTED = ['Skipped the invalid document', 'Failed to load resource']

const inOneLine = (text: string) => text.replaceAll(/[\r\n]/g, '')

/** Returns an inspector of pages. `unseen` returns the fields whose text no page showed unchanged. */
function createInspector(page: Page) {
  const seen = new Set<string>()
  return {
    inspect: async (where: string) => {
      await expectHarmless(page, where)
      // The text of external links ends with a note that they open a new tab.
      const visible = flat(await visibleText(page)).replaceAll(' (membuka tab baru)', '')
      for (const [field, texts] of Object.entries(village.texts))
        if (texts.some((text) => visible.includes(flat(text)) || visible.includes(inOneLine(text))))
          seen.add(field)
    },
    unseen: (isConcerned: (collection: string) => boolean) =>
      Object.keys(village.texts)
        .filter((field) => isConcerned(field.split(/[./]/)[0] ?? '') && !seen.has(field))
        .sort(),
  }
}

const CHOICES = ['palette', 'service_hours', 'time_zone'].map((field) => `site_settings.${field}`)
/** Fields that no page shows: titles of pages, and numbers behind links. */
const NOT_SHOWN = ['pages.title', ...CHOICES, 'umkm.whatsapp'].filter(
  // A field can be detected only if its payload contains its name.
  (field) => Object.hasOwn(village.texts, field),
)
/**
 * Fields that no staff screen shows. Staff see the reason of a reporter's verdict in the history. Only applicants see
 * `request_status`. A form shows a choice only if the stored value is valid.
 */
const NOT_SHOWN_TO_STAFF = [
  'article_views.month',
  'complaint_verdicts.reason',
  ...['attachments', 'category', 'date', 'enddate'].map((field) => `drafts.data.${field}`),
  'objection_status.register',
  'objections.grounds',
  'objections.request',
  'request_status.register',
  'request_status.steps.text',
]

/** Pages that list the collections with invalid documents. */
const LISTS = [
  ...[paths.home, paths.news, paths.agenda, paths.officials, paths.statistics, paths.budget],
  ...[paths.products, paths.services, paths.gallery, paths.contact],
]

it.each([
  ['published pages', () => visit({ ...PHONE, bypassCSP: true }), [...PAGES, ...ITEMS]],
  ['lists read from Firestore', () => unpublished.visit({ ...PHONE, bypassCSP: true }), LISTS],
] as const)(
  'runs no stored script on %s, even without a security policy',
  async (about, open, pages) => {
    const { page, context, expectErrors } = await open()
    expectErrors(...EXPECTED)
    const { inspect, unseen } = createInspector(page)
    const requested = await watchAttacks(context)
    for (const path of [...pages, paths.searchFor('onerror')]) {
      await page.goto(await site.address(path))
      await untilLoaded(page)
      await inspect(path)
    }
    await page.locator('mark').first().waitFor()
    expect(requested).not.toContain(FORBIDDEN_HOST)
    if (about === 'published pages')
      // Closed days are shown only in the weeks before them.
      expect(unseen((name) => Object.hasOwn(PUBLIC, name) && name !== 'closed_days')).toEqual(
        NOT_SHOWN,
      )
  },
)

it('runs no stored script on any admin screen, and shows texts unchanged', async () => {
  const { page, context, expectErrors } = await visitAs('admin')
  expectErrors(...EXPECTED)
  const { inspect, unseen } = createInspector(page)
  const requested = await watchAttacks(context)
  const opened = OPENED.map((path) => [path, ''] as const)
  for (const [path, heading] of [...ADMIN_SCREENS, ...opened]) {
    await openScreen(site, page, path, heading)
    await page
      .locator('details')
      .evaluateAll((all) => all.forEach((each) => each.toggleAttribute('open', true)))
    await inspect(path)
  }
  expect(requested).not.toContain(FORBIDDEN_HOST)
  const isOfStaff = (name: string) =>
    !Object.hasOwn(PUBLIC, name) && !['bin', 'versions', 'audit'].includes(name)
  expect(unseen(isOfStaff)).toEqual(NOT_SHOWN_TO_STAFF)
})

const read = async (path: string) => (await fetch(site.url(path))).text()
const typedTexts = (...fields: string[]) =>
  fields.flatMap((field) => village.texts[field] ?? []).map(flat)

it('publishes no file in which a stored text becomes an element, ends a script or becomes a link', async () => {
  const hosting = new HostingSite({ siteId: 'demo-desa', local: site.url('') })
  const files = [...(await hosting.files((await hosting.live()) ?? '')).keys()]
  const pages = files.filter((path) => path.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(45)
  for (const path of pages) {
    const html = await read(path.replace(/(index)?\.html$/, ''))
    expect(html, path).not.toMatch(/<(img src=x|svg\/|script>)|<\/title><\/|--><script/i)
    expect(html, path).not.toMatch(/(href|src|action)="?\s*(javascript|data|\/\/|\/\\)/i)
  }
  // Browsers run no scripts in these types.
  for (const path of [PUBLISHED.content, PUBLISHED.manifest, '/feed.xml', '/sitemap.xml']) {
    const { headers } = await fetch(site.url(path))
    expect(headers.get('content-type'), path).toMatch(/(json|xml)/)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
  }
  const manifest = JSON.parse(await read(PUBLISHED.manifest)) as { name: string }
  expect(typedTexts('site_settings.village_name')).toContain(flat(manifest.name))
})
