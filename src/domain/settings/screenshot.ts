/** Formats of a screenshot in Chromium's install dialog: on phones (`narrow`) and computers (`wide`). */
export type ScreenshotForm = 'narrow' | 'wide'

/** Chromium's limits: length of a side in pixels, and ratio of both sides. */
const LEAST = 320
const MOST = 3840
const MOST_TIMES = 2.3

/** Matches the address of an uploaded JPEG with its size in the fragment. */
const OWN_SCREENSHOT =
  /^((?:https:\/\/firebasestorage\.googleapis\.com)?\/v0\/b\/[a-z0-9._-]{3,222}\/o\/images%2F\d{13}\.jpg\?alt=media)#(\d{3,4})x(\d{3,4})$/

interface Size {
  width: number
  height: number
}

export const isOwnScreenshot = (url: string): boolean => OWN_SCREENSHOT.test(url)

export const withSize = (url: string, { width, height }: Size) => `${url}#${width}x${height}`

/** Returns the size to which a picture must be cropped so that Chromium accepts it. */
export function shownPart({ width, height }: Size): Size {
  const longest = Math.floor(Math.min(width, height) * MOST_TIMES)
  return { width: Math.min(width, longest), height: Math.min(height, longest) }
}

export function isLargeEnough({ width, height }: Size): boolean {
  return Math.min(width, height) >= LEAST
}

export function hasFormFactor({ width, height }: Size, form: ScreenshotForm): boolean {
  return form === 'narrow' ? height > width : width > height
}

/** Returns the screenshot at an address, or null if Chromium would not show it in the given format. */
export function screenshotAt(url: string, form: ScreenshotForm): ({ src: string } & Size) | null {
  const [, src, ...sides] = OWN_SCREENSHOT.exec(url) ?? []
  const [width = 0, height = 0] = sides.map(Number)
  const size = { width, height }
  const fits =
    isLargeEnough(size) &&
    hasFormFactor(size, form) &&
    Math.max(width, height) <= Math.min(MOST, Math.min(width, height) * MOST_TIMES)
  return src !== undefined && fits ? { src, ...size } : null
}
