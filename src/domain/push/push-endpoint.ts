/**
 * The push services of browsers. A function sends to what a visitor names, so that nothing else may be named:
 * - Chrome, Edge on Android, Opera, Samsung: fcm.googleapis.com (firebase.google.com/docs/cloud-messaging/js/client);
 *   some Chrome builds name jmt17.google.com instead (chromium, components/gcm_driver);
 * - Firefox: updates.push.services.mozilla.com (mozilla-services.github.io/autopush-rs);
 * - Safari: web.push.apple.com (developer.apple.com/documentation/usernotifications, "Sending web push
 *   notifications in web apps and browsers");
 * - Edge on Windows: a host of its own for each region below notify.windows.com
 *   (learn.microsoft.com/windows/apps/develop/notifications/push-notifications/firewall-allowlist-config).
 */
const PUSH_SERVICES =
  /^https:\/\/(?:fcm\.googleapis\.com|jmt17\.google\.com|updates\.push\.services\.mozilla\.com|web\.push\.apple\.com|[a-z0-9-]+\.notify\.windows\.com)\//

/** Whether `address` is of a known push service; or below `local`, that of tests. */
export const isPushEndpoint = (address: string, local = ''): boolean =>
  PUSH_SERVICES.test(address) || (local !== '' && address.startsWith(`${local}/`))
