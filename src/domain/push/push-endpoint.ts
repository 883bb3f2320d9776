/**
 * Matches the push services of browsers. Functions send requests to endpoints that visitors provide, so no
 * other hosts are allowed:
 *
 * - Chrome, Edge on Android, Opera, Samsung: fcm.googleapis.com
 * (firebase.google.com/docs/cloud-messaging/js/client); some Chrome builds use jmt17.google.com (chromium,
 * components/gcm_driver);
 *
 * - Firefox: updates.push.services.mozilla.com (mozilla-services.github.io/autopush-rs);
 *
 * - Safari: web.push.apple.com (developer.apple.com/documentation/usernotifications, "Sending web push
 * notifications in web apps and browsers");
 *
 * - Edge on Windows: a host for each region below notify.windows.com
 * (learn.microsoft.com/windows/apps/develop/notifications/push-notifications/firewall-allowlist-config).
 */
const PUSH_SERVICES =
  /^https:\/\/(?:fcm\.googleapis\.com|jmt17\.google\.com|updates\.push\.services\.mozilla\.com|web\.push\.apple\.com|[a-z0-9-]+\.notify\.windows\.com)\//

/** Returns whether `address` belongs to a known push service or, in tests, starts with `local`. */
export const isPushEndpoint = (address: string, local = ''): boolean =>
  PUSH_SERVICES.test(address) || (local !== '' && address.startsWith(`${local}/`))
