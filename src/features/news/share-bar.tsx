import { useId } from 'react'
import { CopyButton } from '@/components/ui/buttons/copy-button'
import { PrintButton } from '@/components/ui/buttons/print-button'
import { ShareButton } from './share-button'

export default function ShareBar({ title, url }: { title: string; url: string }) {
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className="mt-10 flex flex-col gap-3 border-y border-hairline py-5 print:hidden"
    >
      <h2 id={heading} className="text-lg font-semibold">
        Bagikan kabar ini
      </h2>
      <div className="flex flex-col flex-wrap gap-3 sm:flex-row">
        <ShareButton title={title} url={url} look="primary" />
        <CopyButton what="tautan" text={url} />
        <PrintButton />
      </div>
    </section>
  )
}
