import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router-dom'
import { FileButton } from '@/components/form/fields/file-button'
import { useToday } from '@/components/browser/use-now'
import { useStaff } from '@/components/staff/staff'
import { buttonStyle } from '@/components/ui/buttons/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { Alert } from '@/components/ui/states/alert'
import { LoadFailure } from '@/components/ui/states/load-failure'
import { collectionAt, nounOf } from '@/domain/collections'
import { isPublisher, mayWrite } from '@/domain/drafts/draft'
import { publishingFailureText } from '@/domain/publishing/publishing-failure'
import { DEFAULT_SETTINGS } from '@/domain/settings/settings'
import {
  type StaleScreen,
  stalenessReminders,
  type Task,
  type Waiting,
} from '@/domain/tasks/staleness-reminders'
import { type Role, hasRole } from '@/domain/users/role'
import { DownloadContent } from '@/features/backup/admin/download-content'
import { ComplaintOverview } from '@/features/complaints/admin/overview/complaint-overview'
import { UnreadableMonths } from '@/features/complaints/admin/settings/unreadable-months'
import { useRequestTasks } from '@/features/complaints/admin/requests/use-request-tasks'
import { useComplaintTasks } from '@/features/complaints/admin/use-complaint-tasks'
import type { EditorialKind } from '@/features/editorial/admin/editorial-kind'
import { AutosavedList } from '@/features/editorial/admin/list/autosaved-list'
import { useDraftTasks } from '@/features/editorial/admin/list/use-draft-tasks'
import { MostRead } from '@/features/news/admin/most-read'
import { DeviceErrors } from '../device-errors'
import { publishingStateQuery } from '@/lib/query/publishing-state'
import { settingsQuery, useZone } from '@/lib/query/settings-query'
import { adminKeys } from '@/lib/query/admin-keys'
import { StaffScreen } from '@/staff/staff-screen'
import { setNavigationPayload } from '@/stores/navigation-payload'
import { contentStalenessQuery } from '../content-staleness'
import { KINDS } from '../kinds'
import { useDutyTasks } from '../duties-query'
import { DUTIES, type Screen, screenOf } from '@/staff/screens'
import { useAutosavedTasks } from '../use-autosaved-tasks'

interface TaskListProps {
  tasks: readonly Task[] | null
  /** False if a source of tasks could not be read, so that the list may be incomplete. */
  isWhole: boolean
  onRetry: () => void
}

function TaskList({ tasks, isWhole, onRetry }: TaskListProps) {
  return (
    <section aria-labelledby="berikutnya" className="max-w-4xl">
      <h2 id="berikutnya" className="mb-3 text-lg font-bold">
        Perlu dikerjakan
      </h2>
      {tasks === null ? (
        <div role="status" aria-label="Memuat daftar" className="h-28 skeleton rounded-card" />
      ) : tasks.length === 0 ? (
        isWhole && (
          <p className="flex gap-3 rounded-card border border-hairline bg-surface p-4">
            <Icon name="circle-check" className="mt-0.5 size-5 shrink-0 text-primary" />
            Semua beres. Tidak ada yang perlu dikerjakan. Terima kasih.
          </p>
        )
      ) : (
        <ol className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
          {tasks.map(({ text, to, isLate }) => (
            <li key={text}>
              <Link
                to={to}
                className={classNames(
                  'flex min-h-12 items-center gap-3 px-4 py-2.5 font-medium hover:bg-primary-soft',
                  isLate && 'text-danger',
                )}
              >
                {isLate && <Icon name="circle-alert" className="size-5 shrink-0" />}
                <span className="line-clamp-4 min-w-0 grow wrap-break-word">{text}</span>
                <Icon name="chevron-right" className="size-5 shrink-0" />
              </Link>
            </li>
          ))}
        </ol>
      )}
      {tasks && !isWhole && <LoadFailure text="Daftar ini belum lengkap." onRetry={onRetry} />}
    </section>
  )
}

const SCREENS: Record<StaleScreen, Screen> = {
  pages: screenOf('pages'),
  statistics: screenOf('home_statistics'),
  officials: screenOf('apparatus'),
  news: screenOf('news'),
  budget: screenOf('budget_summary'),
  settings: screenOf('site_settings'),
  projects: screenOf('projects'),
}

/** Returns reminders about missing or outdated public content that this role can correct. */
function useStalenessTasks(role: Role): Waiting {
  const client = useQueryClient()
  const { data: stored, isError } = useQuery(settingsQuery.options)
  const settings = stored ?? DEFAULT_SETTINGS
  const { budget_year: year, time_zone: zone } = settings
  const today = useToday(zone)
  // Waits for the settings, because their defaults would count as missing content.
  const enabled = isPublisher(role) && stored !== undefined
  const { data, isPending } = useQuery({
    ...contentStalenessQuery(client, year, today, zone),
    enabled,
  })
  if (!isPublisher(role)) return []
  if (!enabled) return isError ? null : undefined
  if (isPending) return undefined
  return data
    ? stalenessReminders(settings, data, today)
        .filter(({ screen }) => hasRole(role, SCREENS[screen].roles))
        .map(({ screen, at = '', text }) => ({ text, to: SCREENS[screen].path + at }))
    : null
}

