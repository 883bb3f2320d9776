import {
  colourTarget,
  into,
  program,
  shadowTarget,
  volume,
  type Gl,
  type Program,
  type Target,
} from './gl'
import { GRAIN_SIZE, grainVolume } from './grain'
import { lens, lookAt, multiply, perspective, type Matrix } from './matrix'
import { VERTEX_SIZE, type Mesh } from './mesh'
import type { Picture } from './picture'
import { discPoint, distantView, domeDirection, jitter, skyLight, sunDirection } from './sampling'
import { GEOMETRY_PASS } from './shaders/geometry'
import { LIGHT_PASS, SHADOW_PASS, SKY_PASS, STATIC_PASS } from './shaders/passes'
import { add, scale, sub, unit, type V3 } from './vector'

const SHADOW_SIZE = 2048
/** Sky directions for each camera sample. */
const SKY_SHARE = 4
const GRAIN_UNIT = 7

interface Buffers {
  array: WebGLVertexArrayObject
  count: number
}

function upload(gl: Gl, mesh: Mesh): Buffers {
  const array = gl.createVertexArray()
  gl.bindVertexArray(array)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(mesh.vertices), gl.STATIC_DRAW)
  let offset = 0
  for (const [location, size] of [3, 3, 3, 2, 4].entries()) {
    gl.enableVertexAttribArray(location)
    gl.vertexAttribPointer(location, size, gl.FLOAT, false, VERTEX_SIZE * 4, offset)
    offset += size * 4
  }
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, new Uint32Array(mesh.indices), gl.STATIC_DRAW)
  gl.bindVertexArray(null)
  return { array, count: mesh.indices.length }
}

/** Reflects heights at `level`. */
function mirror(level: number): Matrix {
  // prettier-ignore
  return new Float32Array([1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1, 0, 0, 2 * level, 0, 1])
}

/** From a place on the screen to the direction of sight there. */
function unview({ width, height, camera }: Picture, eye: V3): Matrix {
  const [right, up] = lens(eye, camera.target)
  const ahead = unit(sub(camera.target, eye))
  const tall = Math.tan(camera.angle / 2)
  const wide = (tall * width) / height
  // prettier-ignore
  return new Float32Array([...scale(right, wide), 0, ...scale(up, tall), 0, 0, 0, 0, 0, ...ahead, 1])
}

/** Draws one picture; each method is one step of an exposure. */
class Darkroom {
  private readonly geometry: Program
  private readonly skyPass: Program
  private readonly shadowPass: Program
  private readonly staticPass: Program
  private readonly lightPass: Program
  private readonly solid: Buffers
  private readonly backdrop: Buffers
  private readonly screen: WebGLVertexArrayObject
  private readonly shadow: Target
  private readonly view: Target
  private readonly reflection: Target
  private readonly sum: Target
  private readonly atlas: WebGLTexture

