import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { buttonStyle } from '@/components/ui/buttons/button-style'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { paths } from '@/domain/paths'
import type { Settings } from '@/domain/settings/settings'
import { type InstallSuggestion, useInstall } from '@/stores/install'
import { Emblem } from './emblem'
import { InstallSteps } from './install-steps'
import { isCurrent } from './menu'

interface InstallCardProps {
  settings: Settings
  suggestion: InstallSuggestion
}

/** Pages with a form, where the suggestion would distract. */
const FORMS = [paths.complaint, paths.login, paths.notifications, paths.search]

/**
 * Suggests once, at the end of a page, to install the site. It is mounted outside the viewport, so that no
 * visible content moves.
 */
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
                  <button
                    type="button"
                    disabled={answer !== null}
                    className={buttonStyle.primary}
                    onClick={() => void accept()}
                  >
                    <Icon name="download" className="size-5" />
                    Pasang
                  </button>
                )}
                <button
                  type="button"
                  className={buttonStyle[isSafari ? 'secondary' : 'quiet']}
                  onClick={close}
                >
                  Tidak usah
                </button>
              </div>
            </>
          )}
        </aside>
      )}
    </div>
  )
}

/** Detects Safari on iPhones and iPads, where only its own menu can install a site. */
function isSafariOfPhone(): boolean {
  return (
    'standalone' in navigator &&
    navigator.standalone === false &&
    navigator.maxTouchPoints > 0 &&
    /Version\/[\d.]+ (?:Mobile\/\w+ )?Safari\//.test(navigator.userAgent)
  )
}
