let isAsked = false

/**
 * Asks the browser to keep this site's storage longer than others'. Called on user actions only, because
 * Firefox asks its user.
 */
export function keepStorage(): void {
  isAsked = true
  // The browser may clear the storage if the user refuses.
  void navigator.storage?.persist?.().catch(() => undefined)
}

/** Asks once, for input that is stored while the user types. */
export function keepStorageOnce(): void {
  if (!isAsked) keepStorage()
}
