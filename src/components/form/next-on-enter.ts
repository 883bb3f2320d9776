const LINES = 'input, textarea[enterkeyhint=next]'

const STOPS =
  'input:not([type=file], [type=radio], [type=checkbox], [type=hidden], [hidden]), select, textarea, [role=textbox], [type=submit]'

/**
 * Makes Enter in a single-line field move to the next field, and from the last field to the submit button, so that an
 * incomplete form is not submitted. In the last field, Enter submits if the field is a password. Fields that use Enter
 * themselves prevent its default. Returns a function that removes the listener.
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
