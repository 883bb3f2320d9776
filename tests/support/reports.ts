import type { Page } from 'playwright-core'

/**
 * Stores reports in the page's outbox as version 1 of the app did, oldest first, with `name` as reporter. They stay
 * until the app starts or is online again.
 */
export function queueReports(
  page: Page,
  name: string,
  ids: readonly string[],
  photo: Buffer,
): Promise<void> {
  return page.evaluate(
    ({ name, ids, base64 }) =>
      new Promise<void>((resolve, reject) => {
        const photo = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)).buffer
        const opening = indexedDB.open('desa-laporan')
        opening.onupgradeneeded = () => opening.result.createObjectStore('reports')
        opening.onerror = () => reject(new Error('No database.'))
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('reports', 'readwrite')
          const category = 'infrastruktur'
          for (const [at, id] of ids.entries())
            transaction.objectStore('reports').put(
              {
                version: 1,
                id,
                state: 'waiting',
                at: 1_763_700_000_000 + at,
                category,
                input: { name, address: 'RT 02', phone: '', category, report: 'Jembatan.' },
                photo,
              },
              id,
            )
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    { name, ids, base64: photo.toString('base64') },
  )
}

export function queueStates(page: Page): Promise<Record<string, string>> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('desa-laporan', 1)
        opening.onerror = () => reject(new Error('No database.'))
        opening.onsuccess = () => {
          const all = opening.result.transaction('reports').objectStore('reports').getAll()
          all.onsuccess = () => {
            opening.result.close()
            const entries = all.result as { id?: string; state: string }[]
            resolve(
              Object.fromEntries(entries.flatMap(({ id, state }) => (id ? [[id, state]] : []))),
            )
          }
        }
      }),
  )
}
