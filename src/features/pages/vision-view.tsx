import { useQuery } from '@tanstack/react-query'
import { Markup } from '@/components/ui/markup'
import { EmptyState } from '@/components/ui/states/empty-state'
import { Loaded } from '@/components/ui/states/loaded'
import type { VisionPage } from '@/domain/pages/page-content-schema'
import { contentDocument } from '@/lib/query/content'
import { TextSkeleton } from './text-skeleton'

const HEADING = 'mb-4 text-xl font-bold md:text-2xl'

export function VisionView() {
  const query = useQuery({
    ...contentDocument('pages', 'visi-misi').options,
    select: (page) => (page?.slug === 'visi-misi' ? page.content : null),
  })
  return (
    <Loaded
      query={query}
      subject="visi dan misi"
      skeleton={<TextSkeleton />}
      empty={<Vision vision="" missions={[]} />}
    >
      {(content) => <Vision {...content} />}
    </Loaded>
  )
}

export function Vision({ vision, missions }: VisionPage['content']) {
  return (
    <div className="flex flex-col gap-12 print:gap-6">
      <section aria-labelledby="visi">
        <h2 id="visi" className={HEADING}>
          Visi
        </h2>
        {vision ? (
          <div className="rounded-card border-l-4 border-accent bg-primary-soft p-5 reading md:p-8 print:p-4">
            <div className="flex flex-col gap-4 text-[min(1.222em,11vw)] leading-relaxed font-semibold md:text-[1.556em] md:leading-snug print:text-xl">
              <Markup text={vision} level={3} joined />
            </div>
          </div>
        ) : (
          <EmptyState text="Visi belum diatur." />
        )}
      </section>
      <section aria-labelledby="misi">
        <h2 id="misi" className={HEADING}>
          Misi
        </h2>
        {missions.length > 0 ? (
          <Missions missions={missions} />
        ) : (
          <EmptyState text="Misi belum diatur." />
        )}
      </section>
    </div>
  )
}

function Missions({ missions }: { missions: readonly string[] }) {
  return (
    <ol className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-5 print:gap-3">
      {missions.map((mission, index) => (
        <li
          key={index}
          className="flex flex-wrap gap-x-4 rounded-card border border-hairline bg-surface p-4 md:p-5 print:p-3"
        >
          <span
            aria-hidden
            className="w-8 shrink-0 text-2xl leading-tight font-bold text-accent-ink tabular-nums"
          >
            {index + 1}
          </span>
          <div className="flex min-w-[min(100%,9rem)] flex-1 flex-col gap-2 reading print:text-base">
            <Markup text={mission} level={3} joined />
          </div>
        </li>
      ))}
    </ol>
  )
}
