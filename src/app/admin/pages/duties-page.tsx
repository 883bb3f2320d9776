import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useToday } from '@/components/browser/use-now'
import { useStaff } from '@/components/staff/staff'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { ListSkeleton } from '@/components/ui/lists/list-skeleton'
import { Loaded } from '@/components/ui/states/loaded'
import { type Duty, dutiesOf } from '@/domain/public-documents/duties'
import { hasRole } from '@/domain/users/role'
import { useZone } from '@/lib/query/settings-query'
import { StaffScreen } from '@/staff/staff-screen'
import { dutiesQuery } from '../duties-query'
import { DASHBOARD, DUTIES, screenOf } from '@/staff/screens'

export default function DutiesPage() {
  const query = useQuery(dutiesQuery(useQueryClient()))
  const today = useToday(useZone())
  return (
    <StaffScreen
      title={DUTIES.label}
      back={{ to: DASHBOARD.path, label: DASHBOARD.label }}
      intro="Informasi yang wajib diumumkan desa (UU 14/2008, Perki 1/2018, Permendagri 20/2018). Draf belum dihitung. Warga tidak melihat daftar ini."
    >
      <Loaded query={query} subject="daftar" skeleton={<ListSkeleton count={8} row="h-14" />}>
        {(facts) => (
          <ul className="max-w-4xl divide-y divide-hairline rounded-card border border-hairline bg-surface">
            {dutiesOf(facts, today).map((duty) => (
              <DutyRow key={duty.name} {...duty} />
            ))}
          </ul>
        )}
      </Loaded>
    </StaffScreen>
  )
}

const LOOKS: Record<Duty['state'], string> = {
  ada: 'text-primary',
  kedaluwarsa: 'text-accent-ink',
  'belum ada': 'text-danger',
}

function DutyRow({ name, state, note, screen }: Duty) {
  const { role } = useStaff()
  const { path, label, roles } = screenOf(screen)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-2">
      <span className="flex min-h-12 min-w-0 items-center gap-3">
        <Icon
          name={state === 'ada' ? 'circle-check' : 'circle-alert'}
          className={classNames('size-5 shrink-0', LOOKS[state])}
        />
        <span className="min-w-0">
          {name}
          <span className="block text-sm text-ink-2">
            <strong className={LOOKS[state]}>{state}</strong> {note}
          </span>
        </span>
      </span>
      {state !== 'ada' && hasRole(role, roles) && (
        <Link
          to={screen === 'pages' ? path : `${path}/baru`}
          className="flex min-h-12 items-center font-semibold text-primary underline underline-offset-4 max-sm:w-full max-sm:pl-8"
        >
          {screen === 'pages' ? 'Isi' : 'Tambahkan'}{' '}
          <span className="sr-only">
            {name} di {label}
          </span>
        </Link>
      )}
    </li>
  )
}
