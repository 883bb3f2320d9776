import { parseArgs } from 'node:util'
import { ulid } from 'ulid'
import { publishLocally } from '../scripts/support/publish-local'
import {
  callableAt,
  DOCUMENTS,
  inLocalVillage,
  killFunctions,
  post,
  postAsOwner,
} from './village/local-village'

/*
 * `npm run bench -- kills --kills 20`: kills the functions process repeatedly while three people publish,
 * then reports which outputs of the functions are missing.
 */

const { values } = parseArgs({ options: { kills: { type: 'string', default: '20' } } })
const KILLS = Number(values.kills)
const WRITERS = 3

await inLocalVillage(async (emulator) => {
  const { url } = emulator
  await publishLocally(url)
  const ids: string[] = []
  let isWriting = true
  const writers = Array.from({ length: WRITERS }, async () => {
    for (; isWriting; await pause(300)) ids.push(await publishArticle(url))
  })
  for (let kill = 0; kill < KILLS; kill += 1) {
    await pause(1_000 + Math.random() * 2_000)
    killFunctions(emulator)
  }
  isWriting = false
  await Promise.all(writers)
  await postAsOwner(`${url}/__/emulator/functions:idle`)
  await publishLocally(url)
  await postAsOwner(`${url}/__/emulator/functions:idle`)
  console.table({
    kills: KILLS,
    'articles that were stored': ids.length,
    ...(await missing(url, ids)),
  })
})

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

async function publishArticle(url: string): Promise<string> {
  const id = ulid()
  const texts = {
    ...{ id, title: `Terbit ${id}`, excerpt: 'Ringkasan.', content: 'Isi.', author: 'Bangku uji' },
    ...{ category: 'Sosial Budaya', date: '2026-11-25', imageurl: '', imagealt: '' },
    ...{ createdBy: 'demo-editor', updatedBy: 'demo-editor' },
  }
  const numbers = { views: 0, imagewidth: 0, imageheight: 0 }
  const fields = {
    ...map(texts, (stringValue) => ({ stringValue })),
    ...map(numbers, (integerValue) => ({ integerValue })),
  }
  const name = `${DOCUMENTS}/news/${id}`
  const updateTransforms = [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }]
  const write = { update: { name, fields }, updateTransforms }
  await postAsOwner(`${url}/v1/${DOCUMENTS}:commit`, { writes: [write] })
  return id
}

async function missing(url: string, ids: readonly string[]) {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const audited = await auditedIds(url)
  const counts = { pages: 0, sitemap: 0, search: 0, audit: 0, twice: 0 }
  for (const id of ids) {
    const page = await (await fetch(`${url}/berita/${id}`)).text()
    if (!page.includes(`Terbit ${id}`)) counts.pages += 1
    if (!sitemap.includes(`/berita/${id}`)) counts.sitemap += 1
    const found = await post(callableAt(url, 'search'), { data: { q: id } })
    if (!(await found.text()).includes(id)) counts.search += 1
    const times = audited.filter((audited) => audited === id).length
    if (times === 0) counts.audit += 1
    if (times > 1) counts.twice += 1
  }
  return {
    'without a page': counts.pages,
    'not in the sitemap': counts.sitemap,
    'not found by search': counts.search,
    'not in the audit': counts.audit,
    'twice in the audit': counts.twice,
  }
}

async function auditedIds(url: string): Promise<string[]> {
  const structuredQuery = {
    from: [{ collectionId: 'audit' }],
    where: {
      fieldFilter: {
        field: { fieldPath: 'collection' },
        op: 'EQUAL',
        value: { stringValue: 'news' },
      },
    },
  }
  const found = (await postAsOwner(`${url}/v1/${DOCUMENTS}:runQuery`, {
    structuredQuery,
  })) as { document?: { fields: Record<string, { stringValue?: string }> } }[]
  return found.flatMap(({ document }) => document?.fields['document']?.stringValue ?? [])
}

function map<Value, Mapped>(values: Record<string, Value>, to: (value: Value) => Mapped) {
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, to(value)]))
}
