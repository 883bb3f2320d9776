/** A thumb that taps twice does so in this time, no farther apart than this. */
const MILLISECONDS = 300
const PIXELS = 24

/** What covers the page has come or gone since the last tap. */
let hasChanged = false
/** Around the last tap, as far as is known; undefined until something first comes. */
let near: DOMRect | undefined
let at = 0

/**
 * To be called when what covers the page comes or goes: the second of two taps is not meant for what is there now.
 * `opener` is what had the focus: before the first call nobody knows where the tap was.
 */
export function ignoreSecondTap(opener: Element | null): void {
  hasChanged = true
  if (near || !opener) return
  near = opener.getBoundingClientRect()
  at = performance.now()
  addEventListener('click', judge, { capture: true })
}

function judge(event: MouseEvent) {
  const { clientX: x, clientY: y, timeStamp } = event
  const { left, right, top, bottom } = near!
  hasChanged &&=
    (event as Partial<PointerEvent>).pointerType === 'touch' &&
    timeStamp - at < MILLISECONDS &&
    x >= left &&
    x <= right &&
    y >= top &&
    y <= bottom
  near = new DOMRect(x - PIXELS, y - PIXELS, 2 * PIXELS, 2 * PIXELS)
  at = timeStamp
  if (!hasChanged) return
  event.preventDefault()
  event.stopPropagation()
}
