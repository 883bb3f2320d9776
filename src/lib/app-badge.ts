/** Shows a number on the icon of the installed app, if the browser supports it. 0 removes it. */
export function showAppBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return
  navigator.setAppBadge(count).catch(() => {})
}
