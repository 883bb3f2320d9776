import * as v from 'valibot'
import type { Role } from './role'

/** Minimum length of passwords. (Firebase Auth alone would accept six characters.) */
const PASSWORD_MIN = 8
const ADMIN_PASSWORD_MIN = 12

export const password = v.pipe(
  v.string('Kata sandi wajib diisi.'),
  v.minLength(PASSWORD_MIN, `Kata sandi paling sedikit ${PASSWORD_MIN} karakter.`),
  v.maxLength(128, 'Kata sandi paling banyak 128 karakter.'),
)

export const PASSWORD_HINT = `Paling sedikit ${PASSWORD_MIN} karakter, untuk admin ${ADMIN_PASSWORD_MIN}. Tiga atau empat kata yang tidak berhubungan mudah diingat dan sulit ditebak.`

/** Person for whom a password is set, with the names that are easy to guess. */
export interface PasswordOwner {
  role: Role
  name: string
  email: string
  village: string
}

/** Checks `password` of an object against the role and names of its owner. The error message is for this field. */
export function strongPassword<Input extends { password: string }>(
  ownerOf: (input: Input) => PasswordOwner,
) {
  const weakness = (input: Input) => weaknessOf(input.password, ownerOf(input))
  return v.forward(
    v.check<Input, (issue: v.CheckIssue<Input>) => string>(
      (input) => weakness(input) === null,
      ({ input }) => weakness(input) ?? '',
    ),
    ['password'] as never,
  )
}

/** Minimum number of characters that remain after removing common words, names, years and keyboard rows. */
const REMAINDER_MIN = 4

/** Returns why a password is too weak, or null if it is accepted. */
export function weaknessOf(text: string, { role, name, email, village }: PasswordOwner) {
  if (role === 'admin' && text.length < ADMIN_PASSWORD_MIN)
    return `Kata sandi admin paling sedikit ${ADMIN_PASSWORD_MIN} karakter.`
  const names = `${name} ${email.replaceAll('.', ' ')} ${village}`.toLowerCase()
  const words = [...names.split(/[^\p{L}\p{N}]+/u), ...COMMON]
    .filter((word) => word.length > 2)
    .sort((a, b) => b.length - a.length)
  const typed = text.toLowerCase()
  const read = typed.replace(/[0134@$]/g, (sign) => LETTERS[sign] ?? '')
  return [typed, read].some((one) => isGuessable(one, words))
    ? 'Kata sandi ini mudah ditebak karena isinya kata umum, nama, tahun, atau urutan tombol. Tambahkan kata lain yang tidak berhubungan.'
    : null
}

/** Letters that people replace with digits and signs. */
const LETTERS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  '@': 'a',
  $: 's',
}

function isGuessable(text: string, words: readonly string[]): boolean {
  let rest = text.replace(/[^\p{L}\p{N}]/gu, '')
  for (const word of words) rest = rest.replaceAll(word, ' ')
  rest = withoutRows(rest)
    .replace(/(?:19|20)\d\d/g, ' ')
    .replace(/(.{1,4}?)\1{2,}/g, ' ')
    .replaceAll(' ', '')
  return rest.length < REMAINDER_MIN || new Set(rest).size < 3 || /^\d+$/.test(rest)
}

/** Removes four or more adjacent characters of a keyboard row or the alphabet, in both directions. */
function withoutRows(text: string): string {
  const key = (at: number) => text.charAt(at)
  let rest = ''
  for (let start = 0; start < text.length;) {
    let end = start + 1
    while (end < text.length && ROWS.some((row) => row.includes(text.slice(start, end + 1)))) end++
    rest += end - start >= 4 ? ' ' : key(start)
    start = end - start >= 4 ? end : start + 1
  }
  return rest
}

const ROWS = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '1q2w3e4r5t6y',
  'qazwsxedcrfv',
].flatMap((row) => [row, [...row].reverse().join('')])

/** Words from the most common passwords, including those in Indonesia and in village offices. */
const COMMON =
  `password passwd passw0rd katasandi kata sandi rahasia admin administrator operator user
  guest login masuk welcome selamat datang letmein secret master root test coba default demo
  iloveyou sayang sayangku cinta cintaku aku kamu anakku anak mama papa ibu bapak bunda ayah
  bismillah alhamdulillah allah muhammad islam subhanallah assalamualaikum yesus tuhan
  indonesia merdeka garuda pancasila nusantara jakarta bandung surabaya jawa sumatera
  desa kelurahan kecamatan kabupaten kantor pemdes pemerintah kades sekdes lurah camat kepala
  sekretaris bendahara kaur kasi perangkat dusun warga rakyat apbdes bumdes posyandu balai
  website situs internet komputer laptop google facebook whatsapp android samsung firebase
  dragon monkey football sepakbola persib persija bola naruto superman batman princess sunshine
  ganteng cantik jelek bagus kucing semangat sukses bahagia senin januari agustus desember
  qwerty asdf zxcv abc abcd 123 321 007`.split(/\s+/)
