import { build } from 'esbuild'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { withShare } from '@/domain/pictures/share-picture'
import { pdfProblem, withConfirmation } from '@/domain/public-documents/pdf-file'
import type { preparePicture, PicturePurpose } from '@/lib/images/prepare-picture'
import { nullOn } from '../../../functions/src/data/errors'
import type { Project } from '../backup/format'
import { CHROMIUM_FLAGS, findChromium } from '../chromium'
import { ROOT } from '../paths'
import { Unusable } from './files'

export interface StoredPicture {
  src: string
  width: number
  height: number
}

declare const pipeline: { preparePicture: typeof preparePicture }

const CACHED = 'public,max-age=31536000,immutable'

/** Stores pictures and PDFs under names that depend on their content, so that a repeated import stores nothing. */
export class FileStore {
  readonly #project: Project
  readonly #writes: boolean
  #browser: Promise<{ browser: Browser; page: Page }> | null = null

  constructor(project: Project, writes: boolean) {
    this.#project = project
    this.#writes = writes
  }

  /** Stores a picture with its variants. Throws a message for the operator if the picture cannot be used. */
  async storePicture(content: Buffer, purpose?: PicturePurpose): Promise<StoredPicture> {
    const extension = purpose === 'emblem' ? 'png' : 'jpg'
    const stem = `images/${nameOf(content, purpose)}`
    const master = `${stem}.${extension}`
    const address = this.#addressOf(master)
    const src = purpose === 'page' ? withShare(address) : address
    if (!this.#writes) return { src, width: 0, height: 0 }
    const size = await this.#storedSize(master)
    if (size) return { src, ...size }
    const { files, width, height } = await this.#prepare(content, purpose)
    const own = { width: String(width), height: String(height) }
    const save = ({ suffix, type, base64 }: (typeof files)[number]) =>
      this.#save(suffix ? stem + suffix : master, Buffer.from(base64, 'base64'), type, own)
    // The master is stored last, so that an interrupted import stores all files again.
    await Promise.all(files.filter(({ suffix }) => suffix !== '').map(save))
    await Promise.all(files.filter(({ suffix }) => suffix === '').map(save))
    return { src, width, height }
  }

  /** Stores a PDF and returns its address, which staff must confirm before publication. */
  async storePdf(name: string, content: Buffer): Promise<string> {
    const text = (part: Buffer) => part.toString('latin1')
    const [start, end] = [text(content.subarray(0, 1024)), text(content.subarray(-4096))]
    const problem = pdfProblem({ name, bytes: content.length, start, end })
    if (problem) throw new Unusable(problem)
    const path = `documents/${nameOf(content)}.pdf`
    if (this.#writes && !(await this.#metadata(path)))
      await this.#save(path, content, 'application/pdf')
    return withConfirmation(`${this.#addressOf(path)}#${content.length}`, false)
  }

  async close(): Promise<void> {
    const started = await this.#browser?.catch(() => null)
    await started?.browser.close()
  }

  #addressOf(path: string): string {
    const host = process.env['FIREBASE_STORAGE_EMULATOR_HOST']
      ? ''
      : 'https://firebasestorage.googleapis.com'
    return `${host}/v0/b/${this.#project.bucket.name}/o/${path.replace('/', '%2F')}?alt=media`
  }

  async #metadata(path: string) {
    const found = await this.#project.bucket.file(path).getMetadata().catch(nullOn(404))
    return found?.[0]
  }

  async #storedSize(path: string) {
    const own = (await this.#metadata(path))?.metadata
    return own ? { width: Number(own['width']), height: Number(own['height']) } : null
  }

  #save(path: string, content: Buffer, contentType: string, own = {}): Promise<void> {
    const metadata = { contentType, cacheControl: CACHED, metadata: own }
    return this.#project.bucket.file(path).save(content, { resumable: false, metadata })
  }

  /** Prepares a picture in a browser, with the code that prepares pictures that staff upload. */
  async #prepare(content: Buffer, purpose: PicturePurpose | undefined) {
    this.#browser ??= startBrowser()
    const { browser, page } = await this.#browser
    const prepared = page.evaluate(
      async ([base64, purpose]) => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
        const made = await pipeline.preparePicture(new Blob([bytes]), purpose)
        const { master, variants, share, emblem, width, height } = made
        const parts: [string, Blob | undefined][] = [
          ...variants.map((one): [string, Blob] => [`_${one.width}`, one.content]),
          ['_share', share],
          ['_emblem', emblem?.small],
          ['_maskable', emblem?.maskable],
          ['', master],
        ]
        const files = []
        for (const [suffix, blob] of parts)
          if (blob) {
            const reader = new FileReader()
            const read = new Promise((resolve) => (reader.onload = resolve))
            reader.readAsDataURL(blob)
            await read
            const base64 = (reader.result as string).split(',')[1] ?? ''
            files.push({ suffix, type: blob.type, base64 })
          }
        return { files, width, height }
      },
      [content.toString('base64'), purpose] as const,
    )
    return prepared.catch((error: Error) => {
      if (!page.isClosed() && browser.isConnected())
        throw new Unusable(error.message.split('\n')[0]?.replace(/^.*Error: /, ''))
      throw error
    })
  }
}

async function startBrowser() {
  const executablePath = findChromium()
  const options = executablePath ? { executablePath, args: CHROMIUM_FLAGS } : { channel: 'chrome' }
  const browser = await chromium.launch(options).catch((cause: unknown) => {
    throw new Error(
      'Gambar diolah dengan Chrome, yang tidak ditemukan di komputer ini. Pasang Google Chrome, atau isi variabel CHROMIUM ' +
        'dengan letaknya, lalu ulangi. Tanpa --files, teksnya saja yang dipindahkan.',
      { cause },
    )
  })
  const { outputFiles } = await build({
    stdin: {
      contents: "export { preparePicture } from '@/lib/images/prepare-picture'",
      resolveDir: ROOT,
    },
    alias: { '@': join(ROOT, 'src') },
    bundle: true,
    format: 'iife',
    globalName: 'pipeline',
    write: false,
  })
  const page = await browser.newPage()
  await page.addScriptTag({ content: outputFiles[0]!.text })
  return { browser, page }
}

/** First timestamp for file names. It is before 2015, so that no picture uploaded by staff has the same name. */
const FIRST_TIME = 1_000_000_000_000
const TIMES = 400_000_000_000

function nameOf(content: Buffer, purpose = ''): string {
  const hash = createHash('sha256').update(purpose).update(content).digest()
  return String(FIRST_TIME + (hash.readUIntBE(0, 6) % TIMES))
}
