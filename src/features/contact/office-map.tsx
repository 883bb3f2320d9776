import { useState } from 'react'
import { buttonStyle } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import { embeddedMap, mapsAppLink } from '@/domain/map'
import { safeUrl } from '@/domain/safe-url'
import { contactValue, type Settings } from '@/domain/settings'
import { useOnline } from '@/components/use-online'

/** Where the office stands. The map comes from others, so it is loaded only when asked for. */
export function OfficeMap({ settings }: { settings: Settings }) {
  const [isShown, setShown] = useState(false)
  const isOnline = useOnline()
  const { latitude, longitude, village_name } = settings
  const place = latitude === null || longitude === null ? null : { latitude, longitude }
  const address = contactValue(settings, 'address')
  return (
    <section aria-labelledby="peta-kantor" className="flex flex-col gap-4">
      <h2 id="peta-kantor" className="text-xl font-bold">
        Peta Lokasi
      </h2>
      {place && isShown ? (
        <iframe
          src={safeUrl(embeddedMap(place))}
          title={`Peta kantor ${village_name}`}
          referrerPolicy="strict-origin-when-cross-origin"
          className="aspect-square w-full rounded-card border border-hairline bg-surface-2 sm:aspect-video lg:aspect-4/3"
        />
      ) : (
        <div className="flex aspect-square flex-col items-center justify-center gap-4 rounded-card border border-hairline bg-surface-2 p-4 text-center sm:aspect-video lg:aspect-4/3">
          <Icon name="map-pinned" className="size-12 text-primary" />
          {place && !isOnline ? (
            <p role="status" className="max-w-prose">
              Peta belum dapat ditampilkan: perangkat Anda tidak tersambung ke jaringan.
            </p>
          ) : place ? (
            <>
              <button type="button" className={buttonStyle.primary} onClick={() => setShown(true)}>
                Tampilkan peta
              </button>
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
        <a
          href={safeUrl(mapsAppLink(place ?? address))}
          target="_blank"
          rel="noopener noreferrer"
          className={`${buttonStyle.secondary} self-start`}
        >
          <Icon name="external-link" className="size-5" />
          Buka di aplikasi peta
          <span className="sr-only">(membuka tab baru)</span>
        </a>
      )}
    </section>
  )
}
