import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { safeUrl } from '@/domain/links/safe-url'
import { type Notice, UNDO, dismissNotice, dismissNoticeBeyond, useNotice } from '@/stores/notice'
import { useNoticePlace } from './use-notice-place'

/**
 * Restores the focus when a button in this region disappears after it was pressed by keyboard. Focuses the element that
 * had the focus before, or the page if that element is gone. Runs whenever `shown` changes.
 */
function useRestoredFocus(region: RefObject<HTMLElement | null>, shown: unknown): void {
  const from = useRef<EventTarget | null>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    const { current: element } = region
    const listening = new AbortController()
    const { signal } = listening
    const come = ({ relatedTarget }: FocusEvent) => {
      const wasHere = relatedTarget instanceof Node && element?.contains(relatedTarget)
      if (!wasHere) from.current = relatedTarget
    }
    const press = ({ detail }: MouseEvent) => {
      // Moving the focus to a field after a tap would open the phone's keyboard.
      wasPressed.current = detail === 0
    }
    element?.addEventListener('focusin', come, { signal })
    element?.addEventListener('click', press, { signal, capture: true })
    return () => listening.abort()
  }, [region])

  useEffect(() => {
    const isLost = wasPressed.current && document.activeElement === document.body
    wasPressed.current = false
    if (!isLost) return
    const { current: place } = from
    const isThere = place instanceof HTMLElement && place.isConnected
    const main = document.querySelector<HTMLElement>('main')
    ;(isThere ? place : main)?.focus({ preventScroll: true })
  }, [shown])
}

const LOOKS = {
  success: { icon: 'circle-check', style: 'border-l-primary', ink: 'text-primary' },
  error: { icon: 'circle-alert', style: 'border-l-danger', ink: 'text-danger' },
  note: { icon: 'info', style: 'border-l-info', ink: 'text-info' },
} as const

const link =
  'inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4'

/**
 * Announces and shows the result of the last action. The live region is rendered before its text, so that screen
 * readers announce the text. The notice is above the form's button bar, or at the top if it would cover a control
 * there. The page keeps extra space at its end while the notice is shown.
 */
export function NoticeBar() {
  const { pathname } = useLocation()
  const { notice } = useNotice()
  const region = useRef<HTMLDivElement>(null)
  const { style, room } = useNoticePlace(region, notice)
  const holds = useDismissAfterDelay(notice)
  useRestoredFocus(region, notice)
  useUndoKey(notice)
  useEffect(() => dismissNoticeBeyond(pathname), [pathname])
  useEffect(() => dismissNotice, [])
  return (
    <>
      <div aria-hidden style={{ height: room }} className="lg:col-start-2 print:hidden" />
      <div
        role="status"
        aria-live={notice?.kind === 'error' ? 'assertive' : 'polite'}
        style={style}
        className="pointer-events-none fixed inset-x-0 z-30 flex justify-center px-3 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] lg:left-60 lg:justify-start print:hidden"
      >
        <div
          ref={region}
          {...holds}
          className="@container pointer-events-auto w-full max-w-2xl lg:max-w-md"
        >
          {notice && <NoticeCard notice={notice} />}
        </div>
      </div>
    </>
  )
}

/** Parts of a notice's minimum display time in milliseconds: finding it, acting on it, and reading each letter. */
const FINDING = 10_000
const ACTING = 10_000
const READING_LETTER = 60

function hasNextStep({ links = [], actions = [] }: Notice): boolean {
  return links.length + actions.length > 0
}

function displayDuration(notice: Notice): number {
  return FINDING + (hasNextStep(notice) ? ACTING : 0) + READING_LETTER * notice.text.length
}

/**
 * Dismisses a notice when its display time is over, but not while it has the pointer or the focus.
 * Returns the event handlers that keep the notice open.
 */
function useDismissAfterDelay(notice: Notice | null) {
  const [settledNotice, setSettledNotice] = useState<Notice | null>(null)
  const isSettled = settledNotice === notice
  const isHidden = useIsHidden()
  useEffect(() => {
    if (!notice || isSettled || isHidden) return
    const isFailure = notice.kind === 'error'
    const leaveAtInput = () => document.addEventListener('input', dismissNotice, { once: true })
    const leaving =
      !isFailure || !hasNextStep(notice)
        ? setTimeout(isFailure ? leaveAtInput : dismissNotice, displayDuration(notice))
        : undefined
    return () => {
      clearTimeout(leaving)
      document.removeEventListener('input', dismissNotice)
    }
  }, [notice, isSettled, isHidden])
  useEffect(() => {
    if (!notice?.isOffline) return
    addEventListener('online', dismissNotice)
    return () => removeEventListener('online', dismissNotice)
  }, [notice])
  const hold = () => setSettledNotice(notice)
  const release = () => setSettledNotice(null)
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release }
}

function useIsHidden(): boolean {
  const [isHidden, setIsHidden] = useState(() => document.hidden)
  useEffect(() => {
    const look = () => setIsHidden(document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isHidden
}

/** Runs the undo action of the notice on Ctrl+Z (⌘Z), except inside text fields. */
function useUndoKey(notice: Notice | null): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)
    const isTyping =
      event.target instanceof Element && event.target.matches('input, textarea, [contenteditable]')
    const undo = notice?.actions?.find(({ label }) => label === UNDO)
    if (!isUndo || event.shiftKey || isTyping || !undo) return
    event.preventDefault()
    undo.run()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
}

/**
 * Card of the notice. Its height is limited, so that a two-line button stays visible between the header and the notice
 * at any text size. Narrow containers hide the icon. The close button stays visible while the notice scrolls.
 */
function NoticeCard({ notice }: { notice: Notice }) {
  const { kind, text, links = [], actions = [] } = notice
  const { icon, style, ink } = LOOKS[kind]
  return (
    <div
      className={classNames(
        'flex max-h-[max(3.5rem,min(50dvh,100dvh-var(--taken,0px)-4rem))] w-full gap-3 overflow-y-auto rounded-card border border-l-4 border-control bg-surface py-2 pl-4 raised',
        style,
      )}
    >
      <Icon name={icon} className={classNames('mt-1 hidden size-5 @3xs:block', ink)} />
      <div className="min-w-0 grow py-0.5">
        <p className="font-medium">{text}</p>
        {hasNextStep(notice) && (
          <p className="flex flex-wrap gap-x-5">
            {links.map((way) =>
              'to' in way ? (
                <Link key={way.label} to={way.to} className={link}>
                  {way.label}
                </Link>
              ) : 'run' in way ? (
                <button key={way.label} type="button" onClick={way.run} className={link}>
                  {way.label}
                </button>
              ) : (
                <a
                  key={way.label}
                  href={safeUrl(way.href)}
                  target="_blank"
                  rel="noopener"
                  className={link}
                >
                  {way.label}
                </a>
              ),
            )}
            {actions.map(({ label, run }) => (
              <button key={label} type="button" onClick={run} className={link}>
                {label}
              </button>
            ))}
          </p>
        )}
      </div>
      <button
        type="button"
        onClick={dismissNotice}
        className="sticky -top-2 -my-2 grid size-[48px] shrink-0 place-items-center bg-surface"
      >
        <Icon name="x" />
        <span className="sr-only">Tutup pesan</span>
      </button>
    </div>
  )
}