/** Warns that saved changes are not being published, and that the app cannot show some stored documents. */
function PublishingAlerts() {
  const zone = useZone()
  const { data: { failure, hidden = {} } = {} } = useQuery(publishingStateQuery)
  const counts = Object.entries(hidden).map(
    ([name, count]) => `${count} ${nounOf(collectionAt(name) ?? { label: name })}`,
  )
  const texts = [
    ...(failure ? [publishingFailureText(zone, failure)] : []),
    ...(counts.length > 0 ? [`${counts.join(', ')} ${HIDDEN}`] : []),
  ]
  return texts.map((text) => (
    <div key={text} className="max-w-4xl">
      <Alert kind="error">{text}</Alert>
    </div>
  ))
}

const HIDDEN =
  'tidak tampil, karena isinya tidak terbaca versi ini. Minta pemasang situs menjalankan npm run doctor, yang menyebut dokumennya dan cara memperbaikinya.'

const complaints = screenOf('complaints')
const requests = screenOf('requests')

export function DashboardPage() {
  const person = useStaff()
  const client = useQueryClient()
  const isDesk = hasRole(person.role, complaints.roles)
  const kinds = KINDS.filter(({ kind }) => mayWrite(person.role, kind))
  const parts: Waiting[] = [
    useComplaintTasks(isDesk, complaints.path),
    useRequestTasks(
      isDesk,
      { path: requests.path, objectionsPath: screenOf('objections').path },
      person.role,
    ),
    useAutosavedTasks(),
    useDraftTasks(kinds, person),
    useStalenessTasks(person.role),
    useDutyTasks(hasRole(person.role, DUTIES.roles)),
  ]
  const isKnown = parts.every((part) => part !== undefined)
  return (
    <StaffScreen title={`Selamat bekerja, ${person.name}`}>
      {isPublisher(person.role) && <PublishingAlerts />}
      {person.role === 'admin' && <UnreadableMonths path={complaints.path} role={person.role} />}
      {kinds.length > 0 && <Beginnings kinds={kinds} />}
      <AutosavedList kinds={kinds} />
      <TaskList
        tasks={isKnown ? parts.flatMap((part) => part ?? []) : null}
        isWhole={!parts.includes(null)}
        onRetry={() => void client.refetchQueries({ queryKey: adminKeys.all, type: 'active' })}
      />
      {isDesk && <ComplaintOverview path={complaints.path} />}
      {isPublisher(person.role) && <MostRead />}
      {person.role === 'admin' && <DeviceErrors />}
      {person.role === 'admin' && <DownloadContent />}
    </StaffScreen>
  )
}

/** Classes that fit two buttons into a row on a phone. */
const COMPACT = 'max-sm:justify-start max-sm:gap-1 max-sm:px-2'

/** Links to create content. The first kind is the most frequent one and is highlighted. */
function Beginnings({ kinds }: { kinds: readonly EditorialKind[] }) {
  const navigate = useNavigate()

  function upload(list: string, files: readonly File[]) {
    const path = `${list}/beberapa`
    setNavigationPayload({ path, files })
    void navigate(path)
  }

  return (
    <nav aria-label="Mulai" className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
      {kinds.map(({ kind, label, verb, noun, path, bulkUpload }, index) => {
        if (index === 0)
          return (
            <Link
              key={kind}
              to={`${path}/baru`}
              className={`${buttonStyle.primary} ${COMPACT} ${kinds.length % 2 === 0 ? '' : 'col-span-full'}`}
            >
              <Icon name="plus" className="size-5 shrink-0" />
              {verb} {noun}
            </Link>
          )
        const style = `${buttonStyle.secondary} ${COMPACT} min-w-0 max-sm:text-sm`
        const name = (
          <>
            <Icon name="plus" className="size-5 shrink-0" />
            <span className="min-w-0 text-left">
              <span className="sr-only">{verb} </span>
              {label}
            </span>
          </>
        )
        return bulkUpload ? (
          <span key={kind} className="relative grid min-w-0">
            <FileButton
              accept="image/*"
              multiple
              className={style}
              onChoose={(...files) => upload(path, files)}
            >
              {name}
            </FileButton>
          </span>
        ) : (
          <Link key={kind} to={`${path}/baru`} className={style}>
            {name}
          </Link>
        )
      })}
    </nav>
  )
}
