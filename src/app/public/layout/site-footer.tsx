import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { loadable } from '@/components/loadable'
import { Button, ButtonLink } from '@/components/ui/buttons/button'
import { Hills } from '@/components/ui/pictures/picture'
import { paths } from '@/domain/paths'
import { contactValue, locationParts, type Settings } from '@/domain/settings/settings'
import { useInstall } from '@/stores/install'
import { ErrorBoundary } from '../../error-boundary'
import { ContactLinks, SocialLinks } from './contact-links'
import { Emblem } from './emblem'
import { FOOTER_LINKS, QUIET_LINKS } from './menu'

const EmbeddedMap = loadable(() => import('@/features/contact/embedded-map'))

const HEADING = 'font-bold sm:mb-2 sm:text-lg'
/** Classes that separate the groups by a line when they are stacked. */
const GROUP = 'border-hairline max-sm:border-t max-sm:pt-1'

export function SiteFooter({ settings }: { settings: Settings }) {
  return (
    <footer className="mt-12 border-t border-hairline bg-surface pb-[calc(4rem+env(safe-area-inset-bottom))] lg:pb-0 print:hidden">
      <div className="container-page footer-columns grid gap-x-10 gap-y-1 pt-3 sm:grid-cols-2 sm:gap-y-8 sm:pt-10">
        <Identity settings={settings} />
        <nav aria-labelledby="footer-menu" className={GROUP}>
          <h2 id="footer-menu" className={HEADING}>
            Menu Lainnya
          </h2>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-x-2 text-sm lg:grid-cols-1 lg:text-base">
            {FOOTER_LINKS.map(({ name, path }) => (
              <li key={path}>
                <Link
                  to={path}
                  className="flex min-h-12 items-center underline-offset-4 hover:text-primary hover:underline lg:min-h-10"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="footer-contact" className={`${GROUP} not-has-[li]:hidden`}>
          <h2 id="footer-contact" className={HEADING}>
            Hubungi Kami
          </h2>
          <ContactLinks settings={settings} look="list" />
          <SocialLinks settings={settings} look="list" />
        </section>
        <OfficeLocation settings={settings} />
      </div>
      <ul className="container-page flex flex-wrap gap-x-5 text-sm text-ink-2 sm:mt-6">
        {QUIET_LINKS.map(({ name, path }) => (
          <li key={path}>
            <Link
              to={path}
              className="flex min-h-12 items-center underline underline-offset-4 hover:text-primary"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <Hills className="-mt-1 block aspect-9/1 w-full sm:mt-0 lg:aspect-auto lg:h-16" />
    </footer>
  )
}

function Identity({ settings }: { settings: Settings }) {
  const { offer, install } = useInstall()
  const { village_name, province, postal_code } = settings
  const place = locationParts({
    ...settings,
    province: [province, postal_code].filter(Boolean).join(' '),
  })
  return (
    <div className="flex gap-3">
      <Emblem settings={settings} side={40} className="mt-1 size-10" loading="lazy" />
      <div className="min-w-0">
        <p className="font-bold sm:text-lg">{village_name}</p>
        <p className="text-sm text-ink-2 sm:text-base">{place.join(', ')}</p>
        {offer && (
          <Button icon="download" className="mt-2" onClick={() => void install()}>
            Pasang aplikasi
          </Button>
        )}
      </div>
    </div>
  )
}

function OfficeLocation({ settings }: { settings: Settings }) {
  const [isShown, setShown] = useState(false)
  const isContact = useLocation().pathname === paths.contact
  const address = contactValue(settings, 'address')
  const place = settings.latitude !== null && settings.longitude !== null
  return (
    <section aria-labelledby="footer-location" className={`${GROUP} max-sm:border-b max-sm:pb-1`}>
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-2 sm:block">
        <h2 id="footer-location" className={HEADING}>
          Lokasi Kantor
        </h2>
        {isContact && place ? (
          <ButtonLink to={paths.officeMap}>Lihat peta</ButtonLink>
        ) : (
          <>
            {address && <p className="mb-3 hidden sm:block">{address}</p>}
            {!place && <p className="text-ink-2">Titik lokasi kantor belum diatur.</p>}
            {place && !isShown && (
              <Button icon="map-pinned" className="max-sm:px-2.5" onClick={() => setShown(true)}>
                Tampilkan peta
              </Button>
            )}
          </>
        )}
      </div>
      {isShown && !isContact && (
        <ErrorBoundary fallback={<p role="alert">Peta belum dapat ditampilkan.</p>}>
          <EmbeddedMap settings={settings} />
        </ErrorBoundary>
      )}
    </section>
  )
}
