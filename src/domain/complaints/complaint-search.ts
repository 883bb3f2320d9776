import { normaliseTrackingCode } from '../ids/id'
import { cleanPhone } from '../links/phone-schema'
import { toWhatsappNumber } from '../links/whatsapp'
import { containsWords } from '../text/words'

/** Minimum number of digits for a match. Fewer digits occur in almost every phone number. */
const MIN_DIGITS = 4

/**
 * Returns whether the code, phone number, name or text of a report contains the typed text. If several words are typed,
 * the name and text together must contain all of them.
 */
export function matchesComplaint(
  { id, name, phone, report }: { id: string; name: string; phone: string; report: string },
  words: string,
): boolean {
  const code = normaliseTrackingCode(words)
  const number = cleanPhone(words)
  const digits = toWhatsappNumber(number)
  return (
    (code !== '' && id.includes(code)) ||
    containsWords(`${name} ${report}`, words) ||
    (/^[0-9+() .-]+$/.test(number) &&
      digits.length >= MIN_DIGITS &&
      toWhatsappNumber(phone).includes(digits))
  )
}
