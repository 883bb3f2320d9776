import { Timestamp } from 'firebase-admin/firestore'
import { error as logError } from 'firebase-functions/logger'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { stateOf } from '../../../functions/src/publishing/state'
import { PUBLIC_LISTS } from '../../../src/domain/public-lists'
import type { RenderedSite, SiteRenderer } from '../../../src/domain/publishing/site-renderer'
import { CLIENT_BUILD } from '../../support/client-build'
import { setupServices } from '../services'
import { PROJECT_ID } from '../village'
import {
  validDocuments,
  goodWords,
  PUBLIC_LIST_NAMES,
  ODD,
  ODD_KINDS,
  oddItems,
  oddSingles,
  oddWords,
  remove,
  store,
} from './edge-documents'
import {
  deliver,
  expectDone,
  publishingTo,
  startHosting,
  stateOfSite,
  type Hosting,
} from './publishing'

/** Returns the site's renderer, which reads as a visitor, and an object with its last result. */
async function siteRenderer({ url }: Pick<Hosting, 'url'>) {
  // The module reads the address while it loads.
  process.env['FIREBASE_HOSTING_EMULATOR_HOST'] = new URL(url).host
  const { renderSite } = await import('../../../src/app/rendering/render-site')
  const siteUrl = 'https://desa.test'
  const rendered: { last: RenderedSite } = { last: { files: new Map(), unrendered: [] } }
  const renderer: SiteRenderer = {
    build: CLIENT_BUILD.id,
    siteUrl,
    async renderSite(publication) {
      rendered.last = await renderSite({
        build: CLIENT_BUILD,
        siteUrl,
        bucket: '/v0/b/demo-desa.firebasestorage.app/o',
        publication,
        stylesOf: () => '',
        sizeOf: (text) => text.length,
      })
      return rendered.last
    },
  }
  return { renderer, rendered }
}

/* A malformed document never stops publishing. */

const hosting = await startHosting()
const services = setupServices(PROJECT_ID, hosting.url)
const { firestore } = services
const { renderer, rendered } = await siteRenderer(hosting)
const publishing = publishingTo(hosting, firestore, { renderer: () => Promise.resolve(renderer) })

beforeAll(async () => {
  await hosting.deploy()
  // Loads the code of all pages, which the first rendering of lazy sections needs.
  await renderer.renderSite({ number: 0, at: 0 })
  await store(firestore, validDocuments())
})
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

/** Pages that cannot be rendered without a document outside the lists, such as `complaint_totals/1`. */
const SHOWING_SINGLES = [
  ...['index', 'informasi-publik', 'pengaduan', 'sejarah', 'statistik', 'visi-misi'],
].map((name) => `/${name}.html`)

async function publish() {
  await stateOf(firestore).set({ dirty: Timestamp.now() }, { merge: true })
  const before = await hosting.number()
  await deliver(publishing)
  expect(await hosting.number()).toBe(before + 1)
}

const filesWith = (words: string) =>
  [...rendered.last.files].filter(([, text]) => text.includes(words)).map(([file]) => file)

/** Expects all valid items on pages and in the offline data. With `areLarge`, offline data omits the large lists. */
function expectAllGood({ areLarge = false } = {}) {
  const least = areLarge ? 1 : 2
  expect(PUBLIC_LIST_NAMES.filter((name) => filesWith(goodWords(name)).length < least)).toEqual([])
}

const logged = () => vi.mocked(console.error).mock.calls.map(([what]) => String(what))
const skipped = () =>
  logged().flatMap((what) => /^Skipped the invalid document (\S+?):?$/.exec(what)?.[1] ?? [])

it('publishes all valid documents, and rows named like properties of Object.prototype', async () => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '__x', '..%2f', '😀']
  const rows = Object.entries(validDocuments()).flatMap(([path, fields]) =>
    'fill' in fields
      ? [...names, ' '].map(
          (name, at) => [`${path}-${at}`, { ...fields, name: `${name}\u00b7` }] as const,
        )
      : [],
  )
  await store(firestore, Object.fromEntries(rows))
  await publish()
  expectAllGood()
  for (const name of names) expect(filesWith(`${name}\u00b7`)).toContain('/statistik.html')
  expect(logged()).toEqual([])
  await expectDone(firestore)
  await remove(firestore, Object.fromEntries(rows))
})

it.each(ODD_KINDS)('publishes all other items if some items have %s in any field', async (kind) => {
  const odd = oddItems(ODD[kind]?.(firestore))
  await store(firestore, odd)
  await publish()
  expectAllGood({ areLarge: kind === 'a long text' })
  await expectDone(firestore)
  for (const path of skipped()) {
    expect(Object.keys(odd)).toContain(path)
    expect(filesWith(oddWords(path)), path).toEqual([])
  }
  await remove(firestore, odd)
})

it('keeps the previous version of pages that need a malformed document, and publishes all other pages', async () => {
  vi.mocked(logError).mockReturnValue()
  await publish()
  const before = rendered.last.files
  for (const kind of ['nothing', 'null', 'a number', 'not a number', 'a reference', 'a map']) {
    await store(firestore, oddSingles(ODD[kind]?.(firestore)))
    await publish()
    const { files, unrendered } = rendered.last
    const left = unrendered.map(({ file }) => file)
    expect([...files.keys(), ...left].sort(), kind).toEqual([...before.keys()].sort())
    expect(left.sort(), kind).toEqual(SHOWING_SINGLES)
    for (const file of left)
      expect((await hosting.read(file.replace(/(index)?\.html$/, ''))).text).toBe(before.get(file))
    expect(PUBLIC_LIST_NAMES.filter((name) => filesWith(goodWords(name)).length < 1)).toEqual([])
    expect((await stateOfSite(firestore)).failure).toMatchObject({ code: 'pages' })
  }
  await store(firestore, validDocuments())
  await publish()
  await expectDone(firestore)
})

it('publishes lists that contain items whose `id` is not text, also at the end of a page', async () => {
  const { pageSize } = PUBLIC_LISTS.umkm.list
  const [, fields] =
    Object.entries(validDocuments()).find(([path]) => path.startsWith('umkm/')) ?? []
  const odd = ['a number', 'a boolean', 'null', 'a number'].map((kind, at) => {
    const product = { ...fields, id: ODD[kind]?.(firestore), name: 'Ganjil' }
    return [`umkm/ganjil-${at}`, product] as const
  })
  // One item exists already, so one malformed document remains at the end of the page.
  const good = Array.from({ length: pageSize - odd.length }, (_, at) => {
    const id = `01ARZ3NDEKTSV4RRFFQ69G5${100 + at}`
    return [`umkm/${id}`, { ...fields, id, name: `Keripik ${at}` }] as const
  })
  await store(firestore, Object.fromEntries([...good, ...odd]))
  await publish()
  await expectDone(firestore)
  for (const [, { name }] of good) expect(filesWith(`"${name}"`).length, name).toBeGreaterThan(1)
})
