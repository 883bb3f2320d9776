import { expect, it } from 'vitest'
import { matchesComplaint } from './complaint-search'

const COMPLAINT = {
  id: '7K3MQ2XVB9TD4R6H',
  name: 'Ibu Tati Kurniasih',
  phone: '0812-3456-7890',
  report: 'Lampu jalan di depan mushala\npadam sejak Senin.',
}

it.each([
  ['the code as shown', '7K3M-Q2XV-B9TD-4R6H'],
  ['the beginning of a code in lower case', '7k3m'],
  ['a part of the name', 'tati'],
  ['words of the name in any order', 'kurniasih ibu'],
  ['a word of the report', 'MUSHALA'],
  ['words on different lines of the report', 'mushala padam'],
  ['words of the name and the report', 'tati lampu'],
  ['the phone number as written', '0812-3456'],
  ['the phone number with the country code', '+62 812 3456 7890'],
  ['the phone number with its label', 'Hp. 0812\u20113456\u202c'],
  ['a message that contains the code', 'Kode laporan: *7K3M-Q2XV-B9TD-4R6H*'],
  ['a name without its apostrophe', 'kurni’asih'],
])('finds a report by %s', (_, words) => {
  expect(matchesComplaint(COMPLAINT, words)).toBe(true)
})

it.each(['Asep', 'tati mulyadi', 'lampu mati', '0813', '9999-9999'])(
  'does not find a report by %s',
  (words) => {
    expect(matchesComplaint(COMPLAINT, words)).toBe(false)
  },
)

it('does not find a report without a phone number when digits are typed', () => {
  expect(matchesComplaint({ ...COMPLAINT, phone: '' }, '0812')).toBe(false)
})
