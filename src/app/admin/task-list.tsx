import { Link } from 'react-router-dom'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { LoadFailure } from '@/components/ui/states/load-failure'
import type { Task } from '@/domain/tasks/task'

interface TaskListProps {
  /** null while loading. */
  tasks: readonly Task[] | null
  /** False if a source of tasks could not be read, so that the list may be incomplete. */
  isWhole: boolean
  onRetry: () => void
}

export function TaskList({ tasks, isWhole, onRetry }: TaskListProps) {
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
