import { AfterPaint } from '@/components/hydration/use-after-paint'
import { loadable } from '@/components/loadable'
import { GlanceLink } from '@/components/ui/glance-link'
import { paths } from '@/domain/paths'
import type { Settings } from '@/domain/settings/settings'

const OfficeNow = loadable(() => import('./office-now'))

/** Link to the contact page that shows whether the office is open now. */
export function OfficeGlance({ settings }: { settings: Settings }) {
  return (
    <GlanceLink to={paths.contact} icon="landmark" label="Kantor desa">
      {settings.service_hours[0] !== undefined && (
        <AfterPaint>
          <OfficeNow settings={settings} />
        </AfterPaint>
      )}
    </GlanceLink>
  )
}
