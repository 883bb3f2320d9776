import { normaliseTrackingCode } from './id'
import { toWhatsappNumber } from './whatsapp'

/** Fewer digits stand in almost every number. */
const MIN_DIGITS = 4

/** Whether a report's code, name or phone number contains what was typed. */
export function matchesComplaint(
  { id, name, phone }: { id: string; name: string; phone: string },
  words: string,
): boolean {
  const code = normaliseTrackingCode(words)
  const digits = toWhatsappNumber(words)
  const wanted = words.toLowerCase().split(/\s+/)
  return (
    (code !== '' && id.includes(code)) ||
    wanted.every((word) => name.toLowerCase().includes(word)) ||
    (/^[0-9+() .-]+$/.test(words) &&
      digits.length >= MIN_DIGITS &&
      toWhatsappNumber(phone).includes(digits))
  )
}
