import { bestHits } from '@/domain/search/best-hits'
import { indexItems } from '@/domain/search/search-index'
import { searchTerm } from '@/domain/search/search-term'
import { comparedText, splitWords } from '@/domain/text/words'
import type { Information } from './information'

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
