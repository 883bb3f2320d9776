import type { Firestore } from 'firebase-admin/firestore'
import { IMPORTS, joinParts } from '@/domain/imports/import-schema'
import { redirectsIn } from '@/domain/imports/redirects'
import { PUBLISHED_ITEMS } from '@/domain/limits'

/** Returns pages at the addresses of the previous site that redirect to published articles, by file name. */
export async function redirectFiles(
  firestore: Firestore,
  files: ReadonlyMap<string, string>,
  siteUrl: string,
): Promise<Map<string, string>> {
  const { docs } = await firestore.collection(IMPORTS).get()
  const { redirects } = joinParts(docs.map((part) => part.data()))
  if (redirects === '') return new Map()
  const articles = [...files.keys()].filter((file) => file.startsWith('/berita/')).sort()
  // Articles that are too old for a file of their own are rendered by the app's shell.
  const oldest = articles.length < PUBLISHED_ITEMS ? '' : (articles[0] ?? '')
  return new Map(
    [...redirectsIn(redirects)]
      .filter(([, path]) => files.has(`${path}.html`) || `${path}.html` < oldest)
      .map(([old, path]) => [`${old}.html`, pageTo(path, siteUrl)]),
  )
}

/** Returns the HTML of a redirect. `path` contains no characters that HTML must escape. */
const pageTo = (path: string, siteUrl: string) =>
  `<!doctype html><html lang="id"><meta charset="utf-8"><title>Halaman ini pindah</title>` +
  `<link rel="canonical" href="${siteUrl}${path}"><meta http-equiv="refresh" content="0;url=${path}">` +
  `<p>Halaman ini pindah ke <a href="${path}">${siteUrl}${path}</a>.</p></html>\n`
