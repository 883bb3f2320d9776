import { useEffect, useId, useState } from 'react'
import { buttonStyle } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import { ShareButton } from './share-button'

const CONFIRMED_MILLISECONDS = 5_000

/** Ways to pass an article on, at its end. */
export function ShareBar({ title, url }: { title: string; url: string }) {
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className="mt-10 flex flex-col gap-3 border-y border-hairline py-5 sm:flex-row sm:items-center sm:justify-between"
    >
      <h2 id={heading} className="text-lg font-semibold">
        Bagikan kabar ini
      </h2>
      <div className="flex flex-col flex-wrap gap-3 sm:flex-row sm:justify-end">
        <ShareButton title={title} url={url} look="primary" />
        <CopyLink url={url} />
      </div>
    </section>
  )
}

function CopyLink({ url }: { url: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null)
  useEffect(() => {
    if (outcome !== 'copied') return
    const timer = setTimeout(() => setOutcome(null), CONFIRMED_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setOutcome('copied')
    } catch {
      // No clipboard without https, and a browser may refuse it: the address is shown instead.
      setOutcome('refused')
    }
  }

  return (
    <>
      <button type="button" className={buttonStyle.secondary} onClick={() => void copy()}>
        <Icon name={outcome === 'copied' ? 'circle-check' : 'link'} className="size-5" />
        Salin tautan
      </button>
      <p role="status" className="text-sm font-medium empty:hidden sm:basis-full sm:text-right">
        {outcome === 'copied' && 'Tautan sudah disalin.'}
        {outcome === 'refused' && `Tautan belum dapat disalin. Alamatnya: ${url}`}
      </p>
    </>
  )
}
