import type { HostingConfig } from './config'

/**
 * Which file a path means under `cleanUrls` and `trailingSlash`, or where it should be asked for
 * instead (firebase.google.com/docs/hosting/full-config#control_html_extensions). Null: no file.
 */
export async function resolveStatic(
  path: string,
  { cleanUrls, trailingSlash }: Pick<HostingConfig, 'cleanUrls' | 'trailingSlash'>,
  has: (path: string) => Promise<boolean>,
): Promise<{ file: string; redirect?: never } | { file?: never; redirect: string } | null> {
  const bare = path.replace(/\/$/, '')
  const slashed = `${bare}/`

  if (await has(path)) {
    if (!cleanUrls || !path.endsWith('.html')) return { file: path }
    const clean = path.replace(/(\/index)?\.html$/, '')
    return { redirect: trailingSlash || clean === '' ? `${clean}/` : clean }
  }
  const directory = await has(`${slashed}index.html`)
  const asPage = cleanUrls && bare !== '' && (path === bare || trailingSlash !== undefined)
  const page = !directory && asPage && (await has(`${bare}.html`))
  if (!directory && !page) return null

  const wanted =
    trailingSlash === undefined
      ? directory && !cleanUrls
        ? slashed
        : path
      : trailingSlash
        ? slashed
        : bare
  if (bare !== '' && path !== wanted) return { redirect: wanted }
  return { file: directory ? `${slashed}index.html` : `${bare}.html` }
}
