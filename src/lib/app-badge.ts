/** Shows on the installed app's icon how many things wait, where the browser can; 0 takes it away. */
export function showAppBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return
  // An ornament: browsers refuse it to pages that are not installed or may not notify.
  navigator.setAppBadge(count).catch(() => {})
}
