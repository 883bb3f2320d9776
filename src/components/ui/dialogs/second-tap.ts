/** A thumb that taps twice does so in this time, no farther apart than this. */
const DOUBLE_TAP = { milliseconds: 300, pixels: 24 }

/** What covers the page has come or gone since the last tap. */
let hasChanged = false
/** Undefined until something first comes; then nowhere, which is near everything. */
let last: Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp'> | undefined

/** To be called when what covers the page comes or goes: the second of two taps is not meant for what is there now. */
export function ignoreSecondTap(): void {
  hasChanged = true
  if (last) return
  last = { clientX: NaN, clientY: NaN, timeStamp: performance.now() }
  addEventListener('click', judge, { capture: true })
}

function judge(event: MouseEvent) {
  const { clientX, clientY, timeStamp } = event
  const { clientX: x, clientY: y, timeStamp: at } = last!
  const isFar = Math.hypot(clientX - x, clientY - y) > DOUBLE_TAP.pixels
  const isTouch = (event as Partial<PointerEvent>).pointerType === 'touch'
  hasChanged &&= isTouch && !isFar && timeStamp - at < DOUBLE_TAP.milliseconds
  last = { clientX, clientY, timeStamp }
  if (!hasChanged) return
  event.preventDefault()
  event.stopPropagation()
}
