import { hex } from '../engine/vector'
import { moved } from '../engine/matrix'
import { banana, bush, palm, tree } from '../models/plants'
import { flag, house } from '../models/buildings'
import { POSE, man, stands, woman, KHAKI, BLACK } from '../models/people'
import { PRINTED, sheet, strip } from '../models/print'
import { box } from '../models/shapes'
import { WEATHER } from '../models/weather'
import { camera, type Scene } from '../stage'
import { hills, yard } from './yard'

/** The village hall with its flag, people on the way in. */
export const hall: Scene = (stage) => {
  const { solid, random } = stage
  hills(stage, 5, 260)
  yard(stage, 8, 1500, (x, z) => Math.abs(x) < 1.9 && z > -12)
  solid.place(moved(0, 0, -16), () => {
    house(solid, { width: 15, depth: 7, wall: 3.4, rise: 3.3, verandah: 2.6, trim: hex('#2f6b4c') })
    box(solid, [0, 3.35, 6.35], [7.4, 0.75, 0.12], { colour: hex('#1f5d3f') })
    solid.quad(
      [
        [-3.6, 3.68, 6.42],
        [3.6, 3.68, 6.42],
        [3.6, 3.02, 6.42],
        [-3.6, 3.02, 6.42],
      ],
      PRINTED,
      { picture: [0, 0, 1, 0.1] },
    )
  })
  solid.place(moved(5.6, 0, -6), () => flag(solid, 7.5, 1.5))
  box(solid, [5.6, 0.2, -6], [1.2, 0.4, 1.2], { colour: hex('#e7e2d4'), pattern: 'plaster' })
  for (const [x, z, h] of [
    [-13, -19, 9],
    [13, -20, 10],
    [16, -14, 8],
  ] as const)
    solid.place(moved(x, 0, z), () => palm(solid, random, h))
  solid.place(moved(-11, 0, -13), () => tree(solid, random, 7))
  solid.place(moved(11.5, 0, -11), () => banana(solid, random, 3.6))
  for (const x of [-9, -7.6, -6.2, 7.4, 8.8, 10.2])
    solid.place(moved(x, 0, -8.6), () => bush(solid, random, 0.6, hex('#4f8033')))
  stands(
    solid,
    [-1.1, 0, -3.4],
    2.9,
    man(random, { top: KHAKI, bottom: KHAKI, head: 'peci', headColour: BLACK, longSleeves: true }),
    POSE.walk,
  )
  stands(solid, [-0.2, 0, -3.8], 3.3, woman(random), POSE.walk)
  stands(solid, [1.5, 0, -7], 0.4, man(random), POSE.stand)
  stands(solid, [2.3, 0, -7.1], -0.5, woman(random), POSE.give)
  return {
    weather: WEATHER.afternoon,
    atlas: sheet(1024, (context) =>
      strip(context, [0, 0, 1024, 102], 'BALAI DESA SUKAMAJU', '#1f5d3f', '#fff7e0'),
    ),
    camera: camera([-2.4, 2.1, 9], [0.2, 2.9, -14], 39),
    shadows: { centre: [0, 2, -9], radius: 20 },
  }
}
