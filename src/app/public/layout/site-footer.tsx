import { Link } from 'react-router-dom'
import { Icon } from '@/components/ui/icon'
import { paths } from '@/domain/paths'
import { safeUrl } from '@/domain/safe-url'
import type { Settings } from '@/domain/settings'
import { buttonStyle } from '@/components/ui/button-style'
import { Hills } from '@/components/ui/hills'
import { useInstall } from '@/stores/install'
import { ContactLinks, SocialLinks } from './contact-links'
import { FOOTER_LINKS } from './menu'

const HEADING = 'mb-2 text-lg font-bold'

/** Who the village is, where else to go, how to reach it, where its office stands. */
export function SiteFooter({ settings }: { settings: Settings }) {
  return (
    <footer className="mt-12 border-t border-hairline bg-surface pb-[calc(4rem+env(safe-area-inset-bottom))] lg:pb-0 print:hidden">
      <div className="container-page grid gap-10 py-12 sm:grid-cols-2 lg:grid-cols-4">
        <Identity settings={settings} />
        <nav aria-labelledby="footer-menu">
          <h2 id="footer-menu" className={HEADING}>
            Menu Lainnya
          </h2>
          <ul className="grid grid-cols-2 sm:grid-cols-1">
            {FOOTER_LINKS.map(({ name, path }) => (
              <li key={path}>
                <Link
                  to={path}
                  className="inline-flex min-h-12 items-center underline-offset-4 hover:text-primary hover:underline lg:min-h-10"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact" className={HEADING}>
            Hubungi Kami
          </h2>
          <ContactLinks
            settings={settings}
            fields={['address', 'phone', 'whatsapp', 'email']}
            look="list"
          />
          <div className="mt-2 -ml-3">
            <SocialLinks settings={settings} look="list" />
          </div>
        </section>
        <OfficeLocation settings={settings} />
      </div>
      <p className="container-page -mt-6 text-sm text-ink-2">
        <Link
          to={paths.privacy}
          className="inline-flex min-h-12 items-center underline underline-offset-4 hover:text-primary"
        >
          Privasi
        </Link>
      </p>
      <Hills className="block h-20 w-full" />
    </footer>
  )
}

function Identity({ settings }: { settings: Settings }) {
  const { offer, install } = useInstall()
  const { village_name, district, regency, province, postal_code } = settings
  return (
    <div>
      <img src="/emblem.svg" alt="" width="56" height="56" className="size-14" loading="lazy" />
      <p className="mt-3 text-lg font-bold">{village_name}</p>
      <address className="mt-1 text-ink-2 not-italic">
        {district && <p>Kecamatan {district}</p>}
        {regency && <p>{regency}</p>}
        {(province || postal_code) && <p>{[province, postal_code].filter(Boolean).join(' ')}</p>}
      </address>
      {offer && (
        <button
          type="button"
          className={`${buttonStyle.secondary} mt-4`}
          onClick={() => void install()}
        >
          <Icon name="download" className="size-5" />
          Pasang aplikasi
        </button>
      )}
    </div>
  )
}

function OfficeLocation({ settings }: { settings: Settings }) {
  const { latitude, longitude } = settings
  return (
    <section aria-labelledby="footer-location">
      <h2 id="footer-location" className={HEADING}>
        Lokasi Kantor
      </h2>
      {latitude !== null && longitude !== null ? (
        <a
          href={safeUrl(
            `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
          )}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle.secondary}
        >
          <Icon name="external-link" className="size-5" />
          Buka peta
          <span className="sr-only">(membuka tab baru)</span>
        </a>
      ) : (
        <p className="text-ink-2">Titik lokasi kantor belum diatur.</p>
      )}
    </section>
  )
}
