import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useMemo } from 'react'
import { useToday } from '@/components/browser/use-now'
import { contentList, contentPages } from '@/lib/query/content'
import { useZone } from '@/lib/query/settings-query'
import { allInformation } from './information'
import { InformationTitle } from './information-table'
import { informationFinder } from './likely'

/** Shows public information that may answer a request, while the user is writing it. */
export default function LikelyInformation({ text }: { text: string }) {
  const { data: documents } = useInfiniteQuery(contentPages('public_documents').options)
  const { data: announcements } = useQuery(contentList('announcements').options)
  const today = useToday(useZone())
  const find = useMemo(() => {
    return informationFinder(allInformation(documents ?? [], announcements ?? [], today, ''))
  }, [documents, announcements, today])
  const typed = useDeferredValue(text)
  const found = useMemo(() => find(typed), [find, typed])
  const heading = useId()
  return (
    <div role="status">
      {found.length > 0 && (
        <section
          aria-labelledby={heading}
          className="rounded-card border border-hairline bg-surface px-4 pt-3 pb-1"
        >
          <h3 id={heading} className="font-semibold">
            Mungkin sudah ada:
          </h3>
          <ul>
            {found.map((each) => (
              <li key={each.id}>
                <InformationTitle {...each} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
