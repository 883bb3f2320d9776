import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Section } from '@/components/layout/section'
import { Loaded } from '@/components/ui/states/loaded'
import { phoneLink } from '@/domain/links/phone-link'
import { safeUrl } from '@/domain/links/safe-url'
import { paths } from '@/domain/paths'
import { projectTotals, type Stage, STAGES, UNFINISHED } from '@/domain/projects/project'
import { contactValue } from '@/domain/settings/settings'
import { formatRupiah } from '@/domain/text/money'
import { contentList } from '@/lib/query/content'
import { useSettings } from '@/lib/query/settings-query'
import { projectStatesQuery } from './project-states-query'

interface ProjectState {
  id: string
  title: string
  year: number
  stage: Stage
  reason: string
  budget: number
  realised: number
}

/** Statements about the activities of a year that a village must publish (Permendagri 20/2018, article 72). */
export default function ProjectStatements({ year }: { year: number }) {
  const query = useQuery(projectStatesQuery.options)
  const { data: years = [] } = useQuery(contentList('budget_years').options)
  const isFinal = years.find((each) => each.year === year)?.stage === 'pertanggungjawaban'
  return (
    <Section
      title="Pelaksanaan kegiatan"
      more={{ to: `${paths.projects}?tahun=${year}`, label: 'Semua kegiatan' }}
    >
      <div className="flex flex-col gap-6 rounded-card border border-hairline bg-surface p-4 md:p-6">
        <Loaded
          query={query}
          subject="pelaksanaan kegiatan"
          skeleton={<div className="h-40 skeleton" />}
          empty={<Statements projects={[]} isFinal={isFinal} />}
        >
          {(projects) => (
            <Statements
              projects={projects.filter((project) => project.year === year)}
              isFinal={isFinal}
            />
          )}
        </Loaded>
        <ComplaintAddress />
      </div>
    </Section>
  )
}

interface StatementsProps {
  projects: readonly ProjectState[]
  isFinal: boolean
}

function Statements({ projects, isFinal }: StatementsProps) {
  const unfinished = projects.filter(({ stage }) => UNFINISHED.includes(stage))
  const isAllDone = projects.every(({ stage }) => stage === 'selesai')
  const { budget, realised } = projectTotals(projects)
  return (
    <>
      <div>
        <h3 className="text-lg font-semibold">
          Kegiatan yang belum selesai dan/atau tidak terlaksana
        </h3>
        {projects.length === 0 && <p>Belum ada data kegiatan.</p>}
        {projects.length > 0 && unfinished.length === 0 && (
          <p>
            {isFinal && isAllDone
              ? 'Semua kegiatan terlaksana.'
              : 'Belum ada kegiatan yang ditandai belum selesai atau tidak terlaksana.'}
          </p>
        )}
        <ul className="divide-y divide-hairline empty:hidden">
          {unfinished.map(({ id, title, stage, reason, ...money }) => (
            <li key={id} className="py-3 wrap-anywhere">
              <Link to={paths.project(id)} className="font-semibold text-primary underline">
                {title}
              </Link>
              <p>
                <span className="font-semibold">{STAGES[stage]}.</span> {reason}
              </p>
              <p className="text-sm text-ink-2 tabular-nums">
                Realisasi {formatRupiah(money.realised)} dari {formatRupiah(money.budget)}
              </p>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="text-lg font-semibold">Sisa anggaran</h3>
        {projects.length === 0 ? (
          <p>Belum ada data kegiatan.</p>
        ) : (
          <>
            <p className="text-[min(1rem,6vw)] tabular-nums">
              {formatRupiah(budget - realised)} dari pagu {formatRupiah(budget)}
            </p>
            <p className="text-sm text-ink-2">
              Daftar ini memuat kegiatan fisik dan pemberdayaan, bukan seluruh belanja.
            </p>
          </>
        )}
      </div>
    </>
  )
}

function ComplaintAddress() {
  const settings = useSettings()
  const address = contactValue(settings, 'address')
  const phone = contactValue(settings, 'phone')
  const email = contactValue(settings, 'email')
  return (
    <div>
      <h3 className="text-lg font-semibold">Alamat pengaduan</h3>
      {address && <p>{address}</p>}
      <ul className="flex flex-wrap gap-x-6 *:*:inline-flex *:*:min-h-12 *:*:items-center *:*:font-semibold *:*:text-primary *:*:underline">
        <li>
          <Link to={paths.complaint}>Formulir pengaduan</Link>
        </li>
        {phone && (
          <li>
            <a href={safeUrl(phoneLink(phone))}>{phone}</a>
          </li>
        )}
        {email && (
          <li>
            <a href={safeUrl(`mailto:${email}`)}>{email}</a>
          </li>
        )}
      </ul>
    </div>
  )
}
