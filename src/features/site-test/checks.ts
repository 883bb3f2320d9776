export interface CheckResult {
  works: boolean
  text: string
}

/** Checks of the device. Each describes its result and never throws. */
export const CHECKS: readonly { name: string; run: () => Promise<CheckResult> }[] = [
  { name: 'Jaringan', run: checkNetwork },
  { name: 'Service worker', run: checkServiceWorker },
  { name: 'Penyimpanan', run: checkStorage },
]

/** Requests robots.txt from the server, because no cache of the site contains it. */
async function checkNetwork(): Promise<CheckResult> {
  const { ok, status } = await fetch('/robots.txt', { cache: 'no-store' }).catch(() => ({
    ok: false,
    status: 0,
  }))
  if (ok) return { works: true, text: 'Server menjawab.' }
  return {
    works: false,
    text: status ? `Server menjawab dengan kesalahan ${status}.` : 'Server tidak dapat dihubungi.',
  }
}

async function checkServiceWorker(): Promise<CheckResult> {
  if (!('serviceWorker' in navigator))
    return { works: false, text: 'Tidak didukung browser ini, atau alamat situs bukan HTTPS.' }
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined)
  return registration?.active
    ? { works: true, text: 'Aktif; situs dapat dibuka tanpa internet.' }
    : { works: false, text: 'Belum aktif. Muat ulang halaman ini sebentar lagi.' }
}

const PROBE = 'desa-uji'

/** Opens a database as the content store does, and deletes it. */
function checkStorage(): Promise<CheckResult> {
  return new Promise((resolve) => {
    const refused = () => resolve({ works: false, text: 'Browser menolak menyimpan data.' })
    try {
      const opening = indexedDB.open(PROBE)
      opening.onerror = refused
      opening.onsuccess = () => {
        opening.result.close()
        indexedDB.deleteDatabase(PROBE)
        resolve({ works: true, text: 'Konten dapat disimpan di perangkat ini.' })
      }
    } catch {
      refused()
    }
  })
}

/** The hash in the script's name identifies the build. Null in development. */
export function buildName(): string | null {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src*="/assets/"]')
  return script && (/-([^-/]+)\.js$/.exec(script.src)?.[1] ?? null)
}
