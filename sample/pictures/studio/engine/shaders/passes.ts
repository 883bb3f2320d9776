import { AIR } from './air'

const SCREEN_VERTEX = `#version 300 es
out vec2 vAt;
void main() {
  vAt = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.;
  gl_Position = vec4(vAt * 2. - 1., 1, 1);
}`

/** The sky behind everything, into the same targets as the geometry. */
export const SKY_PASS = [
  SCREEN_VERTEX,
  `#version 300 es
precision highp float;
in vec2 vAt;
layout(location=0) out vec4 oPoint;
layout(location=1) out vec4 oNormal;
layout(location=2) out vec4 oAlbedo;
layout(location=3) out vec4 oStatic;
${AIR}
uniform mat4 uUnview;
void main() {
  vec3 d = normalize((uUnview * vec4(vAt * 2. - 1., 1, 1)).xyz);
  oPoint = oNormal = oAlbedo = vec4(0);
  oStatic = vec4(d.y < 0. ? mix(sky(vec3(d.x, .0, d.z)), uHaze, .5) : sky(d), 0);
}`,
] as const

export const SHADOW_PASS = [
  `#version 300 es
layout(location=0) in vec3 aPoint;
layout(location=3) in vec2 aUv;
layout(location=4) in vec4 aLook;
uniform mat4 uView;
invariant gl_Position;
out vec2 vUv;
flat out float vPattern;
void main() { vUv = aUv; vPattern = aLook.x; gl_Position = uView * vec4(aPoint, 1); }`,
  `#version 300 es
precision highp float;
in vec2 vUv;
flat in float vPattern;
uniform sampler2D uPicture;
void main() { if (vPattern == 5. && texture(uPicture, vUv).a < .5) discard; }`,
] as const

/** Adds the light that does not depend on samples. */
export const STATIC_PASS = [
  SCREEN_VERTEX,
  `#version 300 es
precision highp float;
in vec2 vAt;
out vec4 oColour;
uniform sampler2D uStatic;
uniform float uShare;
void main() { oColour = vec4(min(texture(uStatic, vAt).rgb, vec3(24)) * uShare, 1); }`,
] as const

/** Adds the light of one sample: a point of the sun, a direction of the sky, or a point of a lamp. */
export const LIGHT_PASS = [
  SCREEN_VERTEX,
  `#version 300 es
precision highp float;
precision highp sampler2DShadow;
in vec2 vAt;
out vec4 oColour;
uniform sampler2D uPoint, uNormal, uAlbedo, uStatic;
uniform sampler2DShadow uDepth;
uniform mat4 uLightView;
uniform vec3 uEye, uFrom, uColour;
uniform float uKind, uOffset;
float seen(vec3 point) {
  vec4 at = uLightView * vec4(point, 1);
  vec3 uvz = at.xyz / at.w * .5 + .5;
  if (at.w <= 0. || any(greaterThan(abs(uvz - .5), vec3(.5)))) return uKind > 1.5 ? 0. : 1.;
  return texture(uDepth, vec3(uvz.xy, uvz.z - .0003));
}
void main() {
  float kept = texture(uStatic, vAt).a;
  if (kept <= 0.) discard;
  vec4 at = texture(uPoint, vAt), normal = texture(uNormal, vAt), albedo = texture(uAlbedo, vAt);
  vec3 n = normal.xyz, to = uFrom, colour = uColour;
  if (uKind > 1.5) {
    to = uFrom - at.xyz;
    float far_ = length(to);
    to /= far_;
    colour /= far_ * far_ + .05;
  }
  float facing = dot(n, to);
  float light = max(facing, 0.) + albedo.a * (uKind < .5 ? .5 : 1.) * max(-facing, 0.);
  float visible = seen(at.xyz + n * uOffset * sign(facing + .0001));
  vec3 sum = albedo.rgb * colour * light;
  if (uKind < .5) sum += colour * at.w * .5;
  else if (normal.w > 0. && facing > 0.) {
    float tight = exp2(2. + 8. * normal.w);
    vec3 toEye = normalize(uEye - at.xyz), half_ = normalize(toEye + to);
    float rim = .04 + .96 * pow(1. - max(dot(half_, toEye), 0.), 5.);
    sum += colour * facing * rim * normal.w * pow(max(dot(n, half_), 0.), tight) * (tight + 8.) / 25.;
  }
  oColour = vec4(min(sum * visible * kept, vec3(12)), 1);
}`,
] as const
