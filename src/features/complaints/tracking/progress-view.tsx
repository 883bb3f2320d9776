import { type ReactNode, Suspense, lazy } from 'react'
import { useToday } from '@/components/browser/use-now'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { Alert } from '@/components/ui/states/alert'
import { Time } from '@/components/ui/time'
import { CATEGORY_LABEL, type ComplaintStatus } from '@/domain/complaints/complaint'
import type { ComplaintProgress } from '@/domain/complaints/complaint-progress-schema'
import { dueDay } from '@/domain/office/working-days'
import type { Settings } from '@/domain/settings/settings'
import { paragraphsOf } from '@/domain/text/text'
import { formatLongDay } from '@/domain/time/date'
import { useOfficeCalendar } from '@/services/office/use-office-calendar'
import { OfficeContacts } from '../office-contacts'
import type { SeenProgress } from '../read-progress'
import { Verdict } from './verdict'

const NOW: Record<ComplaintStatus, IconName> = {
  Baru: 'clock',
  Diproses: 'clock',
  Selesai: 'circle-check',
  Ditolak: 'x',
  Duplikat: 'link',
}

/** Returns whether a report was closed without the requested work. The page then omits the step `Diproses`. */
const isRejected = (status: ComplaintStatus) => status === 'Ditolak' || status === 'Duplikat'

function ProgressSteps({ status }: { status: ComplaintStatus }) {
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

const ReplyPhotos = lazy(() => import('./reply-photos'))

interface ProgressViewProps {
  progress: SeenProgress
  settings: Settings
}

const MEANINGS: Record<Exclude<ComplaintStatus, 'Baru'>, string> = {
  Diproses: 'Petugas sedang menangani laporan ini.',
  Selesai: 'Laporan ini sudah selesai ditangani.',
  Ditolak: 'Laporan ini tidak dapat ditindaklanjuti; alasannya ada pada balasan.',
  Duplikat: 'Masalah yang sama sudah dilaporkan lebih dulu dan ditangani di laporan itu.',
}

/** Shows the progress of a report to anyone with its tracking code. Contains no personal data. */
export function ProgressView({ progress, settings }: ProgressViewProps) {
  const { id, status, category, receivedAt, replies, original, seenAt } = progress
  // Ordered by time, because the ids are created when staff start writing, not when they send the reply.
  const inOrder = Object.entries(replies).sort(([, one], [, other]) => (one.at < other.at ? -1 : 1))
  return (
    <div className="flex flex-col gap-8">
      {seenAt !== undefined && (
        <Alert kind="note">
          Perkembangan terbaru belum dapat dimuat. Ini yang terakhir dilihat di perangkat ini,{' '}
          <Time at={seenAt} />.
        </Alert>
      )}
      <section
        aria-labelledby="status"
        className="rounded-card border border-hairline bg-surface p-4 md:p-6"
      >
        <h2 id="status" className="text-xl font-bold">
          <span className="block text-sm font-normal text-ink-2">Status</span>
          {status}
        </h2>
        <div className="mt-2">
          {status === 'Baru' ? (
            <Waiting receivedAt={receivedAt} settings={settings} />
          ) : (
            <p>{MEANINGS[status]}</p>
          )}
          {status === 'Duplikat' && original && <Original {...original} />}
        </div>
        <ProgressSteps status={status} />
        <dl className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-4 border-t border-hairline pt-4">
          <Fact name="Kategori">{CATEGORY_LABEL[category]}</Fact>
          <Fact name="Diterima">
            <Time at={receivedAt} />
          </Fact>
        </dl>
      </section>
      <Verdict progress={progress} settings={settings} />
      <section aria-labelledby="balasan">
        <h2 id="balasan" className="text-xl font-bold">
          Balasan petugas
        </h2>
        {inOrder.length === 0 ? (
          <p className="mt-3 text-ink-2">Belum ada balasan.</p>
        ) : (
          <ol className="mt-4 flex flex-col gap-4">
            {inOrder.map(([entry, reply]) => (
              <Reply key={entry} {...reply}>
                {reply.photos && (
                  <Suspense fallback={<div className="mt-3 h-24 skeleton" data-skeleton />}>
                    <ReplyPhotos id={id} entry={entry} photos={reply.photos} />
                  </Suspense>
                )}
              </Reply>
            ))}
          </ol>
        )}
      </section>
    </div>
  )
}

/** Shows status and times of the original report of a duplicate, but not its tracking code and replies. */
function Original({ status, receivedAt, closedAt }: NonNullable<ComplaintProgress['original']>) {
  return (
    <p className="mt-2">
      Laporan itu diterima <Time at={receivedAt} />; statusnya sekarang <strong>{status}</strong>
      {closedAt && (
        <>
          {' '}
          sejak <Time at={closedAt} />
        </>
      )}
      .
    </p>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}

/** Shows the deadline for an answer. After the deadline, also shows other contacts of the office. */
function Waiting({ receivedAt, settings }: { receivedAt: string; settings: Settings }) {
  const today = useToday(settings.time_zone)
  const calendar = useOfficeCalendar(settings)
  const due = dueDay(calendar, settings.time_zone, new Date(receivedAt), settings.answer_days)
  if (today <= due)
    return (
      <p>
        Laporan sudah diterima dan menunggu dibaca petugas. Anda dijawab paling lambat{' '}
        <strong>{formatLongDay(due)}</strong>.
      </p>
    )
  return (
    <>
      <p>
        Laporan ini seharusnya sudah dijawab paling lambat <strong>{formatLongDay(due)}</strong>.
        Tanyakan langsung kepada kantor desa dengan menyebutkan kodenya:
      </p>
      <div className="mt-4">
        <OfficeContacts settings={settings} message="Menanyakan laporan warga" />
      </div>
    </>
  )
}

interface ReplyProps {
  text: string
  at: string
  correctedAt?: string | undefined
  children: ReactNode
}

function Reply({ text, at, correctedAt, children }: ReplyProps) {
  return (
    <li className="rounded-card border border-hairline bg-surface p-4 md:p-5">
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
        <Icon name="message-square-text" className="size-4 text-primary" />
        <Time at={at} />
        {correctedAt && (
          <span>
            · dikoreksi <Time at={correctedAt} />
          </span>
        )}
      </p>
      {paragraphsOf(text).map((paragraph, index) => (
        <p key={index} className="mt-2">
          {paragraph}
        </p>
      ))}
      {children}
    </li>
  )
}
