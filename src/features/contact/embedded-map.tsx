import { useEffect, useRef } from 'react'
import { useOnline } from '@/components/browser/use-online'
import { embeddedMap } from '@/domain/links/map'
import { safeUrl } from '@/domain/links/safe-url'
import type { Settings } from '@/domain/settings/settings'

export default function EmbeddedMap({ settings }: { settings: Settings }) {
  const isOnline = useOnline()
  const frame = useRef<HTMLIFrameElement>(null)
  // The clicked button has been removed, so the focus moves to the map.
  useEffect(() => frame.current?.focus({ preventScroll: true }), [])
  const { latitude, longitude, village_name } = settings
  if (latitude === null || longitude === null) return null
  if (!isOnline)
    return (
      <p role="status" className="rounded-card border border-hairline bg-surface-2 p-4">
        Peta belum dapat ditampilkan: perangkat Anda tidak tersambung ke jaringan.
      </p>
    )
  return (
    <iframe
      ref={frame}
      src={safeUrl(embeddedMap({ latitude, longitude }))}
      title={`Peta kantor ${village_name}`}
      referrerPolicy="strict-origin-when-cross-origin"
      className="aspect-square w-full rounded-card border border-hairline bg-surface-2 sm:aspect-video lg:aspect-4/3"
    />
  )
}
