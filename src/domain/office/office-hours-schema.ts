import * as v from 'valibot'

/** Days of the week on which the office serves, from Monday on, each once. */
export const serviceDays = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))),
  v.nonEmpty('Pilih paling sedikit satu hari.'),
  v.check(
    (days) => days.every((day, index) => day > (days[index - 1] ?? 0)),
    'Setiap hari disebut sekali, mulai dari Senin.',
  ),
)
