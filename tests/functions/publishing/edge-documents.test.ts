import { Timestamp } from 'firebase-admin/firestore'
import { error as logError } from 'firebase-functions/logger'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { stateOf } from '../../../functions/src/publishing/state'
import { LISTED } from '../../../src/domain/listed'
import { setupServices } from '../services'
import { PROJECT_ID } from '../village'
import {
  fitting,
  goodWords,
  LISTED_NAMES,
  ODD,
  oddItems,
  oddSingles,
  oddWords,
  store,
} from './edge-documents'
import { deliver, expectDone, publishingTo, startHosting, stateOfSite } from './publishing'
import { siteRenderer } from './site-renderer'

/* A malformed document never stops publishing. */

const hosting = await startHosting()
const connect = setupServices(PROJECT_ID, hosting.url)
const { firestore } = await connect()
const { renderer, rendered } = await siteRenderer(hosting)
const publishing = publishingTo(hosting, firestore, { renderer: () => Promise.resolve(renderer) })

beforeAll(async () => {
  await hosting.deploy()
  // Loading the code of all pages takes longer than rendering them.
  await renderer.renderSite({ number: 0, at: 0 })
})
beforeEach(async () => {
  for (const collection of await firestore.listCollections())
    await firestore.recursiveDelete(collection)
  await store(firestore, fitting())
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

/** Pages that cannot be rendered without one of the single documents. */
const SHOWING_SINGLES = ['index', 'pengaduan', 'sejarah', 'statistik', 'visi-misi'].map(
  (name) => `/${name}.html`,
)

async function publish() {
  await stateOf(firestore).set({ dirty: Timestamp.now() }, { merge: true })
  const before = await hosting.number()
  await deliver(publishing)
  expect(await hosting.number()).toBe(before + 1)
}

/** Returns the files that contain a text. */
const filesWith = (words: string) =>
  [...rendered.last.files].filter(([, text]) => text.includes(words)).map(([file]) => file)

/** Expects every valid item on its page and in the offline data, unless lists are too large for it. */
function expectAllGood({ areLarge = false } = {}) {
  const least = areLarge ? 1 : 2
  expect(LISTED_NAMES.filter((name) => filesWith(goodWords(name)).length < least)).toEqual([])
}

const logged = () => vi.mocked(console.error).mock.calls.map(([what]) => String(what))
const skipped = () => logged().flatMap((what) => /^Dokumen (\S+) dilewati/.exec(what)?.[1] ?? [])

it('publishes all valid documents on their page', async () => {
  await publish()
  expectAllGood()
  expect(logged()).toEqual([])
  await expectDone(firestore)
})

it.each(Object.entries(ODD))(
  'publishes all other items when one has %s in any field',
  async (what, make) => {
    const odd = oddItems(make(firestore))
    await store(firestore, odd)
    await publish()
    expectAllGood({ areLarge: what === 'a long text' })
    await expectDone(firestore)
    for (const path of skipped()) {
      expect(Object.keys(odd)).toContain(path)
      expect(filesWith(oddWords(path)), path).toEqual([])
    }
  },
)

it.each(['nothing', 'null', 'a number', 'not a number', 'a reference', 'a map'])(
  'keeps pages with %s in settings, partners, pages or sums, and publishes all others',
  async (kind) => {
    vi.mocked(logError).mockReturnValue()
    await publish()
    const before = rendered.last.files
    await store(firestore, oddSingles(ODD[kind]?.(firestore)))
    await publish()
    const { files, unrendered } = rendered.last
    const left = unrendered.map(({ file }) => file)
    expect([...files.keys(), ...left].sort()).toEqual([...before.keys()].sort())
    expect(left.sort()).toEqual(SHOWING_SINGLES)
    for (const file of left)
      expect((await hosting.read(file.replace(/(index)?\.html$/, ''))).text).toBe(before.get(file))
    expect(LISTED_NAMES.filter((name) => filesWith(goodWords(name)).length < 1)).toEqual([])
    expect((await stateOfSite(firestore)).failure).toMatchObject({ code: 'pages' })
    await store(firestore, fitting())
    await publish()
    await expectDone(firestore)
  },
)

it.each(['a number', 'a truth', 'null'])(
  'publishes lists with an id that is %s, also at the end of a page',
  async (kind) => {
    const { pageSize } = LISTED.umkm.list
    const [, fields] = Object.entries(fitting()).find(([path]) => path.startsWith('umkm/')) ?? []
    const odd = Array.from({ length: 4 }, (_, at) => {
      const product = { ...fields, id: ODD[kind]?.(firestore), name: 'Ganjil' }
      return [`umkm/ganjil-${at}`, product] as const
    })
    // Together with the existing item, they leave one malformed document at the end of the page.
    const good = Array.from({ length: pageSize - odd.length }, (_, at) => {
      const id = `01ARZ3NDEKTSV4RRFFQ69G5${100 + at}`
      return [`umkm/${id}`, { ...fields, id, name: `Keripik ${at}` }] as const
    })
    await store(firestore, Object.fromEntries([...good, ...odd]))
    await publish()
    await expectDone(firestore)
    for (const [, { name }] of good) expect(filesWith(`"${name}"`).length, name).toBeGreaterThan(1)
  },
)

const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '__x', '..%2f', ' ', '😀']

it('publishes rows named like properties of every object', async () => {
  const rows = Object.entries(fitting()).flatMap(([path, fields]) =>
    'fill' in fields
      ? NAMES.map((name, at) => [`${path}-${at}`, { ...fields, name: `${name}\u00b7` }] as const)
      : [],
  )
  await store(firestore, Object.fromEntries(rows))
  await publish()
  expectAllGood()
  await expectDone(firestore)
  for (const name of NAMES.filter((each) => each.trim()))
    expect(filesWith(`${name}\u00b7`)).toContain('/statistik.html')
})
