/** A version that is being installed is waited for at most this long. */
const TIMEOUT_MILLISECONDS = 3_000

/**
 * Reloads the page, in a newer version of the site where the device has one: scripts of an older one, which
 * a page could not be shown without, may be on no server any more.
 */
export async function loadAnew(reload = () => location.reload()): Promise<void> {
  const registration =
    'serviceWorker' in navigator &&
    (await navigator.serviceWorker.getRegistration().catch(() => undefined))
  const newer = registration && (registration.waiting ?? registration.installing)
  if (!newer) return reload()
  navigator.serviceWorker.addEventListener('controllerchange', reload)
  newer.postMessage({ type: 'SKIP_WAITING' })
  setTimeout(reload, TIMEOUT_MILLISECONDS)
}
