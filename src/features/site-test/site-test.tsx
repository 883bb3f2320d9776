import { useEffect, useState } from 'react'
import { useHydrated } from '@/components/hydration/use-hydrated'
import { Icon } from '@/components/ui/icon'
import { buildName, CHECKS, type CheckResult } from './checks'

/** Page for support by phone: shows the build of the site and which features work on this device. */
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
