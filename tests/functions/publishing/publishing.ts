import type { Firestore } from 'firebase-admin/firestore'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ulid } from 'ulid'
import { afterAll, beforeEach, expect } from 'vitest'
import firebaseJson from '../../../firebase.json'
import type { Send } from '../../../functions/src/publishing/hosting-call'
import { HostingSite } from '../../../functions/src/publishing/hosting-site'
import { markDirty } from '../../../functions/src/publishing/mark-dirty'
import { type Publishing, publishSite } from '../../../functions/src/publishing/publish-site'
import { leaseOf, parseState, stateOf } from '../../../functions/src/publishing/state'
import { startEmulatorProcess } from '../../../scripts/support/emulator-process'
import { FUNCTIONS_BUNDLE, ROOT } from '../../../scripts/support/paths'
import type { SiteRenderer } from '../../../src/domain/publishing/site-renderer'
import { writeAndEnqueue } from '../search/write-pending'
import { setupServices } from '../services'
import { controlEmulator } from '../village'

/* Starts a separate Hosting, because a release replaces all files of a site. */

const SITE_ID = 'demo-desa'

export const DEPLOYED = {
  'shell.html': '<title>shell</title>',
  'assets/build-satu.txt': 'satu',
  'assets/app.js': 'console.log(1)',
}

/** Starts Hosting with a folder to deploy, and with functions if `rendererFile` is given. */
export async function startHosting(rendererFile?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'desa-hosting-'))
  for (const file of ['firestore.rules', 'firestore.indexes.json', 'storage.rules'])
    cpSync(join(ROOT, file), join(folder, file))
  const { firestore, storage, functions, hosting: own } = firebaseJson
  const hosting = {
    public: 'dist',
    cleanUrls: true,
    trailingSlash: false,
    redirects: own.redirects,
    rewrites: [{ source: '/berita/*', destination: '/shell.html' }],
  }
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const services = { firestore, storage, hosting, ...(rendererFile !== undefined && { functions }) }
  put('firebase.json', JSON.stringify(services))
  if (rendererFile !== undefined) {
    cpSync(join(ROOT, 'functions', 'package.json'), join(folder, 'functions', 'package.json'))
    cpSync(FUNCTIONS_BUNDLE, join(folder, 'functions', 'dist', 'index.js'))
    put('functions/dist/renderer.js', rendererFile)
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  }
  const dataFolder = join(folder, 'data')
  const options = { port: 0, dataFolder, projectFolder: folder, sample: false }
  const emulator = await startEmulatorProcess(options)
  const { url } = emulator
  afterAll(async () => {
    await emulator.stop()
    rmSync(folder, { recursive: true })
  })

  async function deploy(files: Readonly<Record<string, string>> = DEPLOYED): Promise<void> {
    rmSync(join(folder, 'dist'), { recursive: true, force: true })
    for (const [file, text] of Object.entries(files)) put(join('dist', file), text)
    await controlEmulator(url, 'POST', 'hosting:deploy')
  }

  const read = async (path: string) => {
    const answer = await fetch(url + path)
    return { status: answer.status, text: await answer.text() }
  }

  return {
    url,
    deploy,
    read,
    number: async () => {
      const { status, text } = await read('/data/versi.json')
      return status === 200 ? (JSON.parse(text) as { number: number }).number : 0
    },
    site: (send: Send = fetch, again: number[] = []) =>
      new HostingSite({ siteId: SITE_ID, local: url, send, again }),
  }
}
export type Hosting = Awaited<ReturnType<typeof startHosting>>

/** Starts Hosting. Before each test, deploys a build and deletes news, settings and the publishing state. */
export async function setupPublishing() {
  const hosting = await startHosting()
  const projectId = `demo-${crypto.randomUUID()}`
  const connect = () => setupServices(projectId, hosting.url)
  const { firestore } = connect()
  beforeEach(async () => {
    for (const name of ['imports', 'news', 'publishing', 'site_settings'])
      await firestore.recursiveDelete(firestore.collection(name))
    await hosting.deploy()
  })
  return { hosting, connect, firestore }
}

/** Returns a renderer for one page with all titles, one page for each news item, and a file with the same data. */
export function smallRenderer(firestore: Firestore, build = 'satu'): SiteRenderer {
  return {
    build,
    siteUrl: 'https://desa.test',
    async renderSite(publication) {
      const { docs } = await firestore.collection('news').get()
      const titles = Object.fromEntries(docs.map((each) => [each.id, String(each.get('title'))]))
      const files = new Map([
        ['/index.html', JSON.stringify(titles)],
        ...Object.entries(titles).map(([id, title]) => [`/berita/${id}.html`, title] as const),
        ['/404.html', 'Halaman tidak ditemukan'],
        ['/data/situs.json', JSON.stringify({ ...publication, titles })],
        ['/data/versi.json', JSON.stringify(publication)],
      ])
      return { files, unrendered: [] }
    },
  }
}

/** Returns the publishing service of production, without its pauses. */
export function publishingTo(
  hosting: Hosting,
  firestore: Firestore,
  parts: Partial<Publishing> = {},
): Publishing {
  return {
    firestore,
    site: hosting.site(),
    renderer: () => Promise.resolve(smallRenderer(firestore)),
    pace: { gather: 0, apart: 0 },
    ...parts,
  }
}

export function deliver(publishing: Publishing, holder: string = ulid()): Promise<void> {
  return publishSite(publishing, { holder, now: () => new Date(), detectsDrift: false })
}

export function runHourlySchedule(publishing: Publishing, now = new Date()): Promise<void> {
  return publishSite(publishing, { holder: 'hourly', now: () => now, detectsDrift: true })
}

export const write = writeAndEnqueue(markDirty)

export const stateOfSite = async (firestore: Firestore) =>
  parseState(await stateOf(firestore).get())

export async function expectDone(firestore: Firestore): Promise<void> {
  expect(await stateOfSite(firestore)).toMatchObject({ dirty: null, failure: null })
  expect((await leaseOf(firestore).get()).exists).toBe(false)
}

/** Expects that all live files belong to one publication and build. Resolves with its number and titles. */
export async function expectConsistentSite({ read }: Hosting) {
  const built = Object.entries(DEPLOYED).map(async ([path, text]) =>
    expect(await read(`/${path}`)).toEqual({ status: 200, text }),
  )
  const { text: version } = await read('/data/versi.json')
  const content = JSON.parse((await read('/data/situs.json')).text) as {
    number: number
    at: number
    titles: Record<string, string>
  }
  const { number, at, titles } = content
  expect(JSON.parse(version)).toEqual({ number, at })
  expect(JSON.parse((await read('/')).text)).toEqual(titles)
  const pages = Object.entries(titles).map(async ([id, title]) =>
    expect((await read(`/berita/${id}`)).text).toBe(title),
  )
  await Promise.all([...built, ...pages])
  return { number, titles }
}
