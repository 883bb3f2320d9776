import { statSync } from 'node:fs'
import type { Log } from '../http/log'
import type { HostingConfig } from './config'
import { createHosting, type Hosting } from './hosting'

/**
 * Hosting that reads its configuration again once `file` has changed. A change that does not
 * compile is logged and leaves the last good configuration in force; at start it throws.
 */
export function createReloadingHosting(
  file: string,
  readConfig: () => HostingConfig,
  log: Log,
): Hosting {
  let version = versionOf(file)
  let current = createHosting(readConfig())

  function reloadIfChanged(): void {
    const latest = versionOf(file)
    if (latest === version) return
    version = latest
    try {
      current = createHosting(readConfig())
    } catch (error) {
      log(`${file}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  return {
    handle(request) {
      reloadIfChanged()
      return current.handle(request)
    },
  }
}

function versionOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false })
  return found ? `${found.mtimeMs}-${found.size}` : ''
}
