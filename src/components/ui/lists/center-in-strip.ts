/** Scrolls a horizontal strip (the offset parent) so that the choice is in its middle. */
export function centerInStrip(choice: HTMLElement | null | undefined): void {
  const strip = choice?.offsetParent
  if (strip) strip.scrollLeft = choice.offsetLeft - (strip.clientWidth - choice.offsetWidth) / 2
}
