const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text for an attribute or an element of HTML or XML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}

/** Text for XML 1.0 (section 2.2), which refuses most control characters however they are written. */
export function escapedXml(text: string): string {
  // oxlint-disable-next-line no-control-regex -- they are what is taken out
  return escaped(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''))
}

/** JSON for a script element: nothing in it ends that, or begins a comment of HTML. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
