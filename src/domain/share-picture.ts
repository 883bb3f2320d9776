/** Of the variant that previews of links show, in pixels: what WhatsApp and Facebook ask for. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/**
 * How an address says that a share picture stands beside the master: pictures from before there were
 * any, and those that stand for no page, have none, and nobody asks the bucket. A browser does
 * not send it, so that caches know the master by one address.
 */
const MARK = '#share'

const SHARED_PICTURE = /^(.*\/o\/images%2F\d{13})\.(?:png|jpg|gif|webp)\?alt=media#share$/

/** The address of a master beside which a share picture was stored (`{13 digits}_share`, a JPEG). */
export function withShare(imageurl: string): string {
  return imageurl + MARK
}

/** Whether a share picture stands beside a master, a proposal's too. */
export function hasShare(imageurl: string): boolean {
  return imageurl.endsWith(MARK)
}

/** The address of the share picture beside a public master; null where there is none. */
export function shareUrl(imageurl: string): string | null {
  const shared = SHARED_PICTURE.exec(imageurl)
  return shared ? `${shared[1]}_share?alt=media` : null
}
