import type { RenderedSite, SiteRenderer } from '../../../src/domain/publishing/site-renderer'
import type { Hosting } from './publishing'
import { CLIENT_BUILD } from '../../support/client-build'

/** Returns the site's own renderer, which reads `hosting` as a visitor and keeps its last result. */
export async function siteRenderer({ url }: Pick<Hosting, 'url'>) {
  // The module reads the address when it is loaded.
  process.env['FIREBASE_HOSTING_EMULATOR_HOST'] = new URL(url).host
  const { renderSite } = await import('../../../src/app/rendering/render-site')
  const siteUrl = 'https://desa.test'
  const rendered: { last: RenderedSite } = { last: { files: new Map(), unrendered: [] } }
  const renderer: SiteRenderer = {
    build: CLIENT_BUILD.id,
    siteUrl,
    async renderSite(publication) {
      rendered.last = await renderSite({
        build: CLIENT_BUILD,
        siteUrl,
        bucket: '/v0/b/demo-desa.firebasestorage.app/o',
        publication,
        stylesOf: () => '',
        sizeOf: (text) => text.length,
      })
      return rendered.last
    },
  }
  return { renderer, rendered }
}
