/** Article of the village's previous site, with its path on this site. */
interface OldArticle {
  path: string
  oldId: string
  /** Day of publication, which is part of the old address. */
  day: string
  slug: string
}

const LINE = /^(\/(?:berita\/\w+|sejarah|visi-misi)) (\d+) (\d{4}-\d\d-\d\d) ([\w.~%-]*)$/

export const redirectLine = ({ path, oldId, day, slug }: OldArticle): string =>
  `${path} ${oldId} ${day} ${/^[\w.~%-]*$/.test(slug) ? slug : ''}`

/** Returns the new path for each old address of an article. Later lines override earlier lines. */
export function redirectsIn(lines: string): Map<string, string> {
  const redirects = new Map<string, string>()
  for (const line of lines.split('\n')) {
    const [, path = '', id, day = '', slug] = LINE.exec(line) ?? []
    if (path) for (const old of oldPaths(id ?? '', day, slug ?? '')) redirects.set(old, path)
  }
  return redirects
}

/** Returns the old addresses of an article. firebase.json redirects `/index.php` and `/first` to these. */
function oldPaths(id: string, day: string, slug: string): string[] {
  const padded = day.replaceAll('-', '/')
  const plain = padded.replaceAll('/0', '/')
  const dated = slug ? [...new Set([plain, padded])].map((date) => `${date}/${slug}`) : []
  return [id, ...dated].map((old) => `/artikel/${old}`)
}
