import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { useToday } from '@/components/browser/use-now'
import { InputField } from '@/components/form/fields/input-field'
import { useStaff } from '@/components/staff/staff'
import { Button, ButtonLink } from '@/components/ui/buttons/button'
import { Chip } from '@/components/ui/chip'
import { Alert } from '@/components/ui/states/alert'
import { LoadFailure } from '@/components/ui/states/load-failure'
import { budgetYear } from '@/domain/budget/budget-schema'
import { BUDGET_TABLES } from '@/domain/budget/budget-tables'
import { budgetYearTitle } from '@/domain/budget/budget-year'
import { hasRole } from '@/domain/users/role'
import { readNumbersOf } from '@/lib/firebase/read-collection'
import { adminKeys, freshQuery } from '@/lib/query/admin-keys'
import { contentList } from '@/lib/query/content'
import { useSettings } from '@/lib/query/settings-query'
import { screenOf } from '@/staff/screens'
import { StaffScreen } from '@/staff/staff-screen'

/** Query for the years with budget lines, newest first. Reads all lines, because no document lists these years. */
export const filledYearsQuery = freshQuery(adminKeys.filledBudgetYears, async () => {
  const found = await Promise.all(BUDGET_TABLES.map((table) => readNumbersOf(table, 'year')))
  return [...new Set(found.flat())].sort((a, b) => b - a)
})

interface Years {
  /** Budget year in the settings, or 0 if none is set. */
  shown: number
  today: string
  known: readonly number[]
}

/** Returns the known years, the current year and the next year, newest first. */
function budgetYears({ shown, today, known }: Years): number[] {
  const present = Number(today.slice(0, 4))
  const years = new Set([present, present + 1, shown, ...known].filter((year) => year > 0))
  return [...years].sort((a, b) => b - a)
}

/** Returns the years that can be copied: earlier years before later years, each newest first. */
export function yearsToCopyFrom(year: number, filled: readonly number[]): number[] {
  const newestFirst = filled.filter((each) => each !== year).sort((a, b) => b - a)
  return [
    ...newestFirst.filter((each) => each < year),
    ...newestFirst.filter((each) => each > year),
  ]
}

const { path } = screenOf('budget_summary')
const SETTINGS = screenOf('site_settings')

export function YearsList() {
  const { role } = useStaff()
  const { budget_year: shown, time_zone } = useSettings()
  const today = useToday(time_zone)
  const { data: stages = [] } = useQuery(contentList('budget_years').options)
  const { data: fields = [] } = useQuery(contentList('budget_alokasi').options)
  const { data: filled, error, refetch } = useQuery(filledYearsQuery)
  const known = [...(filled ?? []), ...[...stages, ...fields].map(({ year }) => year)]
  const years = budgetYears({ shown, today, known })
  const settings = hasRole(role, SETTINGS.roles) ? (
    <Link to={`${SETTINGS.path}#tampilan`} className="font-semibold text-primary underline">
      Pengaturan
    </Link>
  ) : (
    'Pengaturan (oleh admin)'
  )
  return (
    <StaffScreen title="Anggaran">
      {shown === 0 && (
        <Alert kind="note">
          <p>
            Belum ada tahun anggaran yang tampil di situs
            {filled && filled.length > 0 && `, padahal ${filled[0]} sudah diisi`}. Pilih tahunnya di{' '}
            {settings}.
          </p>
        </Alert>
      )}
      {shown > 0 && filled?.includes(shown) === false && (
        <Alert kind="error">
          <p>
            Situs menampilkan tahun {shown}, tetapi rincian tahun itu masih kosong. Isi rinciannya,
            atau pilih tahun lain di {settings}.
          </p>
        </Alert>
      )}
      {error && (
        <LoadFailure
          text="Daftar tahun belum lengkap."
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
        {years.map((year) => {
          const info = stages.find((each) => each.year === year)
          return (
            <li
              key={year}
              className="relative flex flex-wrap items-center gap-x-4 gap-y-1 p-4 hover:bg-primary-soft"
            >
              <Link to={`${path}/${year}`} className="stretched text-lg font-semibold tabular-nums">
                {year}
              </Link>
              {year === shown && <Chip>Tampil di situs</Chip>}
              <p className="w-full text-sm text-ink-2">
                {info ? budgetYearTitle(info) : 'Tahap belum diisi'}
              </p>
            </li>
          )
        })}
      </ul>
      {shown > 0 && (
        <p className="text-sm text-ink-2">Tahun yang tampil di situs diatur di {settings}.</p>
      )}
      <NewYear next={Number(today.slice(0, 4)) + 1} />
      <ButtonLink to={`${path}/ringkasan`} icon="pencil" className="self-start">
        Ringkasan di beranda
      </ButtonLink>
    </StaffScreen>
  )
}

function NewYear({ next }: { next: number }) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState(String(next))
  const [problem, setProblem] = useState<string | undefined>()
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const parsed = v.safeParse(budgetYear, /^\d{4}$/.test(typed.trim()) ? Number(typed) : NaN)
        if (parsed.success) void navigate(`${path}/${parsed.output}`)
        else setProblem(parsed.issues[0].message)
      }}
    >
      <div className="w-40">
        <InputField
          label="Tahun lain"
          error={problem}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setProblem(undefined)
          }}
        />
      </div>
      <Button type="submit">Buka</Button>
    </form>
  )
}
