import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const Holder = v.object({
  pid: v.number(),
  /** Start time of the process, if the system reports it. It distinguishes processes that reuse an id. */
  started: v.nullable(v.string()),
  url: v.string(),
})
type Holder = v.InferOutput<typeof Holder>

const LOCK = 'lock.json'

/**
 * Locks the data folder, because two processes that write the same journals would lose data. Returns a function that
 * releases the lock. Throws while another live process has the lock, even if it is only starting or paused.
 */
export function lockDataFolder(folder: string, url: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, LOCK)
  const own: Holder = { pid: process.pid, started: startOf(process.pid), url }
  while (!createWhole(file, JSON.stringify(own))) {
    const holder = readHolder(file)
    if (holder && isAlive(holder))
      throw new Error(
        `${holder.url} (process ${holder.pid}) uses the data folder ${folder}. ` +
          'Stop it first, or choose another folder with DATA_DIR.',
      )
    removeStale(file)
  }
  return () => rmSync(file, { force: true })
}

export function resetDataFolder(folder: string): void {
  const unlock = lockDataFolder(folder, 'npm run reset')
  for (const name of readdirSync(folder))
    if (name !== LOCK) rmSync(join(folder, name), { recursive: true })
  unlock()
}

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

/** Removes the lock of a dead process. A second lock prevents removing a lock that another process just acquired. */
function removeStale(file: string): void {
  const guard = `${file}.removing`
  try {
    writeFileSync(guard, '', { flag: 'wx' })
  } catch (error) {
    if (!isExisting(error)) throw error
    throw new Error(`Another process is replacing ${file}. Try again, or delete ${guard}.`, {
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

/** Returns the holder of the lock: undefined if there is no lock, null if a crash of the machine left an empty lock. */
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
    // The process exists but belongs to another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return started === null || started === startOf(pid)
}

/** Returns the start of a process in ticks since boot (proc(5), stat, field 22). */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in parentheses and may contain any characters.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

function isExisting(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}
