import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useToday } from '@/components/browser/use-now'
import { Section } from '@/components/layout/section'
import { buttonStyle } from '@/components/ui/buttons/button'
import { NewTabLink } from '@/components/ui/buttons/new-tab'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/pictures/picture'
import type { FormItem } from '@/domain/field-facts'
import { mapsAppLink } from '@/domain/links/map'
import { safeUrl } from '@/domain/links/safe-url'
import { paths } from '@/domain/paths'
import { isLate, placeOf, SOURCE_NAMES, SOURCES } from '@/domain/projects/project'
import { type Step, timelineOf } from '@/domain/projects/steps'
import { formatRupiah } from '@/domain/text/money'
import { formatDay, isRealDay } from '@/domain/time/date'
import { useZone } from '@/lib/query/settings-query'
import { StageBar } from './stage-bar'

interface ProjectViewProps {
  project: FormItem<'projects'>
  children?: ReactNode
}

const dayText = (day: string) => (isRealDay(day) ? formatDay(day) : '–')

export function ProjectView({ project, children }: ProjectViewProps) {
  const today = useToday(useZone())
  const steps = timelineOf(project)
  const pictured = steps.filter(({ picture }) => picture)
  /** First and last picture, shown side by side, or an empty array if there are fewer than two. */
  const compared = pictured.length > 1 ? [...pictured.slice(0, 1), ...pictured.slice(-1)] : []
  const place = placeOf(project.coordinates)
  const budget = project.budget || 0
  return (
    <article className="max-w-3xl pt-6 pb-8 md:pt-10">
      <Link
        to={paths.projects}
        className="inline-flex min-h-12 items-center rounded-full bg-primary-soft px-5 font-semibold text-primary hover:underline"
      >
        Pembangunan {project.year}
      </Link>
      <h1 tabIndex={-1} className="mt-4 mb-4 text-2xl font-bold wrap-anywhere md:text-3xl">
        {project.title}
      </h1>
      <StageBar project={project} />
      {isLate(project, today) && (
        <p className="mt-2 font-semibold text-accent-ink">
          Melewati target selesai {dayText(project.enddate)}.
        </p>
      )}
      {project.reason && (
        <p className="mt-4 border-s-4 border-accent ps-4 reading wrap-anywhere">
          <span className="font-semibold">Keterangan desa: </span>
          {project.reason}
        </p>
      )}
      {project.description && <p className="mt-4 reading wrap-anywhere">{project.description}</p>}
      {compared.length > 0 && (
        <Section title="Sebelum dan sesudah">
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            {compared.map((step, at) => (
              <StepPicture key={at} step={step} />
            ))}
          </div>
        </Section>
      )}
      <Section title="Data kegiatan">
        <Rows
          rows={[
            ['Bidang', project.category],
            ['Lokasi', project.location],
            ['Pelaksana kegiatan', project.executor],
            ['Tim pelaksana', project.team],
            ['Volume', project.volume],
            ['Mulai', dayText(project.date)],
            ['Target selesai', dayText(project.enddate)],
          ]}
        />
        {place && (
          <NewTabLink
            to={mapsAppLink(place)}
            className={`${buttonStyle.secondary} mt-4 print:hidden`}
          >
            <Icon name="map-pin" />
            Buka lokasi di peta
          </NewTabLink>
        )}
      </Section>
      <Section title="Anggaran">
        <Rows
          rows={[
            ['Pagu', formatRupiah(budget)],
            ['Realisasi', formatRupiah(project.realised)],
            ['Sisa', formatRupiah(budget - project.realised)],
          ]}
        />
        <h3 className="mt-6 mb-2 font-semibold">Sumber dana</h3>
        <Rows
          rows={SOURCE_NAMES.filter((name) => project[name] > 0).map((name) => [
            SOURCES[name],
            formatRupiah(project[name]),
          ])}
        />
      </Section>
      {steps.length > 0 && (
        <Section title="Perkembangan">
          <ol className="flex flex-col gap-6 border-l-2 border-hairline pl-4">
            {steps.map((step, at) => (
              <li key={at} className="min-w-0 break-inside-avoid">
                <p className="font-semibold">
                  {step.percent} % · <time dateTime={step.day}>{dayText(step.day)}</time>
                </p>
                <p className="wrap-anywhere">{step.note}</p>
                {step.picture && !compared.includes(step) && (
                  <div className="mt-2 max-w-md">
                    <StepPicture step={step} />
                  </div>
                )}
              </li>
            ))}
          </ol>
        </Section>
      )}
      {project.continues && (
        <p className="mb-4">
          <Link
            to={paths.project(project.continues)}
            className="inline-flex min-h-12 items-center font-semibold text-primary underline"
          >
            Lanjutan dari kegiatan tahun sebelumnya
          </Link>
        </p>
      )}
      {children}
    </article>
  )
}

function StepPicture({ step: { day, percent, picture } }: { step: Step }) {
  if (!picture) return null
  return (
    <figure>
      <a href={safeUrl(picture.src)} aria-label={`Perbesar foto: ${picture.alt}`}>
        <Picture
          {...picture}
          sizes="(width < 40rem) 85vw, 24rem"
          whole
          className="w-full rounded-card"
        />
      </a>
      <figcaption className="mt-2 text-sm text-ink-2">
        {percent} % · {dayText(day)}
      </figcaption>
    </figure>
  )
}

function Rows({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="divide-y divide-hairline rounded-card border border-hairline bg-surface px-4">
      {rows
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6 py-2">
            <dt className="text-ink-2">{name}</dt>
            <dd className="text-[min(1rem,6vw)] font-semibold wrap-anywhere tabular-nums">
              {value}
            </dd>
          </div>
        ))}
    </dl>
  )
}

export function ProjectSkeleton() {
  return (
    <div className="flex max-w-3xl flex-col gap-4 pt-6 pb-12 md:pt-10">
      <div className="h-12 w-44 skeleton rounded-full" />
      <div className="h-9 w-2/3 skeleton" />
      <div className="h-10 skeleton" />
      <div className="h-72 skeleton rounded-card" />
      <div className="h-48 skeleton rounded-card" />
    </div>
  )
}
