import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Holder {
  pid: number
  url: string
}

/**
 * Takes the data folder for the server at `url`; two processes writing the same journals would lose
 * data. Resolves to what gives it back. Rejects when a living process that still answers holds it;
 * a number alone may have been given to another process since.
 */
export async function lockDataFolder(folder: string, url: string): Promise<() => void> {
  const file = join(folder, 'lock.json')
  const holder = readHolder(file)
  // Whoever held our own address is gone: we are listening there now.
  if (holder && holder.url !== url && isAlive(holder.pid) && (await answers(holder.url)))
    throw new Error(
      `Folder data ${folder} sedang dipakai oleh ${holder.url}. ` +
        'Hentikan dahulu, atau pilih folder lain dengan DATA_DIR.',
    )
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, JSON.stringify({ pid: process.pid, url } satisfies Holder))
  return () => {
    rmSync(file, { force: true })
  }
}

function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch {
    return null
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/__/health`, { signal: AbortSignal.timeout(1000) })).ok
  } catch {
    return false
  }
}
