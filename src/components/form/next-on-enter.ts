const LINES = 'input, textarea[enterkeyhint=next]'

const STOPS =
  'input:not([type=file], [type=radio], [type=checkbox], [type=hidden], [hidden]), select, textarea, [role=textbox], [type=submit]'

/**
 * Of a page's keys: Enter in a line of a form with several goes on to the next field, and after the last to
 * the button, so that none submits what is half filled in. Not in the last line where a password is typed,
 * whose Enter signs in. A field that has a use of its own for Enter prevents its default.
 * Returns how that ends.
 */
export function nextOnEnter(): () => void {
  addEventListener('keydown', goOn)
  return () => removeEventListener('keydown', goOn)
}

function goOn(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.defaultPrevented) return
  const { target: field } = event
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  if (!field.form || !field.matches(LINES)) return
  const stops = [...field.form.querySelectorAll<HTMLElement>(STOPS)]
  if (stops.filter((stop) => !stop.matches('[type=submit]')).length < 2) return
  const next = stops.find(
    (stop) => field.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  if (field.type === 'password' && next?.matches('[type=submit]')) return
  event.preventDefault()
  next?.focus()
}
