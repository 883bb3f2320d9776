import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { safeUrl } from '@/domain/safe-url'
import { dismissNotice, dismissNoticeBeyond, type Notice, useNotice } from '@/stores/notice'

const LOOKS = {
  success: { icon: 'circle-check', style: 'border-l-primary', ink: 'text-primary' },
  error: { icon: 'circle-alert', style: 'border-l-danger', ink: 'text-danger' },
  note: { icon: 'info', style: 'border-l-info', ink: 'text-info' },
} as const

const link =
  'inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4'

/**
 * What the last action came to, at the bottom of the window above the buttons that caused it, and read
 * out: the region is there before its text.
 */
export function NoticeBar() {
  const { pathname } = useLocation()
  const { notice } = useNotice()
  useEffect(() => dismissNoticeBeyond(pathname), [pathname])
  useEffect(() => dismissNotice, [])
  return (
    <div
      role="status"
      aria-live={notice?.kind === 'error' ? 'assertive' : 'polite'}
      className="pointer-events-none fixed inset-x-0 bottom-0 z-30 flex justify-center px-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] max-lg:group-has-[.action-bar_p]/admin:bottom-[6rem] max-lg:group-has-[.action-bar]/admin:bottom-[4.25rem] lg:left-60 print:hidden"
    >
      {notice && <NoticeCard notice={notice} />}
    </div>
  )
}

function NoticeCard({ notice }: { notice: Notice }) {
  const { kind, text, links = [], actions = [] } = notice
  const { icon, style, ink } = LOOKS[kind]
  return (
    <div
      className={classNames(
        'pointer-events-auto flex max-h-[50dvh] w-full max-w-2xl gap-3 overflow-y-auto rounded-card border border-l-4 border-control bg-surface py-2 pl-4 shadow-lg',
        style,
      )}
    >
      <Icon name={icon} className={classNames('mt-1 size-5', ink)} />
      <div className="min-w-0 grow py-0.5">
        <p className="font-medium">{text}</p>
        {links.length + actions.length > 0 && (
          <p className="flex flex-wrap gap-x-5">
            {links.map((way) =>
              'to' in way ? (
                <Link key={way.label} to={way.to} className={link}>
                  {way.label}
                </Link>
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
        className="-my-2 grid size-12 shrink-0 place-items-center"
      >
        <Icon name="x" className="size-5" />
        <span className="sr-only">Tutup pesan</span>
      </button>
    </div>
  )
}
