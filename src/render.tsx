import { brotliCompressSync, constants } from 'node:zlib'
import clientBuild from 'virtual:client-build'
import { renderSite as render } from './app/rendering/render-site'
import { stylesOf } from './app/rendering/page-styles'
import type { SiteRenderer } from './domain/publishing/site-renderer'
import { siteUrl as url } from './lib/firebase/app'
import { bucketAddress } from './lib/firebase/stored-address'

/* Entry point of the renderer that the functions load for publishing (SiteRenderer). */

const styles = stylesOf(clientBuild.css)

/** Returns the approximate size of a text after Hosting's compression. */
const sizeOf = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

export const build: SiteRenderer['build'] = clientBuild.id
export const siteUrl: SiteRenderer['siteUrl'] = new URL(url).origin
export const renderSite: SiteRenderer['renderSite'] = (publication) =>
  render({
    build: clientBuild,
    siteUrl,
    bucket: bucketAddress(),
    publication,
    stylesOf: styles,
    sizeOf,
  })
