import type { Firestore } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { IMPORT_RECORD, importRecord } from '@/domain/imports/import-schema'
import { redirectsIn } from '@/domain/imports/redirects'

/** Returns small pages at the addresses of the site before an import. They lead to the rendered pages in `files`. */
export async function redirectFiles(
  firestore: Firestore,
  files: ReadonlyMap<string, string>,
  siteUrl: string,
): Promise<Map<string, string>> {
  const record = await firestore.doc(IMPORT_RECORD).get()
  const redirects = redirectsIn(v.parse(importRecord, record.data() ?? {}).redirects)
  return new Map(
    [...redirects]
      .filter(([, path]) => files.has(`${path}.html`))
      .map(([old, path]) => [`${old}.html`, pageTo(path, siteUrl)]),
  )
}

/** Returns a page that leads to the address, which contains no character that HTML must escape. */
const pageTo = (path: string, siteUrl: string) =>
  `<!doctype html><html lang="id"><meta charset="utf-8"><title>Halaman ini pindah</title>` +
  `<link rel="canonical" href="${siteUrl}${path}"><meta http-equiv="refresh" content="0;url=${path}">` +
  `<p>Halaman ini pindah ke <a href="${path}">${siteUrl}${path}</a>.</p></html>\n`
