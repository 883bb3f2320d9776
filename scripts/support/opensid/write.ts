import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { IMPORT } from '@/domain/audit/audit'
import { INPUT } from '@/domain/collection-schemas'
import { COLLECTIONS, type Collection, collectionsWith } from '@/domain/collections'
import { unpublishedDraftId } from '@/domain/drafts/draft'
import { emptyForm } from '@/domain/field-facts'
import { IMPORTS, type ImportRecord, joinParts, partsOf } from '@/domain/imports/import-schema'
import { redirectLine } from '@/domain/imports/redirects'
import { BUDGET_TABLES } from '@/domain/budget/budget-tables'
import { LIMITS } from '@/domain/limits'
import { changeMetadata } from '@/domain/publishing/published-item'
import { mapTexts } from '@/domain/text/characters'
import { statisticId } from '@/domain/statistics/statistic-id'
import { POPULATION_TABLES } from '@/domain/statistics/statistics'
import { CHART_COLOURS } from '@/domain/settings/chart-colours'
import { DEFAULT_SETTINGS } from '@/domain/settings/settings'
import { encodeMap, isSame } from '../backup/values'
import type { TotalLine } from './population'
import { codeOf, idOf, type Item, nounOf } from './item'
import { maskPersonalNumbers, type Report } from './report'

export interface Writing {
  firestore: Firestore
  /** If false, only determines what would be written. */
  writes: boolean
  report: Report
}

const BATCH = 50
const META = ['id', 'createdBy', 'updatedBy', 'updatedAt', 'views', 'state', 'publishAt', 'note']

async function readRecord(firestore: Firestore): Promise<ImportRecord> {
  const { docs } = await firestore.collection(IMPORTS).get()
  return joinParts(docs.map((part) => part.data()))
}

/** Publishes valid items, and stores the others as drafts. Keeps everything that staff have changed or deleted. */
export async function writeItems(writing: Writing, items: readonly Item[]): Promise<void> {
  const { firestore, report } = writing
  const record = await readRecord(firestore)
  const known = new Map(
    lines(record.items).map((line) => [line.slice(-CODE_LENGTH), line.split('/')[1] ?? '']),
  )
  const placed: Placed[] = []
  const paths: string[] = []
  const redirects: string[] = []
  for (const item of items.toSorted((a, b) => a.time - b.time)) {
    const id = known.get(codeOf(item.row)) ?? idOf(item)
    const isPage = item.page !== undefined && (await writePage(writing, item, record))
    if (!isPage) placed.push({ ...item, id })
    paths.push(isPage ? `pages/${item.page!.slug}` : `${item.kind}/${id}`)
    const path = isPage ? `/${item.page!.slug}` : `/berita/${id}`
    if (item.address) redirects.push(redirectLine({ ...item.address, path }))
  }
  // Writes the redirects first, because publishing the items reads them.
  await writeRecord(writing, { redirects: redirects.join('\n') })
  for (const _ of redirects) report.count('Alamat artikel lama', 'dialihkan')
  for (let at = 0; at < placed.length; at += BATCH)
    await writeGroup(writing, placed.slice(at, at + BATCH), new Set(known.values()))
  const all = new Set([...lines(record.items), ...paths])
  await writeRecord(writing, { items: [...all].join('\n') })
}

/** Writes a page that is empty or that nobody has changed since an import. Otherwise returns false. */
async function writePage(
  { firestore, writes, report }: Writing,
  { page, row }: Item,
  record: ImportRecord,
): Promise<boolean> {
  const document = firestore.doc(`pages/${page!.slug}`)
  const stored = await document.get()
  const isOurs = stored.get('updatedBy') === IMPORT
  const texts = Object.values((stored.get('content') ?? {}) as object).flat()
  const wasImported = lines(record.items).includes(document.path)
  if (!isOurs && !wasImported && texts.some((text) => text !== '')) return false
  const count = (outcome: string) => report.count(nounOf(row), outcome)
  if (wasImported && !isOurs) count('sudah diubah pengelola')
  else if (isOurs && isSame(encodeMap(contentOf(stored.data())), encodeMap(page!)))
    count('sudah sama')
  else {
    count('menjadi halaman')
    if (writes) await document.set({ ...page, ...changedByImport() })
  }
  return true
}

const CODE_LENGTH = 16

const changedByImport = () => changeMetadata(IMPORT, FieldValue.serverTimestamp())

