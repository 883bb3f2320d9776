import { AIR } from './air'

/**
 * What a camera sees: where it is, how it lies, what colour it is, and the light that no lamp sample
 * adds (its own glow, mirrored sky, light from all round), already seen through the air.
 */
export const GEOMETRY_PASS = [
  `#version 300 es
layout(location=0) in vec3 aPoint;
layout(location=1) in vec3 aNormal;
layout(location=2) in vec3 aColour;
layout(location=3) in vec2 aUv;
layout(location=4) in vec4 aLook;
uniform mat4 uView;
invariant gl_Position;
out vec3 vPoint, vNormal, vColour;
out vec2 vUv;
out vec4 vLook;
void main() {
  vPoint = aPoint; vNormal = aNormal; vColour = aColour; vUv = aUv; vLook = aLook;
  gl_Position = uView * vec4(aPoint, 1);
}`,
  `#version 300 es
precision highp float;
in vec3 vPoint, vNormal, vColour;
in vec2 vUv;
in vec4 vLook;
layout(location=0) out vec4 oPoint;
layout(location=1) out vec4 oNormal;
layout(location=2) out vec4 oAlbedo;
layout(location=3) out vec4 oStatic;
${AIR}
uniform vec3 uAmbient, uBounce;
uniform float uMirror, uWaterLevel;
uniform sampler2D uPicture, uReflection;
uniform vec2 uSize;

// For each pattern: how fine its coarse and fine noise are (per metre), how much of the colour is
// plain, coarse and fine noise, and how rough the surface is. A table, because the software renderer
// runs all branches for all pixels.
struct Pattern { vec3 coarse, fine; vec3 weights; float rough; };
const Pattern PATTERNS[12] = Pattern[12](
  Pattern(vec3(1), vec3(1), vec3(1, 0, 0), 0.),
  Pattern(vec3(.11), vec3(.8), vec3(.4, .75, .55), .4),
  Pattern(vec3(.7, 9, 9), vec3(1.2, 24, 24), vec3(.5, .45, .6), .05),
  Pattern(vec3(1), vec3(1), vec3(1, 0, 0), 0.),
  Pattern(vec3(.35), vec3(2.6), vec3(.5, .5, .55), .3),
  Pattern(vec3(9), vec3(9), vec3(1, 0, 0), .05),
  Pattern(vec3(1.3), vec3(10), vec3(.8, .2, .14), .06),
  Pattern(vec3(.9), vec3(6), vec3(.75, .5, 0), .05),
  Pattern(vec3(3), vec3(30), vec3(.88, .12, .12), 0.),
  Pattern(vec3(4), vec3(6, 2, 6), vec3(.86, .12, .16), .16),
  Pattern(vec3(9), vec3(20), vec3(.96, .04, .04), 0.),
  Pattern(vec3(1.4), vec3(2.2), vec3(.4, .85, .3), .5)
);
void main() {
  if (uMirror > .5 && vPoint.y < uWaterLevel + .01) discard;
  vec3 toEye = normalize(uEye - vPoint);
  vec3 n = normalize(vNormal);
  if (dot(n, toEye) < 0.) n = -n;
  vec3 albedo = vColour;
  float gloss = vLook.y, through = vLook.z;
  int pattern = int(vLook.x + .5);
  Pattern look = PATTERNS[pattern];
  float wide = .9 + length(uEye - vPoint) * .03;
  vec3 ripples = vec3(vPoint.x * .6, 1.7, vPoint.z * 1.2) * 2. / wide;
  vec4 coarse = grain(pattern == 3 ? ripples : vPoint * look.coarse);
  vec4 fine = grain(pattern == 3 ? ripples * 3.3 + 5. : vPoint * look.fine);
  albedo *= dot(look.weights, vec3(1, coarse.w, fine.w));
  n = normalize(n - look.rough * (fine.xyz - n * dot(fine.xyz, n)));
  if (pattern == 5) {
    vec4 texel = texture(uPicture, vUv);
    if (texel.a < .5) discard;
    albedo *= pow(texel.rgb, vec3(2.2));
  } else if (pattern == 7) {
    vec2 t = vUv; t.x += .5 * mod(floor(t.y), 2.);
    vec2 f = fract(t);
    albedo *= (.62 + .5 * hash(vec3(floor(t), 3.))) * mix(.45, 1., smoothstep(0., .22, f.y));
    n = normalize(n + (f.x - .5) * .8 * normalize(cross(n, vec3(0, 1, .01))));
  } else if (pattern == 8) {
    vec2 t = vUv; vec2 f = fract(t) - .5;
    float over = mod(floor(t.x) + floor(t.y), 2.);
    f = over > .5 ? f : f.yx;
    float crown = 1. - 2.2 * f.y * f.y - .9 * pow(abs(f.x * 2.), 4.);
    albedo *= (.32 + .78 * max(crown, 0.)) * (.8 + .35 * hash(vec3(floor(over > .5 ? t.yy : t.xx), over)));
  }
  vec3 light = albedo * (vLook.w + uAmbient * (.7 + .3 * n.y) + uBounce * (.5 - .5 * n.y));
  float mirrorsSky = 0.;
  if (pattern == 3) {
    vec2 slope = coarse.xz + .35 * fine.xz;
    n = normalize(n + vec3(slope.x, 0., slope.y) * .1 * through);
    float rim = min(1., .05 + 1.1 * pow(1. - max(dot(n, toEye), 0.), 5.));
    vec3 away = reflect(-toEye, n); away.y = abs(away.y);
    vec3 mirrored = clearSky(away);
    if (abs(vPoint.y - uWaterLevel) < .02) {
      vec4 kept = texture(uReflection, gl_FragCoord.xy / uSize + n.xz * vec2(.25, .35));
      mirrored = mix(mirrored, kept.rgb, kept.a);
    }
    light = light * (1. - rim) + mirrored * rim;
    albedo *= .6 * (1. - rim);
    through = 0.;
    gloss = .95;
  } else if (gloss > 0.) {
    float rim = .04 + .96 * pow(1. - max(dot(n, toEye), 0.), 5.);
    mirrorsSky = gloss * rim * (.35 + .65 * smoothstep(-.3, .5, reflect(-toEye, n).y));
  }
  vec3 way = vPoint - uEye;
  vec4 air = airBetween(way);
  oPoint = vec4(vPoint, mirrorsSky);
  oNormal = vec4(n, gloss);
  oAlbedo = vec4(albedo, through);
  oStatic = uMirror > .5
    ? vec4((light + albedo * (uSunColour * max(dot(n, uSunDirection), 0.) * .75 + mix(uZenith, uHorizon, .5) * .6)) * air.w + air.rgb, 1)
    : vec4(light * air.w + air.rgb, air.w);
}`,
] as const
