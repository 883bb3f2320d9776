import { useEffect, useRef, useState } from 'react'
import { useOnline } from '@/components/browser/use-online'
import { Button, buttonStyle } from '@/components/ui/buttons/button'
import { NewTabLink } from '@/components/ui/buttons/new-tab'
import { Icon } from '@/components/ui/icon'
import { mapsAppLink } from '@/domain/links/map'
import { contactValue, type Settings } from '@/domain/settings/settings'
import EmbeddedMap from './embedded-map'

const ANCHOR = 'peta-kantor'

/** Map of the office. Loaded only on request, because it sends data to a third party. */
export function OfficeMap({ settings }: { settings: Settings }) {
  const [isShown, setShown] = useState(false)
  const isOnline = useOnline()
  const section = useRef<HTMLElement>(null)
  const { latitude, longitude } = settings
  const place = latitude === null || longitude === null ? null : { latitude, longitude }
  const address = contactValue(settings, 'address')
  useEffect(() => {
    // On a published page, the browser has already scrolled to the map. Otherwise the map did not exist yet.
    if (location.hash !== `#${ANCHOR}` || scrollY > 0) return
    section.current?.scrollIntoView()
    section.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section
      ref={section}
      id={ANCHOR}
      tabIndex={-1}
      aria-labelledby="judul-peta"
      className="flex flex-col gap-4 print:hidden"
    >
      <h2 id="judul-peta" className="text-xl font-bold">
        Peta Lokasi
      </h2>
      {place && (isShown || !isOnline) ? (
        <EmbeddedMap settings={settings} />
      ) : (
        <div className="flex aspect-video flex-col items-center justify-center gap-4 rounded-card border border-hairline bg-surface-2 p-4 text-center lg:aspect-4/3">
          <Icon name="map-pinned" className="size-12 text-primary" />
          {place ? (
            <>
              <Button look="primary" onClick={() => setShown(true)}>
                Tampilkan peta
              </Button>
              <p className="max-w-prose text-sm text-ink-2">
                Peta dimuat dari OpenStreetMap dan memakai kuota data.
              </p>
            </>
          ) : (
            <p>Titik lokasi kantor belum diatur.</p>
          )}
        </div>
      )}
      {(place || address) && (
        <NewTabLink
          to={mapsAppLink(place ?? address)}
          className={`${buttonStyle.secondary} self-start`}
        >
          <Icon name="external-link" />
          Buka di aplikasi peta
        </NewTabLink>
      )}
    </section>
  )
}
