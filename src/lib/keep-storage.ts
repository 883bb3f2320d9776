let isAsked = false

/** Asks the browser for persistent storage. Called only on user actions, because Firefox shows a prompt. */
export function keepStorage(): void {
  isAsked = true
  // The site also works if this is denied, but the browser may clear its storage.
  void navigator.storage?.persist?.().catch(() => undefined)
}

/** Asks for persistent storage once per page, for input that is stored while the user types. */
export function keepStorageOnce(): void {
  if (!isAsked) keepStorage()
}
