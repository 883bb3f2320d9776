import { useQuery } from '@tanstack/react-query'
import { OpensLarge } from '@/components/lightbox/opens-large'
import { ROLE } from '@/components/ui/lists/table-roles'
import { Markup } from '@/components/ui/markup'
import { EmptyState } from '@/components/ui/states/empty-state'
import { Loaded } from '@/components/ui/states/loaded'
import type { HistoryPage } from '@/domain/pages/page-content-schema'
import { contentDocument } from '@/lib/query/content'
import { TextSkeleton } from './text-skeleton'

type HistoryContent = HistoryPage['content']

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
        <div className="flex max-w-prose flex-col gap-5 reading">
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

/** Layout of a row. If text is enlarged, the value wraps below the description. */
const ROW =
  'flex flex-wrap gap-x-4 px-[16px] py-2.5 *:min-w-0 *:first:flex-[2_1_5.5rem] *:last:flex-[3_1_8rem] print:py-1'

function AdministrativeData({ rows }: { rows: HistoryContent['administrative_data'] }) {
  return (
    <table
      {...ROLE.table}
      className="block overflow-hidden rounded-card bg-surface text-left outline outline-hairline print:rounded-none print:text-sm print:outline-0"
    >
      <thead {...ROLE.rows} className="block bg-surface-2 text-sm">
        <tr {...ROLE.row} className={ROW}>
          <th {...ROLE.column} className="font-semibold">
            Uraian
          </th>
          <th {...ROLE.column} className="font-semibold">
            Keterangan
          </th>
        </tr>
      </thead>
      <tbody {...ROLE.rows} className="block">
        {rows.map(({ description, value }, index) => (
          <tr
            key={index}
            {...ROLE.row}
            className={`${ROW} break-inside-avoid border-t border-hairline`}
          >
            <th {...ROLE.head} className="font-normal text-ink-2">
              {description}
            </th>
            <td {...ROLE.cell} className="font-semibold tabular-nums">
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
