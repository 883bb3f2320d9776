import { normaliseTrackingCode } from '../ids/id'
import { toWhatsappNumber } from '../links/whatsapp'

/** Fewer digits stand in almost every number. */
const MIN_DIGITS = 4

/**
 * Whether a report's code, phone number, name or text contains what was typed: of several words each, in
 * name and text together.
 */
export function matchesComplaint(
  { id, name, phone, report }: { id: string; name: string; phone: string; report: string },
  words: string,
): boolean {
  const code = normaliseTrackingCode(words)
  const digits = toWhatsappNumber(words)
  const wanted = words.toLowerCase().split(/\s+/)
  const text = `${name} ${report}`.toLowerCase()
  return (
    (code !== '' && id.includes(code)) ||
    wanted.every((word) => text.includes(word)) ||
    (/^[0-9+() .-]+$/.test(words) &&
      digits.length >= MIN_DIGITS &&
      toWhatsappNumber(phone).includes(digits))
  )
}
