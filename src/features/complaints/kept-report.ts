import type { Values } from '@/components/form/validate'

const KEY = 'laporan'

/**
 * What was typed into the form in this tab, so that a reload or a look at another page loses nothing.
 * It ends with the tab: a report is nobody else's business on a shared phone.
 */
export function keptReport(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return Object.fromEntries(
      Object.entries(kept ?? {}).filter(
        (field): field is [string, string] => typeof field[1] === 'string',
      ),
    )
  } catch {
    return {}
  }
}

export function keepReport(values: Values): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(values))
  } catch {
    // A browser may forbid storing; then the report lives as long as the page.
  }
}
