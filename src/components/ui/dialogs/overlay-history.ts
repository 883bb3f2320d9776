/*
 * Whatever covers a page is one step in the browser's history, so that Back closes it and nothing
 * else. The browser steps back asynchronously; what is open and what its history holds are
 * therefore brought together by `settle`, which whoever changes either of them calls.
 */

/** How the open overlays are closed, the topmost last. */
const open: (() => void)[] = []
/** Changes of page that wait until no step of an overlay lies beneath them. */
const waiting: (() => void)[] = []
/** Set while the browser steps back at our wish. */
let stepping: ReturnType<typeof setTimeout> | undefined
/** Set from a step's event until the browser has decided whether to scroll. */
let scrolling: ReturnType<typeof setTimeout> | undefined

/** A step back within a page takes some milliseconds; one that never comes must not stop the site. */
const STEP_MILLISECONDS = 1_000

/** How many overlays the present entry of the history stands for. */
const depth = () => (history.state as { overlays?: number } | null)?.overlays ?? 0

function settle(): void {
  if (stepping || scrolling) return
  const surplus = depth() - open.length
  if (surplus > 0) {
    stepping = setTimeout(() => {
      stepping = undefined
      settle()
    }, STEP_MILLISECONDS)
    history.go(-surplus)
    return
  }
  if (depth() === 0) history.scrollRestoration = 'auto'
  for (const navigate of waiting.splice(0)) navigate()
  while (depth() < open.length) {
    // Closing an overlay moves nothing of the page below it.
    history.scrollRestoration = 'manual'
    history.pushState({ ...history.state, overlays: depth() + 1 }, '')
  }
}

/** An overlay stands from now on, until the function returned is called. Back calls `close`. */
export function coverPage(close: () => void): () => void {
  open.push(close)
  // Later: one overlay that takes another's place takes its step as well.
  queueMicrotask(settle)
  return () => {
    if (open.includes(close)) open.splice(open.indexOf(close), 1)
    queueMicrotask(settle)
  }
}

/** Runs a change of page when all overlays are closed and their steps are gone; at once without any. */
export function leavePage(navigate: () => void): void {
  waiting.push(navigate)
  for (const close of open.splice(0).reverse()) close()
  settle()
}

/** Follows Back from now on; before the router does, which hears nothing of our own steps. */
export function watchOverlays(): void {
  addEventListener('popstate', (event) => {
    if (stepping) {
      event.stopImmediatePropagation()
      // The next step may be the visitor's, before any timer.
      clearTimeout(stepping)
      stepping = undefined
    } else for (const close of open.splice(depth()).reverse()) close()
    clearTimeout(scrolling)
    scrolling = setTimeout(() => {
      scrolling = undefined
      settle()
    })
  })
  // A page that is loaded anew shows no overlay.
  settle()
}
