let isAsked = false

/**
 * Has the browser clear others' storage before this site's. Firefox asks its user, so that it is called by what they do,
 * never on arrival.
 */
export function keepStorage(): void {
  isAsked = true
  // What refuses clears it when it likes, as before.
  void navigator.storage?.persist?.().catch(() => undefined)
}

/** For what is stored with every word that is typed. */
export function keepStorageOnce(): void {
  if (!isAsked) keepStorage()
}
