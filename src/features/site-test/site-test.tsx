import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { useHydrated } from '@/components/hydration/hydration'

interface CheckResult {
  works: boolean
  text: string
}

/** Checks of this device. Each resolves with a description of its result and never rejects. */
const CHECKS: readonly { name: string; run: () => Promise<CheckResult> }[] = [
  { name: 'Jaringan', run: checkNetwork },
  { name: 'Service worker', run: checkServiceWorker },
  { name: 'Penyimpanan', run: checkStorage },
]

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

/** Resolves with whether IndexedDB can open a database, which is then deleted. */
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

/** Returns the hash in the name of the main script, which identifies the build, or null in development. */
function buildName(): string | null {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src*="/assets/"]')
  return script && (/-([^-/]+)\.js$/.exec(script.src)?.[1] ?? null)
}

/** Page for support by phone. Shows the build and which features work on this device. */
export function SiteTest() {
  const isHydrated = useHydrated()
  return (
    <>
      <p className="text-lg font-semibold">Situs ini berjalan.</p>
      <dl className="mt-4 divide-y divide-hairline rounded-card border border-hairline bg-surface px-4">
        <Row name="Versi" value={(isHydrated && buildName()) || 'Tidak diketahui'} />
        {CHECKS.map((check) => (
          <CheckRow key={check.name} {...check} />
        ))}
      </dl>
    </>
  )
}

function CheckRow({ name, run }: (typeof CHECKS)[number]) {
  const [result, setResult] = useState<CheckResult | null>(null)
  useEffect(() => {
    let isCurrent = true
    void run().then((found) => isCurrent && setResult(found))
    return () => {
      isCurrent = false
    }
  }, [run])
  return <Row name={name} value={result?.text ?? 'Memeriksa…'} works={result?.works} />
}

interface RowProps {
  name: string
  value: string
  works?: boolean | undefined
}

function Row({ name, value, works }: RowProps) {
  return (
    <div className="grid gap-x-4 py-3 sm:grid-cols-[10rem_1fr]">
      <dt className="text-ink-2">{name}</dt>
      <dd className="flex min-w-0 gap-2">
        {works !== undefined && (
          <Icon
            name={works ? 'circle-check' : 'circle-alert'}
            className={`mt-0.5 size-5 ${works ? 'text-success' : 'text-danger'}`}
          />
        )}
        {value}
      </dd>
    </div>
  )
}
