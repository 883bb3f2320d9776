import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { AttachmentLinks } from '@/components/ui/lists/attachments'
import { Icon } from '@/components/ui/icon'
import { PlainText } from '@/components/ui/plain-text'
import type { AgendaInput } from '@/domain/agenda/agenda-schema'
import { describeRecurrence } from '@/domain/agenda/describe-recurrence'
import { formatDays, formatTimes } from '@/domain/agenda/event-times'
import { exceptionsOf, lastDayOf, occurrencesOf } from '@/domain/agenda/recurrence'
import { formatShortDay, calendarLeaf, dayName } from '@/domain/time/date'
import { useZone } from '@/lib/query/settings-query'

const SHOWN = 3

function Recurrence({ event, next }: { event: AgendaInput; next: readonly string[] }) {
  if (event.repeat === '') return null
  const until = next.at(-1) ?? event.lastdate
  const exceptions = exceptionsOf(event).filter((day) => day <= until)
  return (
    <div className="mt-1 flex gap-1.5">
      <Icon name="repeat" className="mt-0.5 size-5 shrink-0 text-primary" />
      <p className="min-w-0">
        {describeRecurrence(event)}.{' '}
        {exceptions.length > 0 && (
          <span className="text-ink-2">Ditiadakan {listDays(exceptions)}.</span>
        )}
      </p>
    </div>
  )
}

/** Returns the next few occurrences after the first day, or an empty array for a single event. */
function nextDays(event: AgendaInput): string[] {
  return event.repeat === '' ? [] : occurrencesOf(event).slice(1, 1 + SHOWN)
}

/** Returns text such as `Lalu 1 Des, 15 Des 2026, 5 Jan 2027.`, or '' if there are no days. */
function describeNext(days: readonly string[]): string {
  return days.length > 0 ? `Lalu ${listDays(days)}.` : ''
}

/** Returns a comma-separated list of days. Shows each year once, after the last listed day in that year. */
function listDays(days: readonly string[]): string {
  return days
    .map((day, at) => {
      const text = formatShortDay(day)
      return day.slice(0, 4) === days[at + 1]?.slice(0, 4) ? text.replace(/ \d+$/, '') : text
    })
    .join(', ')
}

interface AgendaCardProps {
  event: AgendaInput
  today: string
  /** True below a heading with the month. Phones then show the calendar leaf and the weekday instead of the date. */
  underMonth?: boolean
  action?: ReactNode
  children?: ReactNode
}

export function AgendaCard(props: AgendaCardProps) {
  const { event, today, underMonth = false, action, children } = props
  const zone = useZone()
  const last = lastDayOf(event)
  const [weekday, ...date] = formatDays(event.date, last).split(',')
  const next = nextDays(event)
  return (
    <article
      data-today={(event.date <= today && today <= last) || undefined}
      className="relative flex break-inside-avoid flex-wrap gap-3 rounded-card border border-hairline bg-surface p-3 data-today:border-primary md:gap-6 md:p-5"
    >
      <div className="flex flex-col items-center">
        <CalendarLeaf date={event.date} last={last} today={today} />
        {action}
      </div>
      <div className="min-w-[min(100%,9rem)] flex-1">
        <h3 className="text-[min(1rem,10vw)] leading-snug font-semibold md:text-lg md:leading-snug">
          {event.title}
        </h3>
        <ul className="mt-0.5 flex flex-wrap gap-x-3 md:gap-x-6">
          <li
            className={classNames('text-ink-2 md:mb-1 md:basis-full', !underMonth && 'basis-full')}
          >
            <time dateTime={event.date}>
              {weekday}
              <span className={classNames(underMonth && last === event.date && 'phone:sr-only')}>
                ,{date.join()}
              </span>
            </time>
          </li>
          <li className="flex items-center gap-1.5">
            <Icon name="clock" className="size-5 shrink-0 text-primary" />
            <span className="tabular-nums">{formatTimes(event, zone)}</span>
          </li>
          <li className="flex min-w-0 items-center gap-1.5">
            <Icon name="map-pin" className="size-5 shrink-0 text-primary" />
            <span className="min-w-0">{event.location}</span>
          </li>
        </ul>
        <Recurrence event={event} next={next} />
        <Details text={event.description} next={describeNext(next)} />
        <AttachmentLinks text={event.attachments} />
      </div>
      {children}
    </article>
  )
}

/** Number of characters that fit on two lines of the narrowest card. */
const TWO_LINES = 60

function Details({ text, next }: { text: string; next: string }) {
  const parts = (
    <>
      <PlainText text={text} />
      {next && <span className="block">{next}</span>}
    </>
  )
  const length = text.length + next.length
  if (length === 0) return null
  if (length <= TWO_LINES) return <p className="mt-1 max-w-prose text-ink-2 md:mt-2">{parts}</p>
  return (
    <details className="group mt-1 max-w-prose">
      <summary className="flex min-h-12 list-none items-end gap-2 text-ink-2 md:min-h-0 md:cursor-auto [&::-webkit-details-marker]:hidden">
        <span className="phone:group-not-open:line-clamp-2">{parts}</span>
        <Icon
          name="chevron-down"
          className="size-5 shrink-0 text-primary group-open:rotate-180 md:hidden print:hidden"
        />
      </summary>
    </details>
  )
}

interface CalendarLeafProps {
  date: string
  last: string
  /** Current day, or '' if it is not known yet. */
  today: string
}

function CalendarLeaf({ date, last, today }: CalendarLeafProps) {
  const from = calendarLeaf(date)
  const to = calendarLeaf(last)
  const range = (one: string, other: string) => (one === other ? one : `${one}–${other}`)
  return (
    <div className="w-16 shrink-0 text-center">
      <div aria-hidden className="overflow-hidden rounded-control border border-hairline">
        <div className="bg-primary-soft py-1 text-sm font-bold text-accent-ink uppercase">
          {range(from.month, to.month)}
        </div>
        <div
          className={`py-1 font-bold tabular-nums ${date === last ? 'text-2xl' : 'text-lg leading-8'}`}
        >
          {date === last ? from.day : `${from.day}–${to.day}`}
        </div>
      </div>
      <p className="-mx-3 mt-1 min-h-lh text-sm font-bold whitespace-nowrap text-accent-ink">
        {dayName(date, today, last)}
      </p>
    </div>
  )
}
