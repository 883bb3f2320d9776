import { loadable } from '@/components/loadable'
import { useAfterPaint } from '@/components/hydration/use-after-paint'
import { GlanceLink } from '@/components/ui/glance-link'
import { paths } from '@/domain/paths'
import type { Settings } from '@/domain/settings/settings'

const OfficeNow = loadable(() => import('./office-now'))

/** Leads to the office and says whether somebody is there now, as soon as there is a clock. */
export function OfficeGlance({ settings }: { settings: Settings }) {
  const isPainted = useAfterPaint()
  return (
    <GlanceLink to={paths.contact} icon="landmark" label="Kantor desa">
      {isPainted && settings.service_hours[0] !== undefined && <OfficeNow settings={settings} />}
    </GlanceLink>
  )
}
