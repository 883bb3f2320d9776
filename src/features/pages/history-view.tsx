import { useQuery } from '@tanstack/react-query'
import { OpensLarge } from '@/components/lightbox/opens-large'
import { EmptyState } from '@/components/ui/empty-state'
import { Loaded } from '@/components/ui/loaded'
import { Markup } from '@/components/ui/markup'
import type { HistoryPage } from '@/domain/schemas/page-content'
import { contentDocument } from '@/lib/query/content'
import { TextSkeleton } from './text-skeleton'

type HistoryContent = HistoryPage['content']

/** The village's history and, beside it on large screens, its administrative data. */
export function HistoryView() {
  const query = useQuery({
    ...contentDocument('pages', 'sejarah').options,
    select: (page) => (page?.slug === 'sejarah' ? page.content : null),
  })
  return (
    <Loaded
      query={query}
      subject="sejarah desa"
      skeleton={<TextSkeleton />}
      empty={<History paragraphs={[]} administrative_data={[]} />}
    >
      {(content) => (
        <OpensLarge of={{ content: content.paragraphs.join('\n\n') }}>
          <History {...content} />
        </OpensLarge>
      )}
    </Loaded>
  )
}

export function History({ paragraphs, administrative_data }: HistoryContent) {
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem] print:gap-y-6">
      {paragraphs.length > 0 ? (
        <div className="flex max-w-prose flex-col gap-5 text-lg">
          <Markup text={paragraphs.join('\n\n')} level={2} joined />
        </div>
      ) : (
        <EmptyState text="Konten sejarah belum diisi..." />
      )}
      <section aria-labelledby="data-wilayah">
        <h2 id="data-wilayah" className="mb-3 text-xl font-bold">
          Data Wilayah
        </h2>
        {administrative_data.length > 0 ? (
          <AdministrativeData rows={administrative_data} />
        ) : (
          <EmptyState text="Data wilayah belum diisi." />
        )}
      </section>
    </div>
  )
}

function AdministrativeData({ rows }: { rows: HistoryContent['administrative_data'] }) {
  return (
    <table className="w-full table-fixed overflow-hidden rounded-card bg-surface text-left outline outline-hairline print:rounded-none print:text-sm print:outline-0">
      <thead className="bg-surface-2 text-sm">
        <tr>
          <th scope="col" className="px-4 py-2 font-semibold print:py-1">
            Uraian
          </th>
          <th scope="col" className="px-4 py-2 font-semibold print:py-1">
            Keterangan
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ description, value }, index) => (
          <tr key={index} className="break-inside-avoid border-t border-hairline align-top">
            <th scope="row" className="px-4 py-2.5 font-normal text-ink-2 print:py-1">
              {description}
            </th>
            <td className="px-4 py-2.5 font-semibold tabular-nums print:py-1">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
