import { emblemPicture } from '@/domain/settings/emblem-picture'
import type { Settings } from '@/domain/settings/settings'

interface EmblemProps {
  settings: Settings
  side: number
  className: string
  loading?: 'lazy'
}

/** Emblem of the village. Its alternative text is empty because the name is next to it. */
export function Emblem({ settings, side, className, loading }: EmblemProps) {
  return (
    <img
      src={emblemPicture(settings.emblemurl)}
      crossOrigin="anonymous"
      alt=""
      width={side}
      height={side}
      className={`shrink-0 ${className}`}
      loading={loading}
    />
  )
}
