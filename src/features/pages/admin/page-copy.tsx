import { useQuery } from '@tanstack/react-query'
import { Time } from '@/components/ui/time'
import { contentDocument } from '@/lib/query/content'
import { PAGE_FORMS, type Slug } from './page-forms'

export function PageCopy({ slug }: { slug: Slug }) {
  const { data, dataUpdatedAt } = useQuery({
    ...contentDocument('pages', slug).options,
    enabled: false,
  })
  if (!data) return null
  return (
    <section
      aria-labelledby="salinan"
      className="rounded-card border border-hairline bg-surface p-4 md:p-6"
    >
      <h2 id="salinan" className="text-xl font-bold">
        Salinan di perangkat ini
      </h2>
      <p className="mt-1 mb-6 text-ink-2">
        Hanya untuk dibaca; dimuat <Time at={dataUpdatedAt} />.
      </p>
      {PAGE_FORMS[slug].preview(data)}
    </section>
  )
}
