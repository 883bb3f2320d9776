import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import type { ComplaintStatus } from '@/domain/complaints/complaint'

const NOW: Record<ComplaintStatus, IconName> = {
  Baru: 'clock',
  Diproses: 'clock',
  Selesai: 'circle-check',
  Ditolak: 'x',
  Duplikat: 'link',
}

/** Returns whether a report was closed without the requested work. Whether any work had begun is not public. */
const isRejected = (status: ComplaintStatus) => status === 'Ditolak' || status === 'Duplikat'

export function ProgressSteps({ status }: { status: ComplaintStatus }) {
  const steps: ComplaintStatus[] = isRejected(status)
    ? ['Baru', status]
    : ['Baru', 'Diproses', 'Selesai']
  const current = steps.indexOf(status)
  return (
    <ol className="mt-6 flex" aria-label="Tahap">
      {steps.map((step, index) => {
        const isReached = index <= current
        return (
          <li
            key={step}
            aria-current={index === current ? 'step' : undefined}
            className="relative flex flex-1 flex-col items-center gap-2 text-center text-[min(0.875rem,5.5vw)]/[1.5]"
          >
            {index > 0 && (
              <span
                aria-hidden
                className={classNames(
                  'absolute top-3.5 right-[calc(50%+--spacing(5))] left-[calc(-50%+--spacing(5))] h-1 rounded-full',
                  isReached ? 'bg-primary' : 'bg-hairline',
                )}
              />
            )}
            <span
              aria-hidden
              className={classNames(
                'relative grid size-8 place-items-center rounded-full border-2',
                isReached
                  ? 'border-primary bg-primary text-on-primary'
                  : 'border-control bg-surface',
              )}
            >
              {isReached && (
                <Icon name={index === current ? NOW[status] : 'circle-check'} className="size-4" />
              )}
            </span>
            <span className={index === current ? 'font-semibold' : 'text-ink-2'}>{step}</span>
          </li>
        )
      })}
    </ol>
  )
}
