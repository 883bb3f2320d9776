import type { ClientBuild } from '../../../src/app/rendering/client-build'
import type { RenderedSite, SiteRenderer } from '../../../src/domain/publishing/site-renderer'
import type { Hosting } from './publishing'

const BUILD: ClientBuild = {
  id: 'satu',
  head: '',
  script: '/assets/app.js',
  modules: [],
  pages: {},
  styleSheet: '/assets/app.css',
  css: '',
  symbols: {},
  shell: '<title>shell</title>',
}

/** The site's own renderer, which reads the village of `hosting` as a visitor; keeps what it rendered last. */
export async function siteRenderer({ url }: Pick<Hosting, 'url'>) {
  // The address is read when the module is loaded.
  process.env['FIREBASE_HOSTING_EMULATOR_HOST'] = new URL(url).host
  const { renderSite } = await import('../../../src/app/rendering/render-site')
  const siteUrl = 'https://desa.test'
  const rendered: { last: RenderedSite } = { last: { files: new Map(), unrendered: [] } }
  const renderer: SiteRenderer = {
    build: BUILD.id,
    siteUrl,
    async renderSite(publication) {
      rendered.last = await renderSite({
        build: BUILD,
        siteUrl,
        publication,
        stylesOf: () => '',
        sizeOf: (text) => text.length,
      })
      return rendered.last
    },
  }
  return { renderer, rendered }
}
