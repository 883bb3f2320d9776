/* Input that tries to run code. Each payload names its field and calls `ran` (watch.ts) if it runs. */

export const FORBIDDEN_HOST = 'jahat.example'
/** Host of well-formed addresses whose path tries to end an attribute or script. */
const ALLOWED_HOST = 'luar.example'

export type Payload = (field: string) => string

const run = (field: string) => `ran.push("${field}")`

/** Text that every view must show unchanged. */
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
  // Fits into the shortest fields.
  () => '<svg/onload=ran()>',
]

/** Malicious addresses. Schemas may accept some of them, but pages never run them or link to `FORBIDDEN_HOST`. */
export const ADDRESSES: readonly Payload[] = [
  (field) => `javascript:${run(field)}`,
  (field) => `data:text/html,<script>parent.${run(field)}</script>`,
  (field) => `//${FORBIDDEN_HOST}/${field}`,
  (field) => `/\\${FORBIDDEN_HOST}/${field}`,
  (field) => `\u0001java\nscript:${run(field)}`,
  (field) => `https://${ALLOWED_HOST}/"onmouseover=${run(field)}`,
  (field) => `https://${ALLOWED_HOST}/'></script><script>${run(field)}</script>`,
]
