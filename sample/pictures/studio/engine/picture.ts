import type { Mesh } from './mesh'
import type { V3 } from './vector'

/** Light and air. Colours are linear radiance; a white surface in the noon sun is about 1. */
export interface Weather {
  /** Towards the sun or moon. */
  sunDirection: V3
  sunColour: V3
  /** Softness of shadows: the sun's angular radius in radians, larger than the real one. */
  sunSpread: number
  /** Brightness of the visible disc, 0 for none. */
  sunDisc: number
  zenith: V3
  horizon: V3
  /** The bright air round the sun. */
  glow: V3
  haze: V3
  /** Share of light lost to haze in one metre. */
  hazeDensity: number
  /** Ground mist: density at the ground per metre, and the height where it has thinned to a third. */
  mist: number
  mistHeight: number
  cloud: number
  stars: number
  /** Light from everywhere, and from the lit ground below. */
  ambient: V3
  bounce: V3
}

export interface Camera {
  eye: V3
  target: V3
  /** Vertical angle of view in radians. */
  angle: number
  /** Radius of the lens in metres; what is as far as `target` is sharp. */
  aperture: number
}

export interface Lamp {
  at: V3
  toward: V3
  colour: V3
  /** Radius of the lamp, which softens its shadows. */
  size: number
}

export interface Grade {
  exposure: number
  contrast: number
  saturation: number
  /** Warmth of the white point: above 0 warmer. */
  warmth: number
  bloom: number
  vignette: number
  grain: number
}

/** All that the renderer needs for one picture. */
export interface Picture {
  width: number
  height: number
  camera: Camera
  weather: Weather
  lamps: readonly Lamp[]
  /** Things that cast shadows, and things that only receive them. */
  solid: Mesh
  backdrop: Mesh
  /** Printed surfaces: labels, cloth patterns, banners. */
  atlas: HTMLCanvasElement | OffscreenCanvas | null
  /** Height of the one water surface that mirrors the scene. */
  waterLevel: number | null
  /** Where shadows are wanted. */
  shadows: { centre: V3; radius: number }
  samples: number
  grade: Grade
}