const lines = (text: string) => text.split('\n').filter(Boolean)

async function writeRecord(
  { firestore, writes }: Writing,
  changes: Partial<ImportRecord>,
): Promise<void> {
  const before = await readRecord(firestore)
  const former = new Map(partsOf(before))
  const parts = new Map(partsOf({ ...before, ...changes }))
  for (const id of new Set([...former.keys(), ...parts.keys()])) {
    const part = parts.get(id) ?? {}
    if (writes && !isSame(encodeMap(former.get(id) ?? {}), encodeMap(part)))
      await firestore.collection(IMPORTS).doc(id).set(part)
  }
}

type Placed = Item & { id: string }

/** Returns the paths at which the item can be: published, as a draft, or unpublished. */
const placesOf = ({ kind, id }: Placed) => [
  `${kind}/${id}`,
  `drafts/${id}`,
  `drafts/${unpublishedDraftId(kind, id)}`,
]

async function writeGroup(
  { firestore, writes, report }: Writing,
  group: readonly Placed[],
  known: ReadonlySet<string>,
): Promise<void> {
  const batch = firestore.batch()
  let count = 0
  const found = await firestore.getAll(
    ...group.flatMap(placesOf).map((path) => firestore.doc(path)),
  )
  const existing = new Map(
    found.filter(({ exists }) => exists).map((document) => [document.ref.path, document]),
  )
  for (const item of group) {
    const { kind, id, title } = item
    const [noun, label] = [nounOf(item.row), COLLECTIONS[kind].label]
    const data = mapTexts(item.data, maskPersonalNumbers)
    const stored = placesOf(item)
      .map((path) => existing.get(path))
      .find(Boolean)
    const checked = v.safeParse(INPUT[kind], data)
    const problem = checked.success ? '' : checked.issues[0].message
    const isMasked = !isDeepStrictEqual(data, item.data)
    const doubt = [isMasked && MASKED, item.doubt || problem].filter(Boolean).join('; ')
    if (!stored && known.has(id)) {
      report.count(noun, 'sudah dihapus pengelola')
      continue
    }
    if (stored && stored.get('updatedBy') !== IMPORT) {
      report.count(noun, 'sudah diubah pengelola')
      continue
    }
    const isPublic = stored ? stored.ref.parent.id === kind : doubt === ''
    if (isPublic && doubt !== '') {
      report.count(noun, 'dibiarkan')
      report.add('human', `${label} “${title}” sudah terbit, tetapi: ${doubt}`)
      continue
    }
    if (!isPublic)
      report.add('drafts', `${label} “${title}”: ${doubt || 'periksa, lalu terbitkan'}`)
    const content = isPublic
      ? { ...(checked.output as object) }
      : { kind, itemId: id, data: { ...emptyForm(kind), ...data } }
    if (JSON.stringify(content).length > LIMITS.draft) {
      report.leaveOut(noun, `${label} “${title}”: terlalu panjang`)
      continue
    }
    if (stored && isSame(encodeMap(contentOf(stored.data())), encodeMap(contentOf(content)))) {
      report.count(noun, 'sudah sama')
      continue
    }
    report.count(noun, stored ? 'diperbarui' : isPublic ? 'terbit' : 'menjadi draf')
    const by = changedByImport()
    if (stored)
      batch.update(stored.ref, { ...content, ...by }, { lastUpdateTime: stored.updateTime! })
    else
      batch.create(firestore.doc(isPublic ? `${kind}/${id}` : `drafts/${id}`), {
        ...content,
        ...(isPublic ? addedFields(item) : { state: 'draf', publishAt: null, note: '' }),
        id,
        createdBy: IMPORT,
        ...by,
      })
    count += 1
  }
  if (writes && count > 0) await batch.commit()
}

const MASKED = 'nomor yang tampaknya NIK dihapus; hapus data pribadi lainnya'

const addedFields = ({ kind, added }: Item) => ({
  ...(COLLECTIONS[kind] as Collection).added,
  ...added,
})

function contentOf(data: object | undefined): object {
  return Object.fromEntries(Object.entries(data ?? {}).filter(([field]) => !META.includes(field)))
}

