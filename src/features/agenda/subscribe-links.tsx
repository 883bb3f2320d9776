import { useOrigin } from '@/components/browser/use-origin'
import { buttonStyle } from '@/components/ui/buttons/button-style'
import { NewTab } from '@/components/ui/buttons/new-tab'
import { Icon } from '@/components/ui/icon'
import { safeUrl } from '@/domain/links/safe-url'
import { PUBLISHED } from '@/domain/publishing/publication'
import { encodeUriPart } from '@/domain/text/characters'

/** Links for calendar apps. Google Calendar needs its own link. */
export function SubscribeLinks() {
  const calendar = useOrigin().replace(/^https?/, 'webcal') + PUBLISHED.calendar
  const google = `https://calendar.google.com/calendar/r?cid=${encodeUriPart(calendar)}`
  return (
    <>
      <a href={safeUrl(google)} target="_blank" rel="noreferrer" className={buttonStyle.secondary}>
        <Icon name="calendar-plus" className="size-5" />
        Langganan di Google Kalender
        <NewTab />
      </a>
      <a href={safeUrl(calendar)} className={buttonStyle.quiet}>
        Aplikasi kalender lain
      </a>
    </>
  )
}