  constructor(
    private readonly gl: Gl,
    private readonly picture: Picture,
  ) {
    const { width, height } = picture
    this.geometry = program(gl, GEOMETRY_PASS)
    this.skyPass = program(gl, SKY_PASS)
    this.shadowPass = program(gl, SHADOW_PASS)
    this.staticPass = program(gl, STATIC_PASS)
    this.lightPass = program(gl, LIGHT_PASS)
    this.solid = upload(gl, picture.solid)
    this.backdrop = upload(gl, picture.backdrop)
    this.screen = gl.createVertexArray()
    this.shadow = shadowTarget(gl, SHADOW_SIZE)
    const formats = [gl.RGBA32F, gl.RGBA16F, gl.RGBA16F, gl.RGBA16F]
    this.view = colourTarget(gl, width, height, formats, true)
    this.reflection = colourTarget(gl, width, height, formats, true)
    this.sum = colourTarget(gl, width, height, [gl.RGBA32F], false)
    this.atlas = gl.createTexture()
    gl.bindTexture(gl.TEXTURE_2D, this.atlas)
    const blank = new ImageData(1, 1)
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture.atlas ?? blank)
    gl.generateMipmap(gl.TEXTURE_2D)
    gl.activeTexture(gl.TEXTURE0 + GRAIN_UNIT)
    volume(gl, GRAIN_SIZE, grainVolume())
    gl.enable(gl.DEPTH_TEST)
    gl.depthFunc(gl.LEQUAL)
    gl.blendFunc(gl.ONE, gl.ONE)
  }

  /** What the camera sees from `eye`, with the frame shifted by less than a pixel. */
  look(eye: V3, shift: readonly [number, number]): void {
    const { width, height, camera, waterLevel } = this.picture
    const project = perspective(camera.angle, width / height, 0.05, 6000)
    project[8] = shift[0] / width
    project[9] = shift[1] / height
    const view = multiply(project, lookAt(eye, camera.target, [0, 1, 0]))
    if (waterLevel !== null) {
      const below: V3 = [eye[0], 2 * waterLevel - eye[1], eye[2]]
      into(this.gl, this.reflection)
      this.gl.clearColor(0, 0, 0, 0)
      this.drawScene(below, multiply(view, mirror(waterLevel)), true)
    }
    into(this.gl, this.view)
    this.drawScene(eye, view, false)
    this.skyPass.use()
    this.setAir(this.skyPass, eye)
    this.gl.uniformMatrix4fv(this.skyPass.at('uUnview'), false, unview(this.picture, eye))
    this.cover()
  }

  private drawScene(eye: V3, view: Matrix, mirrored: boolean): void {
    const { gl, geometry, picture } = this
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT)
    if (!mirrored) this.drawDepth(view)
    geometry.use()
    this.setAir(geometry, eye)
    gl.uniformMatrix4fv(geometry.at('uView'), false, view)
    gl.uniform3f(geometry.at('uAmbient'), ...picture.weather.ambient)
    gl.uniform3f(geometry.at('uBounce'), ...picture.weather.bounce)
    gl.uniform1f(geometry.at('uMirror'), mirrored ? 1 : 0)
    gl.uniform1f(geometry.at('uWaterLevel'), picture.waterLevel ?? -1e6)
    gl.uniform2f(geometry.at('uSize'), picture.width, picture.height)
    const [seen] = this.reflection.textures.slice(3)
    this.bind(geometry, 0, 'uPicture', this.atlas)
    this.bind(geometry, 1, 'uReflection', mirrored || !seen ? this.atlas : seen)
    for (const { array, count } of [this.solid, this.backdrop]) {
      gl.bindVertexArray(array)
      gl.drawElements(gl.TRIANGLES, count, gl.UNSIGNED_INT, 0)
    }
  }

  /** So that the costly geometry shader runs once for each pixel. */
  private drawDepth(view: Matrix): void {
    const { gl, shadowPass } = this
    gl.colorMask(false, false, false, false)
    shadowPass.use()
    this.bind(shadowPass, 0, 'uPicture', this.atlas)
    gl.uniformMatrix4fv(shadowPass.at('uView'), false, view)
    for (const { array, count } of [this.solid, this.backdrop]) {
      gl.bindVertexArray(array)
      gl.drawElements(gl.TRIANGLES, count, gl.UNSIGNED_INT, 0)
    }
    gl.colorMask(true, true, true, true)
  }

  /** Finds what the light with this view does not reach. */
  castShadows(lightView: Matrix): void {
    const { gl, shadowPass, solid } = this
    into(gl, this.shadow)
    gl.clear(gl.DEPTH_BUFFER_BIT)
    gl.enable(gl.POLYGON_OFFSET_FILL)
    gl.polygonOffset(1.5, 3)
    shadowPass.use()
    this.bind(shadowPass, 0, 'uPicture', this.atlas)
    gl.uniformMatrix4fv(shadowPass.at('uView'), false, lightView)
    gl.bindVertexArray(solid.array)
    gl.drawElements(gl.TRIANGLES, solid.count, gl.UNSIGNED_INT, 0)
    gl.disable(gl.POLYGON_OFFSET_FILL)
  }

  addStatic(share: number): void {
    this.staticPass.use()
    this.gl.uniform1f(this.staticPass.at('uShare'), share)
    this.bindView(this.staticPass, ['uStatic'])
    this.addToSum()
  }

  /** Adds light from the direction, or for lamps the point, `from`, where the last shadows allow. */
  addLight(kind: 'sky' | 'sun' | 'lamp', from: V3, colour: V3, lightView: Matrix, eye: V3): void {
    const { gl, lightPass, picture } = this
    lightPass.use()
    gl.uniform1f(lightPass.at('uKind'), { sky: 0, sun: 1, lamp: 2 }[kind])
    const texel = (picture.shadows.radius * 2.2) / SHADOW_SIZE
    gl.uniform1f(lightPass.at('uOffset'), kind === 'lamp' ? 0.015 : texel)
    gl.uniform3f(lightPass.at('uFrom'), ...from)
    gl.uniform3f(lightPass.at('uColour'), ...colour)
    gl.uniform3f(lightPass.at('uEye'), ...eye)
    gl.uniformMatrix4fv(lightPass.at('uLightView'), false, lightView)
    this.bindView(lightPass, ['uPoint', 'uNormal', 'uAlbedo', 'uStatic'])
    const [depth] = this.shadow.textures
    if (depth) this.bind(lightPass, 4, 'uDepth', depth)
    this.addToSum()
  }

  /** Linear RGBA of all that was added, rows from the bottom. */
  read(): Float32Array {
    const { gl } = this
    const { width, height } = this.picture
    const pixels = new Float32Array(width * height * 4)
    into(gl, this.sum)
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.FLOAT, pixels)
    return pixels
  }

  private addToSum(): void {
    const { gl } = this
    into(gl, this.sum)
    gl.disable(gl.DEPTH_TEST)
    gl.enable(gl.BLEND)
    this.cover()
    gl.disable(gl.BLEND)
    gl.enable(gl.DEPTH_TEST)
  }

  private cover(): void {
    this.gl.bindVertexArray(this.screen)
    this.gl.drawArrays(this.gl.TRIANGLE_STRIP, 0, 4)
  }

  private bind(to: Program, unit_: number, name: string, texture: WebGLTexture): void {
    this.gl.activeTexture(this.gl.TEXTURE0 + unit_)
    this.gl.bindTexture(this.gl.TEXTURE_2D, texture)
    this.gl.uniform1i(to.at(name), unit_)
  }

  private bindView(to: Program, names: readonly string[]): void {
    const from = names.length === 1 ? 3 : 0
    for (const [index, name] of names.entries()) {
      const texture = this.view.textures[from + index]
      if (texture) this.bind(to, index, name, texture)
    }
  }

  private setAir(to: Program, eye: V3): void {
    const { gl } = this
    const { weather } = this.picture
    gl.uniform3f(to.at('uEye'), ...eye)
    gl.uniform3f(to.at('uSunDirection'), ...weather.sunDirection)
    gl.uniform3f(to.at('uSunColour'), ...weather.sunColour)
    gl.uniform3f(to.at('uZenith'), ...weather.zenith)
    gl.uniform3f(to.at('uHorizon'), ...weather.horizon)
    gl.uniform3f(to.at('uGlow'), ...weather.glow)
    gl.uniform3f(to.at('uHaze'), ...weather.haze)
    gl.uniform1f(to.at('uCloud'), weather.cloud)
    gl.uniform1f(to.at('uHazeDensity'), weather.hazeDensity)
    gl.uniform1f(to.at('uMist'), weather.mist)
    gl.uniform1f(to.at('uMistHeight'), weather.mistHeight)
    gl.uniform1f(to.at('uStars'), weather.stars)
    gl.uniform1f(to.at('uSunDisc'), weather.sunDisc)
    gl.uniform1i(to.at('uGrain'), GRAIN_UNIT)
  }
}

