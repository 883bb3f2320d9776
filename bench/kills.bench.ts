import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ulid } from 'ulid'
import { buildAll } from '../scripts/support/build/build'
import { startEmulatorProcess } from '../scripts/support/emulator-process'
import { publishLocally } from '../scripts/support/publish-local'

/*
 * `npm run bench -- kills --kills 20`: the process of the functions is killed again and again while three people
 * publish. Told is what of the stored articles is missing afterwards, in each place that functions write.
 */

const { values } = parseArgs({ options: { kills: { type: 'string', default: '20' } } })
const KILLS = Number(values.kills)
const WRITERS = 3

await buildAll()
const dataFolder = mkdtempSync(join(tmpdir(), 'desa-bench-'))
const emulator = await startEmulatorProcess({ port: 0, dataFolder })
try {
  await publishLocally(emulator.url)
  const ids: string[] = []
  let isWriting = true
  const writers = Array.from({ length: WRITERS }, async () => {
    for (; isWriting; await pause(300)) ids.push(await publishArticle())
  })
  for (let kill = 0; kill < KILLS; kill += 1) {
    await pause(1_000 + Math.random() * 2_000)
    killFunctions()
  }
  isWriting = false
  await Promise.all(writers)
  await post('/__/emulator/functions:idle')
  await publishLocally(emulator.url)
  await post('/__/emulator/functions:idle')
  console.table({ kills: KILLS, 'articles that were stored': ids.length, ...(await missing(ids)) })
} finally {
  await emulator.stop()
  rmSync(dataFolder, { recursive: true, force: true })
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Whatever they are doing. The local Firebase starts others with the next event. */
function killFunctions(): void {
  const parent = String(emulator.process.pid)
  const pids = execFileSync('pgrep', ['-P', parent, '-f', 'functions-worker'], { encoding: 'utf8' })
  for (const pid of pids.split('\n').filter(Boolean)) process.kill(Number(pid), 'SIGKILL')
}

/** Resolves with its id, which its text contains, once it is stored. */
async function publishArticle(): Promise<string> {
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
  const name = `projects/demo-desa/databases/(default)/documents/news/${id}`
  const updateTransforms = [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }]
  const write = { update: { name, fields }, updateTransforms }
  await post('/v1/projects/demo-desa/databases/(default)/documents:commit', { writes: [write] })
  return id
}

/** How many of the articles each place lacks, and of how many the audit tells twice. */
async function missing(ids: readonly string[]) {
  const sitemap = await (await fetch(`${emulator.url}/sitemap.xml`)).text()
  const audited = await auditedIds()
  const counts = { pages: 0, sitemap: 0, search: 0, audit: 0, twice: 0 }
  for (const id of ids) {
    const page = await (await fetch(`${emulator.url}/berita/${id}`)).text()
    if (!page.includes(`Terbit ${id}`)) counts.pages += 1
    if (!sitemap.includes(`/berita/${id}`)) counts.sitemap += 1
    const found = await post('/demo-desa/asia-southeast2/search', { data: { q: id } }, false)
    if (!JSON.stringify(found).includes(id)) counts.search += 1
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

/** Of every article in the audit, as often as it stands there. */
async function auditedIds(): Promise<string[]> {
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
  const found = (await post('/v1/projects/demo-desa/databases/(default)/documents:runQuery', {
    structuredQuery,
  })) as { document?: { fields: Record<string, { stringValue?: string }> } }[]
  return found.flatMap(({ document }) => document?.fields['document']?.stringValue ?? [])
}

function map<Value, Mapped>(values: Record<string, Value>, to: (value: Value) => Mapped) {
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, to(value)]))
}

async function post(path: string, body: unknown = {}, asOwner = true): Promise<unknown> {
  const headers = {
    'content-type': 'application/json',
    ...(asOwner && { authorization: 'Bearer owner' }),
  }
  const answer = await fetch(emulator.url + path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}
