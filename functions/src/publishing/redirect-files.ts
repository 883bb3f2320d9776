import type { Firestore } from 'firebase-admin/firestore'
import { IMPORTS, joinParts } from '@/domain/imports/import-schema'
import { redirectsIn } from '@/domain/imports/redirects'
import { PUBLISHED_ITEMS } from '@/domain/limits'

/** Returns small pages at the addresses of the site before an import. They lead to the pages of published articles. */
export async function redirectFiles(
  firestore: Firestore,
  files: ReadonlyMap<string, string>,
  siteUrl: string,
): Promise<Map<string, string>> {
  const { docs } = await firestore.collection(IMPORTS).get()
  const { redirects } = joinParts(docs.map((part) => part.data()))
  if (redirects === '') return new Map()
  const articles = [...files.keys()].filter((file) => file.startsWith('/berita/')).sort()
  // The app's shell shows articles that are too old for a file.
  const oldest = articles.length < PUBLISHED_ITEMS ? '' : (articles[0] ?? '')
  return new Map(
    [...redirectsIn(redirects)]
      .filter(([, path]) => files.has(`${path}.html`) || `${path}.html` < oldest)
      .map(([old, path]) => [`${old}.html`, pageTo(path, siteUrl)]),
  )
}

/** Returns a page that leads to the address, which contains no character that HTML must escape. */
const pageTo = (path: string, siteUrl: string) =>
  `<!doctype html><html lang="id"><meta charset="utf-8"><title>Halaman ini pindah</title>` +
  `<link rel="canonical" href="${siteUrl}${path}"><meta http-equiv="refresh" content="0;url=${path}">` +
  `<p>Halaman ini pindah ke <a href="${path}">${siteUrl}${path}</a>.</p></html>\n`
