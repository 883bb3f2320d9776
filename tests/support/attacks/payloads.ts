/*
 * What somebody types who wants a page to run it. Each names the field that it was typed into, and tells
 * `ran`, which each page has (watch.ts), where it runs.
 */

/** No page asks this host for anything, or leads there. */
export const FORBIDDEN_HOST = 'jahat.example'
/** Addresses that are in order lead there, with what would end an attribute or a script. */
const ALLOWED_HOST = 'luar.example'

export type Payload = (field: string) => string

const run = (field: string) => `ran.push("${field}")`

/** Whatever shows text shows them as they are. */
export const TEXTS: readonly Payload[] = [
  (field) => `<img src=x onerror=${run(field)}>`,
  (field) => `</script><script>${run(field)}</script>`,
  (field) => `"><svg/onload=${run(field)}>`,
  (field) => `[klik](javascript:${run(field)})`,
  (field) => `' onmouseover=${run(field)} x='`,
  (field) => `]]>--><script>${run(field)}</script>`,
  (field) => `=HYPERLINK("https://${ALLOWED_HOST}";"${field}")`,
  (field) => `{{constructor.constructor('${run(field)}')()}}`,
  (field) => `\u2028</title></textarea><img src=x onerror=${run(field)}>`,
  (field) => `Rapat\r\nATTACH:https://${ALLOWED_HOST}/${field}\r\nEND:VEVENT`,
  // For what may be no longer.
  () => '<svg/onload=ran()>',
]

/** Where an address goes. Which of them a schema lets through is its business; pages follow none. */
export const ADDRESSES: readonly Payload[] = [
  (field) => `javascript:${run(field)}`,
  (field) => `data:text/html,<script>parent.${run(field)}</script>`,
  (field) => `//${FORBIDDEN_HOST}/${field}`,
  (field) => `/\\${FORBIDDEN_HOST}/${field}`,
  (field) => `\u0001java\nscript:${run(field)}`,
  (field) => `https://${ALLOWED_HOST}/"onmouseover=${run(field)}`,
  (field) => `https://${ALLOWED_HOST}/'></script><script>${run(field)}</script>`,
]
