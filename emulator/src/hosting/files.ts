import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join, sep, extname } from 'node:path'
import { encode, type Encoding } from '../http/encoding'

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.ics': 'text/calendar; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

function contentTypeOf(file: string): string {
  return CONTENT_TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream'
}

function isCompressible(contentType: string): boolean {
  return /^(text\/|application\/(json|manifest\+json|xml)|image\/(svg\+xml|x-icon))/.test(
    contentType,
  )
}

export type Locate = (path: string) => Promise<{ id: string; read: () => Promise<Buffer> } | null>

export interface Representation {
  body: Buffer
  etag: string
  contentType: string
  encoding: Encoding
}

const CACHE_LIMIT_BYTES = 48 * 1024 * 1024

export class StaticFiles {
  readonly #locate: Locate
  readonly #cache = new Map<string, Representation>()
  #cachedBytes = 0

  constructor(locate: Locate) {
    this.#locate = locate
  }

  async has(path: string): Promise<boolean> {
    return (await this.#locate(path)) !== null
  }

  async get(path: string, requested: Encoding): Promise<Representation | null> {
    const located = await this.#locate(path)
    if (!located) return null
    const contentType = contentTypeOf(path)
    const encoding = isCompressible(contentType) ? requested : 'identity'
    const key = `${encoding}:${contentType}:${located.id}`
    const cached = this.#cache.get(key)
    if (cached) return cached
    const content = await located.read()
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 32)
    const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`
    const body = await encode(content, encoding)
    if (this.#cachedBytes > CACHE_LIMIT_BYTES) {
      this.#cache.clear()
      this.#cachedBytes = 0
    }
    this.#cachedBytes += body.length
    this.#cache.set(key, { body, etag, contentType, encoding })
    return { body, etag, contentType, encoding }
  }
}

export function inFolder(folder: string, ignores: (file: string) => boolean): Locate {
  return async (path) => {
    const relative = path.slice(1)
    const file = join(folder, relative)
    const isInside = file.startsWith(folder + sep) && !path.includes('\0')
    const found = isInside && !ignores(relative) && (await stat(file).catch(() => null))
    if (!found || !found.isFile()) return null
    return { id: `${file} ${found.mtimeMs}-${found.size}`, read: () => readFile(file) }
  }
}
