import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const Holder = v.object({
  pid: v.number(),
  /** When the process began, where the system tells: its number may have been given to another. */
  started: v.nullable(v.string()),
  url: v.string(),
})
type Holder = v.InferOutput<typeof Holder>

export const LOCK = 'lock.json'

/**
 * Takes the data folder for this process, which answers at `url`; two that write the same journals
 * would lose data. Returns what gives it back. Throws while the process that holds it lives, whether
 * that answers or not: it may be starting, or paused.
 */
export function lockDataFolder(folder: string, url: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, LOCK)
  const own: Holder = { pid: process.pid, started: startOf(process.pid), url }
  while (!createWhole(file, JSON.stringify(own))) {
    const holder = readHolder(file)
    if (holder && isAlive(holder))
      throw new Error(
        `Folder data ${folder} sedang dipakai oleh ${holder.url} (proses ${holder.pid}). ` +
          'Hentikan dahulu, atau pilih folder lain dengan DATA_DIR.',
      )
    removeStale(file)
  }
  return () => rmSync(file, { force: true })
}

/** Creates the file with all of its content, unless there is one, at once: nobody sees it half written. */
function createWhole(file: string, content: string): boolean {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, content)
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (isExisting(error)) return false
    throw error
  } finally {
    rmSync(draft)
  }
}

/** One at a time, or the second would remove the lock that the first has taken meanwhile. */
function removeStale(file: string): void {
  const guard = `${file}.removing`
  try {
    writeFileSync(guard, '', { flag: 'wx' })
  } catch (error) {
    if (!isExisting(error)) throw error
    throw new Error(`Proses lain sedang mengambil alih ${file}. Ulangi, atau hapus ${guard}.`, {
      cause: error,
    })
  }
  try {
    const holder = readHolder(file)
    if (holder === null || (holder && !isAlive(holder))) rmSync(file)
  } finally {
    rmSync(guard)
  }
}

/** Undefined where there is no lock, null where a crash of the machine has left one without content. */
function readHolder(file: string): Holder | null | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
  try {
    return v.parse(Holder, JSON.parse(text))
  } catch {
    return null
  }
}

function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // Another user's process may not be asked, but is there.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return started === null || started === startOf(pid)
}

/** Ticks between the start of the machine and that of the process (proc(5), stat, field 22). */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field, the program's name in parentheses, may hold anything.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

function isExisting(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}
