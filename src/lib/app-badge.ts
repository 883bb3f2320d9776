/** Shows a number on the icon of the installed app, if the browser supports badges. 0 removes the number. */
export function showAppBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return
  navigator.setAppBadge(count).catch(() => {})
}
