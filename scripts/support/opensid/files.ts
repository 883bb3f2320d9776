import { open, readdir, realpath, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { ZipReader } from '../backup/zip-reader'
import { decode } from './encoding'

/** Folders below `desa/` that may be read. The others contain passwords, letters and identity documents. */
const READABLE = /^(?:upload\/(?:artikel|galeri|user_pict|produk|dokumen|media)\/|logo\/)/
const MAX_BYTES = 20 * 1024 * 1024

export class Unusable extends Error {}

const TOO_LARGE = 'lebih dari 20 MB'

/** Files of the folder `desa/`, from a folder or its zip. */
export interface OldFiles {
  /** Returns the path of the first existing candidate (below `desa/`), or null. */
  find: (candidates: readonly string[]) => string | null
  /** Returns the content. Throws Unusable if the file is too large or damaged. */
  read: (path: string) => Promise<Buffer>
  close: () => void
}

export async function openFiles(place: string): Promise<OldFiles> {
  const found = await stat(place).catch(() => null)
  if (found?.isDirectory()) return openFolder(place)
  if (found && place.toLowerCase().endsWith('.zip')) return openZip(place)
  throw new Error(`${place} bukan folder desa dan bukan .zip-nya.`)
}

async function openZip(file: string): Promise<OldFiles> {
  const zip = await ZipReader.open(file, decode)
  const names = new Map([...zip.sizes()].map(([name]) => [belowDesa(name), name]))
  return {
    find: finder(names.keys()),
    read: async (path) => {
      const name = names.get(path)!
      if ((zip.sizes().get(name) ?? 0) > MAX_BYTES) throw new Unusable(TOO_LARGE)
      return zip.read(name).catch((cause: unknown) => {
        throw new Unusable('rusak di dalam zip', { cause })
      })
    },
    close: () => zip.close(),
  }
}

async function openFolder(place: string): Promise<OldFiles> {
  const root = await realpath(place)
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const names = new Map(
    entries
      // Links could lead out of the folder.
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      .map((name) => [belowDesa(name.split(sep).join('/')), name]),
  )
  return {
    find: finder(names.keys()),
    read: async (path) => {
      const handle = await open(join(root, names.get(path)!))
      try {
        if ((await handle.stat()).size > MAX_BYTES) throw new Unusable(TOO_LARGE)
        return await handle.readFile()
      } finally {
        await handle.close()
      }
    },
    close: () => undefined,
  }
}

const belowDesa = (name: string) => name.replace(/^(?:.*?\/)?desa\/(?=upload\/|logo\/)/, '')

/** Returns a function that finds a path as written, with `_` for spaces, URL-decoded, or in different letter case. */
function finder(paths: Iterable<string>): OldFiles['find'] {
  const exact = new Map<string, string>()
  for (const path of paths)
    if (READABLE.test(path) && !path.split('/').includes('..')) exact.set(path, path)
  const lower = new Map([...exact.keys()].map((path) => [path.toLowerCase(), path]))
  return (candidates) => {
    for (const path of candidates.flatMap(spellings)) {
      const found = exact.get(path) ?? lower.get(path.toLowerCase())
      if (found !== undefined) return found
    }
    return null
  }
}

function spellings(path: string): string[] {
  let decoded = path
  try {
    decoded = decodeURIComponent(path)
  } catch {
    // The name contains a percent sign that encodes nothing.
  }
  return [path, path.replaceAll(' ', '_'), decoded, decoded.replaceAll('+', ' ')]
}

/** Returns whether a column contains a file name. Old versions stored a time if there was no picture. */
export const isFileName = (name: string | null | undefined): name is string =>
  !/^[\d-]*$/.test((name ?? '').trim())

export const pictureCandidates = (folder: string, name: string): string[] =>
  ['sedang_', '', 'kecil_'].map((prefix) => `upload/${folder}/${prefix}${name}`)
