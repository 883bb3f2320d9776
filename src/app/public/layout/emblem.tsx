import { emblemPicture } from '@/domain/settings/emblem-picture'
import type { Settings } from '@/domain/settings/settings'

interface EmblemProps {
  settings: Settings
  /** In CSS pixels. */
  side: number
  className: string
  loading?: 'lazy'
}

/** Stands beside the village's name, so that it needs no words. */
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
