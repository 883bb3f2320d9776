import { expect, it } from 'vitest'
import { versionsOf } from './figure-versions'

const line = (name: string, value: number) => ({ name, value, fill: '#1F5D3F' })
const told = (asof: string, ...lines: ReturnType<typeof line>[]) => ({ asof, lines })
const day = '2026-11-01'

it('tells what differs and nothing else', () => {
  const mine = told(day, line('Petani', 1_223), line('Guru', 4), line('Nelayan', 2))
  const theirs = told('2026-10-01', line('Petani', 1_200), line('Guru', 4), line('Buruh', 9))
  expect(versionsOf(mine, theirs)).toEqual([
    { label: 'Petani', mine: 'Petani: 1.223 #1F5D3F', theirs: 'Petani: 1.200 #1F5D3F' },
    { label: 'Nelayan', mine: 'Nelayan: 2 #1F5D3F', theirs: '(tidak ada)' },
    { label: 'Buruh', mine: '(tidak ada)', theirs: 'Buruh: 9 #1F5D3F' },
    { label: 'Keadaan per', mine: '1 November 2026', theirs: '1 Oktober 2026' },
  ])
})

it('tells another order where that is all', () => {
  const [a, b] = [line('A', 1), line('B', 2)]
  expect(versionsOf(told(day, a, b), told(day, b, a))).toEqual([
    { label: 'Urutan', mine: 'A, B', theirs: 'B, A' },
  ])
})

it('tells of many how many more there are', () => {
  const many = Array.from({ length: 14 }, (_, index) => line(`N${index}`, 1))
  expect(versionsOf(told(day, ...many), told(day)).at(-1)).toMatchObject({ mine: '4 baris lagi' })
})
