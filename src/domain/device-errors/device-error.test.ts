import { expect, it } from 'vitest'
import { cleanMessage, MESSAGE_MAX } from './device-error'

it.each([
  ['SyntaxError: Unexpected token, "Budi Santoso" is not valid JSON', '"…" is not valid JSON'],
  ['Error: budi@contoh.id not found', '… not found'],
  ['Error: NIK 3201011234567890', 'NIK 0'],
  ['Error: cannot open /pengaduan/ABC-DEF?nama=Budi now', 'cannot open … now'],
  ['Error: https://desa.id/pengaduan/ABC?x=1 failed', '… failed'],
  ['Failed to fetch dynamically imported module: https://desa.id/assets/agenda-Ab12.js', 'agenda'],
  ['Minified React error #418; visit 2', 'React error #418; visit 0'],
])('removes personal data from “%s”', (message, end) => {
  expect(cleanMessage(message).endsWith(end), cleanMessage(message)).toBe(true)
})

it('cleanMessage limits the length of an error message', () => {
  expect(cleanMessage('salah '.repeat(1_000))).toHaveLength(MESSAGE_MAX)
})
