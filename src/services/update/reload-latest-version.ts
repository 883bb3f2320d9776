const TIMEOUT_MILLISECONDS = 3_000

/**
 * Reloads the page in a newer version of the site if the device has one, because the server may no longer have the
 * scripts of an older version.
 */
export async function reloadLatestVersion(reload = () => location.reload()): Promise<void> {
  const registration =
    'serviceWorker' in navigator &&
    (await navigator.serviceWorker.getRegistration().catch(() => undefined))
  const newer = registration && (registration.waiting ?? registration.installing)
  if (!newer) return reload()
  navigator.serviceWorker.addEventListener('controllerchange', reload)
  newer.postMessage({ type: 'SKIP_WAITING' })
  setTimeout(reload, TIMEOUT_MILLISECONDS)
}
