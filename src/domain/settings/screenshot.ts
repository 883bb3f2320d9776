/** As Chromium shows them where the app is installed: on phones (`narrow`) and on computers (`wide`). */
export type ScreenshotForm = 'narrow' | 'wide'

/** Sides that Chromium shows, in pixels, and how many times the shorter one the longer may be. */
const LEAST = 320
const MOST = 3840
const MOST_TIMES = 2.3

/** A JPEG of ours; its size stands in the address, which browsers do not send so far (as `withShare`). */
const OWN_SCREENSHOT =
  /^((?:https:\/\/firebasestorage\.googleapis\.com)?\/v0\/b\/[a-z0-9._-]{3,222}\/o\/images%2F\d{13}\.jpg\?alt=media)#(\d{3,4})x(\d{3,4})$/

interface Size {
  width: number
  height: number
}

/** Whether an address is that of a picture that was stored as a screenshot. */
export const isOwnScreenshot = (url: string): boolean => OWN_SCREENSHOT.test(url)

/** The address of a stored screenshot that says its size. */
export const withSize = (url: string, { width, height }: Size) => `${url}#${width}x${height}`

/** How much of a picture, from its upper left corner on, is not too long to be shown. */
export function shownPart({ width, height }: Size): Size {
  const longest = Math.floor(Math.min(width, height) * MOST_TIMES)
  return { width: Math.min(width, longest), height: Math.min(height, longest) }
}

export function isLargeEnough({ width, height }: Size): boolean {
  return Math.min(width, height) >= LEAST
}

export function isOfForm({ width, height }: Size, form: ScreenshotForm): boolean {
  return form === 'narrow' ? height > width : width > height
}

/** The screenshot at an address; null where it is none that Chromium shows in this form. */
export function screenshotAt(url: string, form: ScreenshotForm): ({ src: string } & Size) | null {
  const [, src, ...sides] = OWN_SCREENSHOT.exec(url) ?? []
  const [width = 0, height = 0] = sides.map(Number)
  const size = { width, height }
  const fits =
    isLargeEnough(size) &&
    isOfForm(size, form) &&
    Math.max(width, height) <= Math.min(MOST, Math.min(width, height) * MOST_TIMES)
  return src !== undefined && fits ? { src, ...size } : null
}
