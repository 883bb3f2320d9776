/** Size in pixels of the picture for link previews, as WhatsApp and Facebook require. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const
/** Maximum file size. WhatsApp ignores much larger pictures. */
export const SHARE_MAX_BYTES = 300_000

/** Maximum factor by which a small picture is enlarged. An even smaller picture does not fill the frame. */
const MOST_ENLARGED = 2

/** Returns the position and size at which a picture is drawn in the SHARE_SIZE frame: centred, with cropped edges. */
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
 * Fragment of the address of a picture that has a share picture. Without it, no share picture is requested. Browsers do
 * not send fragments to the server.
 */
const MARK = '#share'

const SHARED_PICTURE = /^(.*\/o\/images%2F\d{13})\.(?:png|jpg|gif|webp)\?alt=media#share$/

/** Adds the mark that a share picture exists (`{13 digits}_share`, a JPEG) to the address of a master. */
export function withShare(imageurl: string): string {
  return imageurl + MARK
}

export function hasShare(imageurl: string): boolean {
  return imageurl.endsWith(MARK)
}

export function shareUrl(imageurl: string): string | null {
  const shared = SHARED_PICTURE.exec(imageurl)
  return shared ? `${shared[1]}_share?alt=media` : null
}
