import { Mesh } from './engine/mesh'
import type { Camera, Picture } from './engine/picture'
import { seeded, type Random } from './engine/random'
import { GRADE, WEATHER } from './models/weather'

/** What a scene builds on: two empty meshes and its own chance. */
export interface Stage {
  solid: Mesh
  backdrop: Mesh
  random: Random
}

/** What a scene may say of its picture; the rest is as in every other. */
export type Shot = Pick<Picture, 'camera'> &
  Partial<Omit<Picture, 'solid' | 'backdrop' | 'grade'>> & {
    grade?: Partial<Picture['grade']>
  }

export type Scene = (stage: Stage) => Shot

/** Eye, target and angle in degrees; a pinhole unless `aperture` is given. */
export function camera(
  eye: Camera['eye'],
  target: Camera['target'],
  degrees: number,
  aperture = 0,
): Camera {
  return { eye, target, angle: (degrees * Math.PI) / 180, aperture }
}

export function compose(
  key: string,
  scene: Scene,
  width: number,
  height: number,
  samples: number,
): Picture {
  const stage: Stage = { solid: new Mesh(), backdrop: new Mesh(), random: seeded(key) }
  const { grade, ...shot } = scene(stage)
  return {
    width,
    height,
    weather: WEATHER.day,
    lamps: [],
    atlas: null,
    waterLevel: null,
    shadows: { centre: shot.camera.target, radius: 24 },
    samples,
    ...shot,
    solid: stage.solid,
    backdrop: stage.backdrop,
    grade: { ...GRADE, ...grade },
  }
}
