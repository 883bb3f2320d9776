/**
 * Resolves a path to a file, a redirect or null, with clean URLs and without trailing slashes
 * (firebase.google.com/docs/hosting/full-config#control_html_extensions).
 */
export async function resolveStatic(
  path: string,
  has: (path: string) => Promise<boolean>,
): Promise<{ file: string; redirect?: never } | { file?: never; redirect: string } | null> {
  if (await has(path)) {
    if (!path.endsWith('.html')) return { file: path }
    return { redirect: path.replace(/(\/index)?\.html$/, '') || '/' }
  }
  const bare = path.replace(/\/$/, '')
  for (const file of [`${bare}/index.html`, bare && `${bare}.html`])
    if (file && (await has(file)))
      return bare !== '' && path !== bare ? { redirect: bare } : { file }
  return null
}