/** Writes the settings from `convertSettings`, which this site lacks. */
export async function writeSettings(
  writing: Writing,
  found: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { firestore, writes, report } = writing
  for (const _ of Object.keys(found)) report.count('Pengaturan', 'diisi')
  if (!writes || Object.keys(found).length === 0) return
  const { settings } = await readRecord(firestore)
  await writeRecord(writing, { settings: { ...settings, ...found } })
  await firestore.doc('site_settings/1').update({ ...found, ...changedByImport() })
}

/** Writes the budgets of years that have no lines yet. An interrupted import continues with its own lines. */
export async function writeBudget(
  { firestore, writes, report }: Writing,
  years: ReadonlyMap<number, readonly { id: string }[]>,
): Promise<void> {
  for (const [year, lines] of years) {
    const stored = await Promise.all(
      BUDGET_TABLES.map((name) => firestore.collection(name).where('year', '==', year).get()),
    )
    const docs = stored.flatMap((found) => found.docs)
    const paths = new Set(docs.map(({ ref }) => ref.path))
    const pathOf = ({ id }: { id: string }) => `${BUDGET_TABLES[Number(id[0]) - 4]}/${year}-${id}`
    const missing = lines.filter((line) => !paths.has(pathOf(line)))
    const isOurs = docs.every((document) => document.get('updatedBy') === IMPORT)
    if (!isOurs || missing.length === 0) {
      report.count(`Anggaran ${year}`, isOurs ? 'sudah sama' : 'sudah diisi pengelola')
      continue
    }
    report.count(`Anggaran ${year}`, `(${missing.length} baris) dipindahkan`)
    report.add('human', `Anggaran ${year}: isi tahap dan nomor Perdes, lalu periksa jumlahnya.`)
    for (let at = 0; writes && at < missing.length; at += BATCH) {
      const batch = firestore.batch()
      for (const line of missing.slice(at, at + BATCH))
        batch.create(firestore.doc(pathOf(line)), {
          ...line,
          ...changedByImport(),
        })
      await batch.commit()
    }
  }
}

export async function writePopulation(
  { firestore, writes, report }: Writing,
  tables: ReadonlyMap<string, readonly TotalLine[]>,
  asof: string,
): Promise<void> {
  for (const [table, totals] of tables) {
    const { docs } = await firestore.collection(table).get()
    const isOurs = docs.every((document) => document.get('updatedBy') === IMPORT)
    const state = isOurs ? 'sudah sama' : 'sudah diisi pengelola'
    report.count(`Statistik ${table}`, docs.length > 0 ? state : 'dihitung')
    if (!writes || docs.length > 0) continue
    const batch = firestore.batch()
    totals.forEach((line, order) =>
      batch.create(firestore.doc(`${table}/${statisticId(line.name)}`), {
        ...{ ...line, fill: CHART_COLOURS[order % CHART_COLOURS.length], order, asof },
        ...changedByImport(),
      }),
    )
    await batch.commit()
  }
}

const STATISTICS = ['home_statistics', ...POPULATION_TABLES] as const

/** Deletes all imported content that nobody has changed. */
export async function undo({ firestore, writes, report }: Writing): Promise<void> {
  for (const name of [
    ...collectionsWith('form'),
    'drafts',
    'pages',
    ...BUDGET_TABLES,
    ...STATISTICS,
  ] as const) {
    const { docs } = await firestore
      .collection(name)
      .where('updatedBy', '==', IMPORT)
      .select()
      .get()
    for (let at = 0; at < docs.length; at += BATCH) {
      const batch = firestore.batch()
      for (const { ref, updateTime } of docs.slice(at, at + BATCH))
        batch.delete(ref, { lastUpdateTime: updateTime })
      if (writes) await batch.commit()
    }
    for (const _ of docs) report.count(COLLECTIONS[name].label, 'dihapus')
  }
  const settings = firestore.doc('site_settings/1')
  const { settings: filled } = await readRecord(firestore)
  const stored = (await settings.get()).data() ?? {}
  const initial: Record<string, unknown> = DEFAULT_SETTINGS
  const ours = Object.keys(filled).filter((field) => stored[field] === filled[field])
  for (const _ of ours) report.count('Pengaturan', 'dikosongkan')
  if (!writes) return
  if (ours.length > 0)
    await settings.update({
      ...Object.fromEntries(ours.map((field) => [field, initial[field]])),
      ...changedByImport(),
    })
  const { docs } = await firestore.collection(IMPORTS).get()
  await Promise.all(docs.map(({ ref }) => ref.delete()))
}
