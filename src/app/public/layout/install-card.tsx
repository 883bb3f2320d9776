import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Button } from '@/components/ui/buttons/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { paths } from '@/domain/paths'
import type { Settings } from '@/domain/settings/settings'
import { type InstallSuggestion, useInstall } from '@/stores/install'
import { Emblem } from './emblem'
import { isCurrent } from './menu'

function InstallSteps() {
  return (
    <ol className="grid gap-4 md:grid-cols-3">
      <Step
        drawing={
          <>
            <path d="M17 18h-3v18h20V18h-3" />
            <path d="M24 28V10m-6 6 6-6 6 6" />
          </>
        }
      >
        Ketuk tombol <b>Bagikan</b> di bilah Safari. Tidak tampak? Ketuk <b>···</b> dahulu.
      </Step>
      <Step
        drawing={
          <>
            <rect x="11" y="11" width="26" height="26" rx="6" />
            <path d="M24 18v12m-6-6h12" />
          </>
        }
      >
        Geser ke bawah, lalu pilih <b>Tambah ke Layar Utama</b>.
      </Step>
      <Step
        drawing={
          <>
            <rect x="13" y="6" width="22" height="36" rx="5" />
            <path d="M18 13h3v3h-3zm9 0h3v3h-3zm-9 8h3v3h-3z" />
            <path className="fill-accent stroke-accent" d="M27 21h3v3h-3z" />
            <path d="M21 37h6" />
          </>
        }
      >
        Ketuk <b>Tambah</b>. Ikon desa ada di layar utama; buka dari sana.
      </Step>
    </ol>
  )
}

function Step({ drawing, children }: { drawing: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3">
      <svg
        viewBox="0 0 48 48"
        aria-hidden="true"
        className="size-12 shrink-0 rounded-control bg-surface-2 fill-none stroke-primary stroke-2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {drawing}
      </svg>
      <span className="min-w-0">{children}</span>
    </li>
  )
}

interface InstallCardProps {
  settings: Settings
  suggestion: InstallSuggestion
}

/** Pages with a form, where the suggestion would distract. */
const FORMS = [paths.complaint, paths.login, paths.notifications, paths.search]

/** Suggests installing the site, only once. Mounted outside the viewport, so that no visible content moves. */
export default function InstallCard({ settings, suggestion }: InstallCardProps) {
  const { pathname } = useLocation()
  const { offer, install } = useInstall()
  const [answer, setAnswer] = useState<'asked' | 'accepted' | null>(null)
  const [isRoom, setRoom] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const isSafari = isSafariOfPhone()
  const isPossible = offer !== null || answer !== null || isSafari
  const isShown = isPossible && !FORMS.some((form) => isCurrent(pathname, form))

  useEffect(() => {
    if (!isShown || !place.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        if (!isRoom) setRoom(entry.boundingClientRect.top >= innerHeight)
        else if (entry.isIntersecting) suggestion.noteSeen()
      },
      { threshold: isRoom ? 0.5 : 0 },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isShown, isRoom, suggestion])

  function close() {
    suggestion.noteAnswered()
    useInstall.setState({ suggestion: null })
    document.getElementById('isi')?.focus({ preventScroll: true })
  }

  async function accept() {
    suggestion.noteAnswered()
    setAnswer('asked')
    if ((await install()) === 'accepted') setAnswer('accepted')
    else close()
  }

  if (!isShown) return null
  return (
    <div ref={place} className="container-page print:hidden">
      {isRoom && (
        <aside
          aria-labelledby="install-title"
          className={classNames(
            'mt-12 flex flex-col gap-4 rounded-card border border-hairline bg-surface p-4 md:p-6',
            !isSafari && 'md:flex-row md:items-center md:justify-between',
          )}
        >
          <div className="flex items-start gap-4">
            <Emblem settings={settings} side={48} className="size-12" />
            <div className="min-w-0">
              <h2 id="install-title" className="text-lg font-bold">
                Pasang aplikasi {settings.village_name}
              </h2>
              <p className="text-ink-2">
                Sekali ketuk langsung terbuka, bisa dibaca tanpa internet, dan ringan.
              </p>
            </div>
          </div>
          {answer === 'accepted' ? (
            <p role="status" className="font-semibold">
              Sedang dipasang. Ikonnya segera muncul di antara aplikasi Anda.
            </p>
          ) : (
            <>
              {isSafari && <InstallSteps />}
              <div className="flex flex-wrap gap-2">
                {!isSafari && (
                  <Button disabled={answer !== null} look="primary" onClick={() => void accept()}>
                    <Icon name="download" />
                    Pasang
                  </Button>
                )}
                <Button look={isSafari ? 'secondary' : 'quiet'} onClick={close}>
                  Tidak usah
                </Button>
              </div>
            </>
          )}
        </aside>
      )}
    </div>
  )
}

/** Detects Safari on iPhones and iPads, where only Safari's own menu can install a site. */
function isSafariOfPhone(): boolean {
  return (
    'standalone' in navigator &&
    navigator.standalone === false &&
    navigator.maxTouchPoints > 0 &&
    /Version\/[\d.]+ (?:Mobile\/\w+ )?Safari\//.test(navigator.userAgent)
  )
}
