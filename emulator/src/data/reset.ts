import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { LOCK, lockDataFolder } from './lock'

export function resetDataFolder(folder: string): void {
  const unlock = lockDataFolder(folder, 'npm run reset')
  for (const name of readdirSync(folder))
    if (name !== LOCK) rmSync(join(folder, name), { recursive: true })
  unlock()
}
