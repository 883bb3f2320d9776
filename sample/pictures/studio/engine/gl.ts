export type Gl = WebGL2RenderingContext

export interface Program {
  use(): void
  /** Where the uniform is; null if the shader does not use it. */
  at(uniform: string): WebGLUniformLocation | null
}

export function program(gl: Gl, [vertex, fragment]: readonly [string, string]): Program {
  const handle = gl.createProgram()
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind)
    if (!shader) throw new Error('no shader')
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS))
      throw new Error(gl.getShaderInfoLog(shader) ?? 'shader')
    gl.attachShader(handle, shader)
  }
  gl.linkProgram(handle)
  if (!gl.getProgramParameter(handle, gl.LINK_STATUS))
    throw new Error(gl.getProgramInfoLog(handle) ?? 'program')
  const places = new Map<string, WebGLUniformLocation | null>()
  return {
    use: () => gl.useProgram(handle),
    at(uniform) {
      const known = places.get(uniform)
      if (known !== undefined) return known
      const place = gl.getUniformLocation(handle, uniform)
      places.set(uniform, place)
      return place
    },
  }
}

export interface Target {
  frame: WebGLFramebuffer
  textures: readonly WebGLTexture[]
  width: number
  height: number
}

function texture(gl: Gl, format: number, width: number, height: number, filter: number) {
  const handle = gl.createTexture()
  gl.bindTexture(gl.TEXTURE_2D, handle)
  gl.texStorage2D(gl.TEXTURE_2D, 1, format, width, height)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, filter)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, filter)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
  return handle
}

function framed(gl: Gl, attachments: readonly (readonly [number, WebGLTexture])[]) {
  const frame = gl.createFramebuffer()
  gl.bindFramebuffer(gl.FRAMEBUFFER, frame)
  for (const [point, handle] of attachments)
    gl.framebufferTexture2D(gl.FRAMEBUFFER, point, gl.TEXTURE_2D, handle, 0)
  if (gl.checkFramebufferStatus(gl.FRAMEBUFFER) !== gl.FRAMEBUFFER_COMPLETE)
    throw new Error('incomplete framebuffer')
  return frame
}

/** What is drawn into it can be read from textures, one of each format; `depth` hides what lies behind. */
export function colourTarget(
  gl: Gl,
  width: number,
  height: number,
  formats: readonly number[],
  depth: boolean,
): Target {
  const textures = formats.map((format) =>
    texture(gl, format, width, height, format === gl.RGBA32F ? gl.NEAREST : gl.LINEAR),
  )
  const points = textures.map((_, index) => gl.COLOR_ATTACHMENT0 + index)
  const attachments = textures.map((handle, index) => [points[index] ?? 0, handle] as const)
  const frame = framed(gl, [
    ...attachments,
    ...(depth
      ? [
          [
            gl.DEPTH_ATTACHMENT,
            texture(gl, gl.DEPTH_COMPONENT24, width, height, gl.NEAREST),
          ] as const,
        ]
      : []),
  ])
  gl.drawBuffers(points)
  return { frame, textures, width, height }
}

/** A depth map that answers "is this point lit?". */
export function shadowTarget(gl: Gl, size: number): Target {
  const depth = texture(gl, gl.DEPTH_COMPONENT24, size, size, gl.LINEAR)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_COMPARE_MODE, gl.COMPARE_REF_TO_TEXTURE)
  return {
    frame: framed(gl, [[gl.DEPTH_ATTACHMENT, depth]]),
    textures: [depth],
    width: size,
    height: size,
  }
}

export function into(gl: Gl, { frame, width, height }: Target): void {
  gl.bindFramebuffer(gl.FRAMEBUFFER, frame)
  gl.viewport(0, 0, width, height)
}

/** A texture that repeats in three directions, of (slope x, y, z, value) in each cell. */
export function volume(gl: Gl, size: number, values: Float32Array): WebGLTexture {
  const handle = gl.createTexture()
  gl.bindTexture(gl.TEXTURE_3D, handle)
  gl.texImage3D(gl.TEXTURE_3D, 0, gl.RGBA16F, size, size, size, 0, gl.RGBA, gl.FLOAT, values)
  gl.texParameteri(gl.TEXTURE_3D, gl.TEXTURE_MIN_FILTER, gl.LINEAR)
  gl.texParameteri(gl.TEXTURE_3D, gl.TEXTURE_MAG_FILTER, gl.LINEAR)
  return handle
}
