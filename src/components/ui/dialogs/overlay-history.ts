/*
 * Each overlay adds one entry to the browser's history, so that Back closes only this overlay. History navigation is
 * asynchronous, so `settle` synchronises the history with the open overlays after every change.
 */

/** Close functions of the open overlays, the topmost last. */
const open: (() => void)[] = []
/** Navigations that wait until the history entries of all overlays are gone. */
const waiting: (() => void)[] = []
/** Timer that is set during a `history.back()` of this module. */
let stepping: ReturnType<typeof setTimeout> | undefined
/** Timer that is set from a popstate event until the browser has decided whether to scroll. */
let scrolling: ReturnType<typeof setTimeout> | undefined

/** Maximum wait for a history navigation within the page, in milliseconds. */
const STEP_MILLISECONDS = 1_000

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
    // Closing an overlay must not scroll the page.
    history.scrollRestoration = 'manual'
    history.pushState({ ...history.state, overlays: depth() + 1 }, '')
  }
}

/** Registers an overlay. Back calls `close`. Returns a function that unregisters the overlay. */
export function coverPage(close: () => void): () => void {
  open.push(close)
  // Deferred, so that an overlay that replaces another one reuses its history entry.
  queueMicrotask(settle)
  return () => {
    if (open.includes(close)) open.splice(open.indexOf(close), 1)
    queueMicrotask(settle)
  }
}

/** Runs a navigation after closing all overlays and removing their history entries. */
export function leavePage(navigate: () => void): void {
  waiting.push(navigate)
  for (const close of open.splice(0).reverse()) close()
  settle()
}

/** Starts handling Back. Call it before the router adds its listener, which must not see this module's navigations. */
export function watchOverlays(): void {
  addEventListener('popstate', (event) => {
    if (stepping) {
      event.stopImmediatePropagation()
      // The next popstate event may come from the user, even before a timer fires.
      clearTimeout(stepping)
      stepping = undefined
    } else for (const close of open.splice(depth()).reverse()) close()
    clearTimeout(scrolling)
    scrolling = setTimeout(() => {
      scrolling = undefined
      settle()
    })
  })
  // Removes the entries of overlays that were open before a reload.
  settle()
}
