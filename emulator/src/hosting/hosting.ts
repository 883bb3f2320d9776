import { chooseEncoding } from '../http/encoding'
import { ApiError, type ApiResponse, json } from '../http/message'
import type { Handler } from '../http/router'
import type { HostingConfig } from './config'
import type { Representation, StaticFiles } from './files'

/** Header that Firebase Hosting sends if no `headers` rule applies. */
const DEFAULT_CACHE_CONTROL = 'max-age=3600'

/**
 * Creates a handler that responds like Firebase Hosting, in its order of priority: reserved `/__/`
 * namespace, redirects, exact static content, rewrites, 404.html, a plain 404
 * (firebase.google.com/docs/hosting/full-config#hosting_priority_order).
 */
export function createHosting(config: HostingConfig, files: StaticFiles): Handler {
  return async (request) => {
    const path = decodeURIComponent(request.path).replace(/\/{2,}/g, '/')
    if (path.startsWith('/__/')) throw new ApiError('NOT_FOUND', `Nothing is served at ${path}.`)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return json({ error: { code: 405, message: 'Only GET and HEAD.' } }, 405)

    for (const redirect of config.redirects) {
      const target = redirect(path)
      if (target !== null) return redirectTo(target, request.query)
    }
    const found = await resolveStatic(path, (candidate) => files.has(candidate))
    if (found?.redirect !== undefined) return redirectTo(found.redirect, request.query)
    const rewrite = found ? null : config.rewrites.find(({ match }) => match(path))
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const destination = found?.file ?? rewrite?.path
    const file = destination === undefined ? null : await files.get(destination, encoding)
    if (file)
      return sendFile(file, request.headers['if-none-match'], {
        'cache-control': DEFAULT_CACHE_CONTROL,
        ...headersFor(config, path),
      })
    // A 404 must not be cached for as long as the missing file would be.
    const headers = headersFor(config, '/404.html')
    const page = await files.get('/404.html', encoding)
    return page
      ? { ...sendFile(page, undefined, headers), status: 404 }
      : {
          status: 404,
          headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
          body: `Tidak ada halaman di ${path}\n`,
        }
  }
}

function redirectTo(path: string, query: URLSearchParams): ApiResponse {
  const search = query.size > 0 ? `?${query.toString()}` : ''
  return { status: 301, headers: { location: encodeURI(path) + search } }
}

/** Returns the headers for a requested path, which may differ from the file's name. Later rules take precedence. */
function headersFor({ headers }: HostingConfig, path: string): Record<string, string> {
  const matching = headers.filter(({ match }) => match(path))
  return Object.assign({}, ...matching.map((rule) => rule.headers)) as Record<string, string>
}

function sendFile(
  { body, etag, contentType, encoding }: Representation,
  ifNoneMatch: string | undefined,
  own: Record<string, string>,
): ApiResponse {
  const common = { etag, vary: 'Accept-Encoding', 'content-type': contentType, ...own }
  if (fits(ifNoneMatch, etag)) return { status: 304, headers: common }
  return {
    status: 200,
    headers: { ...common, ...(encoding !== 'identity' && { 'content-encoding': encoding }) },
    body,
  }
}

function fits(ifNoneMatch = '', etag: string): boolean {
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/**
 * Resolves a path to a file, a redirect or null, with clean URLs and without trailing slashes
 * (firebase.google.com/docs/hosting/full-config#control_html_extensions).
 */
async function resolveStatic(
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
