import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { useHydrated } from '@/components/hydration/hydration'
import { Chip } from '@/components/ui/chip'
import { ChipLinks } from '@/components/ui/lists/chip-links'
import { withValue } from '@/components/ui/lists/use-address-values'
import { Picture } from '@/components/ui/pictures/picture'
import { EmptyState } from '@/components/ui/states/empty-state'
import { Loaded } from '@/components/ui/states/loaded'
import { Repeat } from '@/components/ui/states/loading'
import { paths } from '@/domain/paths'
import { PROJECT_CATEGORIES, projectTotals, STAGES, UNFINISHED } from '@/domain/projects/project'
import type { Project } from '@/domain/projects/project-schema'
import { timelineOf } from '@/domain/projects/steps'
import { formatRupiah } from '@/domain/text/money'
import { contentList } from '@/lib/query/content'
import { useSettings } from '@/lib/query/settings-query'
import { StageBar } from './stage-bar'

const LIST = 'grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3'
const SKELETONS = 3

export function ProjectList() {
  return (
    <Loaded
      query={useQuery(contentList('projects').options)}
      subject="kegiatan"
      empty="Belum ada kegiatan pembangunan yang dipublikasikan."
      skeleton={
        <div className={LIST}>
          <Repeat count={SKELETONS}>
            <div className="h-80 skeleton rounded-card" data-skeleton />
          </Repeat>
        </div>
      }
    >
      {(projects) => <FilteredProjects projects={projects} />}
    </Loaded>
  )
}

function FilteredProjects({ projects }: { projects: readonly Project[] }) {
  const [address] = useSearchParams()
  // Filters are applied after hydration, because the published HTML is not filtered.
  const search = useHydrated() ? address : new URLSearchParams()
  const { budget_year: current } = useSettings()
  const years = [...new Set(projects.map(({ year }) => year))].sort((a, b) => b - a)
  const [newest = 0] = years
  const year = Number(search.get('tahun')) || (years.includes(current) ? current : newest)
  const [stage, category] = [search.get('tahap') ?? '', search.get('bidang') ?? '']
  const ofYear = projects.filter((project) => project.year === year)
  const ofCategory = ofYear.filter((project) => !category || project.category === category)
  const shown = ofCategory.filter((project) => !stage || project.stage === stage)
  const totals = projectTotals(ofCategory)
  const categories = PROJECT_CATEGORIES.filter((each) =>
    ofYear.some((project) => project.category === each),
  )
  const link = (name: string, value: string) => ({
    search: withValue(search, name, value).toString(),
  })
  return (
    <>
      <nav aria-label="Tahun">
        <ChipLinks
          links={years.map((each) => ({
            name: String(each),
            // Resets the other filters, because stages and categories can differ between years.
            to: { search: `tahun=${each}` },
            isCurrent: each === year,
          }))}
        />
      </nav>
      <dl className="my-4 grid grid-cols-1 gap-x-6 gap-y-1 rounded-card bg-surface-2 p-4 sm:grid-cols-2">
        <Total name="Pagu" amount={totals.budget} />
        <Total name="Realisasi" amount={totals.realised} />
      </dl>
      {!search.has('tahun') && <Unfinished projects={projects} year={year - 1} />}
      <nav aria-label="Tahap">
        <ChipLinks
          links={[
            { name: `Semua ${ofCategory.length}`, to: link('tahap', ''), isCurrent: stage === '' },
            ...totals.stages
              .filter(({ count }) => count > 0)
              .map((each) => ({
                name: `${STAGES[each.stage]} ${each.count}`,
                to: link('tahap', each.stage),
                isCurrent: each.stage === stage,
              })),
          ]}
        />
      </nav>
      {categories.length > 1 && (
        <nav aria-label="Bidang" className="mt-3">
          <ChipLinks
            links={['', ...categories].map((each) => ({
              name: each || 'Semua bidang',
              to: link('bidang', each),
              isCurrent: each === category,
            }))}
          />
        </nav>
      )}
      {shown.length === 0 ? (
        <EmptyState text="Tidak ada kegiatan dengan pilihan ini." />
      ) : (
        <ul className={`${LIST} mt-6`}>
          {shown.map((project, index) => (
            <li key={project.id} className="min-w-0">
              <ProjectCard project={project} eager={index === 0} />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-6 max-w-prose text-ink-2">
        Daftar ini memuat kegiatan fisik dan pemberdayaan, bukan seluruh belanja.
      </p>
    </>
  )
}

/** Lists projects of a year that were not finished or not carried out. */
function Unfinished({ projects, year }: { projects: readonly Project[]; year: number }) {
  const found = projects.filter((each) => each.year === year && UNFINISHED.includes(each.stage))
  if (found.length === 0) return null
  return (
    <section
      aria-labelledby="belum-selesai"
      className="mb-4 rounded-card border border-l-4 border-hairline border-l-accent bg-surface px-4 py-2"
    >
      <h2 id="belum-selesai" className="font-semibold">
        Belum selesai atau tidak terlaksana pada {year}
      </h2>
      <ul className="divide-y divide-hairline">
        {found.map(({ id, title, stage }) => (
          <li key={id}>
            <Link
              to={paths.project(id)}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
            >
              <span className="wrap-anywhere text-primary underline underline-offset-4">
                {title}
              </span>
              <Chip>{STAGES[stage]}</Chip>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Total({ name, amount }: { name: string; amount: number }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-ink-2">{name}</dt>
      <dd className="text-[min(1rem,6vw)] font-semibold tabular-nums">{formatRupiah(amount)}</dd>
    </div>
  )
}

function ProjectCard({ project, eager }: { project: Project; eager: boolean }) {
  const picture = timelineOf(project).findLast((step) => step.picture)?.picture
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-hairline bg-surface">
      <Picture
        src={picture?.src ?? ''}
        of={project.id}
        alt=""
        width={picture?.width ?? 0}
        height={picture?.height ?? 0}
        sizes="(width < 40rem) 85vw, (width < 64rem) 50vw, 23rem"
        eager={eager}
        className="aspect-video w-full print:aspect-3/1"
      />
      <div className="flex grow flex-col gap-2 p-4">
        <h2 className="text-lg leading-snug font-semibold wrap-anywhere group-hover:text-primary">
          <Link to={paths.project(project.id)} className="stretched">
            {project.title}
          </Link>
        </h2>
        <p className="text-sm wrap-anywhere text-ink-2">{project.location}</p>
        <p className="text-[min(1rem,6vw)] font-semibold tabular-nums">
          {formatRupiah(project.budget)}
        </p>
        <div className="mt-auto pt-1">
          <StageBar project={project} />
        </div>
      </div>
    </article>
  )
}
