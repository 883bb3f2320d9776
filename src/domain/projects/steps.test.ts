import { expect, it } from 'vitest'
import { percentOf, progressText, type Step, stepsOf, timelineOf } from './steps'

const PICTURE = {
  src: '/v0/b/desa/o/images%2F1763700000000.jpg?alt=media',
  alt: 'Kegiatan pada 50 %',
  width: 640,
  height: 480,
}
const step = (changes: Partial<Step>): Step => ({
  ...{ day: '2026-03-31', percent: '50', note: '', picture: null },
  ...changes,
})

it.each<[string, Step[]]>([
  ['no step', []],
  ['a step without a note', [step({ picture: PICTURE })]],
  ['an unfinished step', [step({ day: '', percent: '' }), step({ note: 'Selesai. ' })]],
  ['several steps', [step({ note: 'Satu.', picture: PICTURE }), step({ percent: '100' })]],
])('stepsOf restores %s from the text that progressText returns', (_, steps) => {
  expect(stepsOf(progressText(steps))).toEqual(steps)
})

it.each(['## 2026-03-31 100 %', '![a](/b){width=1 height=1}', '\n# Judul'])(
  'does not parse the note %j as a heading or picture',
  (note) => {
    const steps = stepsOf(progressText([step({ note })]))
    expect(steps).toHaveLength(1)
    expect(steps[0]?.picture).toBeNull()
  },
)

it('joins the lines of a note when a step is stored', () => {
  expect(stepsOf(progressText([step({ note: 'Satu.\n\nDua.' })]))[0]?.note).toBe('Satu. Dua.')
})

it('percentOf returns the highest percentage as a number, and timelineOf sorts steps by day', () => {
  const content = progressText([
    step({ percent: '100', day: '2026-06-30' }),
    step({ percent: '9', day: '2026-01-31' }),
  ])
  expect(percentOf({ content })).toBe(100)
  expect(timelineOf({ content }).map(({ percent }) => percent)).toEqual(['9', '100'])
})