/**
 * Photographs the picture: many exposures, each with one point of the lens and the sun, some
 * directions of the sky and one point of each lamp, are summed; so shadows, sky light and depth of
 * field come out as soft as they are. Returns linear RGBA, rows from the bottom.
 */
export function render(picture: Picture): Float32Array {
  const { width, height, camera, weather, samples, lamps } = picture
  const gl = new OffscreenCanvas(width, height).getContext('webgl2')
  if (!gl?.getExtension('EXT_color_buffer_float') || !gl.getExtension('EXT_float_blend'))
    throw new Error('no float rendering')
  const darkroom = new Darkroom(gl, picture)
  const [right, up] = lens(camera.eye, camera.target)
  const skies = samples * SKY_SHARE
  for (let i = 0; i < samples; i++) {
    const [x, y] = discPoint(i, samples)
    const eye = add(camera.eye, scale(add(scale(right, x), scale(up, y)), camera.aperture))
    darkroom.look(eye, [jitter(i, 1) * 2 - 1, jitter(i, 2) * 2 - 1])
    darkroom.addStatic(1 / samples)

    const sun = sunDirection(weather, (i * 29) % samples, samples)
    const sunView = distantView(sun, picture.shadows, jitter(i, 5) * 6.28)
    darkroom.castShadows(sunView)
    darkroom.addLight('sun', sun, scale(weather.sunColour, 1 / samples), sunView, eye)

    for (let k = 0; k < SKY_SHARE; k++) {
      const direction = domeDirection((i + k * samples) % skies, skies)
      const skyView = distantView(direction, picture.shadows, jitter(i, 7) * 6.28)
      darkroom.castShadows(skyView)
      const colour = scale(skyLight(weather, direction), 2 / skies)
      darkroom.addLight('sky', direction, colour, skyView, eye)
    }
    for (const lamp of lamps) {
      const aside: V3 = [jitter(i, 3) - 0.5, jitter(i, 11) - 0.5, jitter(i, 13) - 0.5]
      const at = add(lamp.at, scale(aside, 2 * lamp.size))
      const [dx, , dz] = sub(lamp.at, lamp.toward)
      const upward: V3 = Math.hypot(dx, dz) < 0.01 ? [0, 0, 1] : [0, 1, 0]
      const lampView = multiply(perspective(2.6, 1, 0.05, 60), lookAt(at, lamp.toward, upward))
      darkroom.castShadows(lampView)
      darkroom.addLight('lamp', at, scale(lamp.colour, 1 / samples), lampView, eye)
    }
  }
  const pixels = darkroom.read()
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  return pixels
}
