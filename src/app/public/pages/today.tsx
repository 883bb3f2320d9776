import type { Settings } from '@/domain/settings/settings'
import { NextEvent } from '@/features/agenda/next-event'
import { AnnouncementBanner } from '@/features/announcements/announcement-banner'
import { OfficeGlance } from '@/features/contact/office-glance'
import { NextPrayer } from '@/features/prayer-times/next-prayer'

/** Daily information with links. Items without content are omitted. */
export function Today({ settings }: { settings: Settings }) {
  return (
    <section
      aria-labelledby="hari-ini"
      className="@container rounded-card border border-hairline bg-surface pb-1"
    >
      <h2 id="hari-ini" className="px-4 pt-3 pb-1 text-lg leading-snug font-bold">
        Hari ini di desa
      </h2>
      <AnnouncementBanner />
      <NextEvent />
      <OfficeGlance settings={settings} />
      <NextPrayer settings={settings} />
    </section>
  )
}
