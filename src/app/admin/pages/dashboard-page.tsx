import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { buttonStyle } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import { isPublisher, mayWrite } from '@/domain/draft'
import type { DraftState } from '@/domain/schemas/draft'
import { hasRole } from '@/domain/role'
import { ComplaintOverview } from '@/features/complaints/admin/complaint-overview'
import type { EditorialKind } from '@/features/editorial/admin/editorial-kind'
import { draftCountQuery } from '@/features/editorial/admin/editorial-queries'
import { KeptList } from '@/features/editorial/admin/kept-list'
import { useSettings } from '@/features/settings/settings-query'
import type { Person } from '@/stores/session'
import { KINDS } from '../kinds'
import { screenOf } from '../screens'

export function DashboardPage({ person }: { person: Person }) {
  const settings = useSettings()
  const { time_zone: zone } = settings
  const complaints = screenOf('complaints')
  const isDesk = hasRole(person.role, complaints.roles)
  const kinds = KINDS.filter(({ kind }) => mayWrite(person.role, kind))
  return (
    <div className="flex flex-col gap-8 pt-6 pb-16">
      <header>
        <h1 tabIndex={-1} className="text-2xl font-bold">
          Selamat bekerja, {person.name}
        </h1>
        <p className="mt-1 text-ink-2">Yang menunggu Anda di situs desa.</p>
      </header>
      <KeptList kinds={kinds} person={person} zone={zone} />
      {isDesk && <ComplaintOverview path={complaints.path} settings={settings} />}
      {kinds.length > 0 && (
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {kinds.map((kind) => (
            <KindCard key={kind.kind} kind={kind} person={person} />
          ))}
        </ul>
      )}
    </div>
  )
}

function KindCard({ kind, person }: { kind: EditorialKind; person: Person }) {
  const publisher = isPublisher(person.role)
  const lines = [
    { state: 'diajukan', text: publisher ? 'menunggu Anda periksa' : 'menunggu editor' },
    { state: 'draf', text: 'draf belum selesai' },
    { state: 'terjadwal', text: 'terbit terjadwal' },
  ] as const
  return (
    <li className="flex flex-col gap-4 rounded-card border border-hairline bg-surface p-5">
      <h2 className="text-lg font-bold">{kind.label}</h2>
      <ul className="flex flex-col">
        {lines.map(({ state, text }) => (
          <li key={state}>
            <Link
              to={`${kind.path}?status=${state}`}
              className="flex min-h-12 items-center gap-3 text-primary underline-offset-4 hover:underline"
            >
              <DraftCount kind={kind} person={person} state={state} />
              {text}
            </Link>
          </li>
        ))}
      </ul>
      <Link to={`${kind.path}/baru`} className={`${buttonStyle.secondary} mt-auto`}>
        <Icon name="plus" className="size-5" />
        Tulis {kind.noun}
      </Link>
    </li>
  )
}

interface DraftCountProps {
  kind: EditorialKind
  person: Person
  state: DraftState
}

function DraftCount({ kind, person, state }: DraftCountProps) {
  const { data, isError } = useQuery(draftCountQuery(kind, person, state))
  return (
    <span className="min-w-8 text-right text-xl font-bold tabular-nums">
      {data ?? (isError ? '?' : '…')}
    </span>
  )
}
