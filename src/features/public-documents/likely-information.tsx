import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useMemo } from 'react'
import { useToday } from '@/components/browser/use-now'
import { contentList, contentPages } from '@/lib/query/content'
import { useZone } from '@/lib/query/settings-query'
import { allInformation, type Information } from './information'
import { InformationTitle } from './information-table'
import { bestHits } from '@/domain/search/best-hits'
import { indexItems } from '@/domain/search/search-index'
import { searchTerm } from '@/domain/search/search-term'
import { comparedText, splitWords } from '@/domain/text/words'

const MOST = 3

/** Words that occur in most requests and do not describe the topic. */
const COMMON = new Set(
  splitWords(
    'ada adalah agar akan apa atau bagaimana bahwa bapak berapa berkas bisa boleh dan dapat dari data dengan desa di dokumen fotokopi hormat ibu informasi ingin ini itu kami kapan ke kepada ketahui lengkap melihat mengenai mengetahui meminta minta mohon oleh pada para permohonan saya salinan seluruh semua serta siapa soal tahu tahun tentang terima kasih tolong untuk yang',
  ),
)

/** Returns a function that returns up to three documents or pages about the topics of a request. */
export function informationFinder(all: readonly Information[]) {
  const items = all.map(({ id, title, excerpt, type, year, decided }) => ({
    ...{ collection: 'public_documents' as const, id, day: '' },
    fields: [title, excerpt, `${type} ${year} ${decided}`],
  }))
  const index = indexItems(items)
  return (text: string): Information[] => {
    const words = splitWords(comparedText(text)).filter((word) => !COMMON.has(word))
    // A topic is a word with at least three letters, which excludes years.
    const topics = new Set(words.filter((word) => /\p{L}{3}/u.test(word)))
    const hits = index
      .find(searchTerm(words.join(' ')))
      .filter(({ item }) =>
        splitWords(comparedText(item.fields.join(' '))).some((word) => topics.has(word)),
      )
    return bestHits(hits, MOST).flatMap(({ item }) => all.filter(({ id }) => id === item.id))
  }
}

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
