/** Of the variant that previews of links show, in pixels: what WhatsApp and Facebook ask for. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const
/** WhatsApp leaves out what is much larger. */
export const SHARE_MAX_BYTES = 300_000

/** A small picture is not blown up further; around it the frame stays empty. */
const MOST_ENLARGED = 2

/** Where in the frame of a share picture one of this size is drawn: in its middle, what overlaps is cut off. */
export function placeInShare(width: number, height: number) {
  const filling = Math.max(SHARE_SIZE.width / width, SHARE_SIZE.height / height)
  const scale = Math.min(MOST_ENLARGED, filling)
  const drawn = { width: width * scale, height: height * scale }
  return {
    x: (SHARE_SIZE.width - drawn.width) / 2,
    y: (SHARE_SIZE.height - drawn.height) / 2,
    ...drawn,
  }
}

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

/** Whether a share picture stands beside a master, a staged picture's too. */
export function hasShare(imageurl: string): boolean {
  return imageurl.endsWith(MARK)
}

/** The address of the share picture beside a public master; null where there is none. */
export function shareUrl(imageurl: string): string | null {
  const shared = SHARED_PICTURE.exec(imageurl)
  return shared ? `${shared[1]}_share?alt=media` : null
}
