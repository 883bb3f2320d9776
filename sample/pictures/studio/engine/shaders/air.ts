/** GLSL: noise, the sky in a direction, and the haze between the eye and a point. */
export const AIR = `
uniform vec3 uEye;
uniform highp sampler3D uGrain;
uniform vec3 uSunDirection, uSunColour, uZenith, uHorizon, uGlow, uHaze;
uniform float uCloud, uHazeDensity, uMist, uMistHeight, uStars, uSunDisc;

float hash(vec3 p) {
  p = fract(p * .3183099 + vec3(.1, .17, .13));
  p *= 17.;
  return fract(p.x * p.y * p.z * (p.x + p.y + p.z));
}
// Noise of four scales in w and its slope in xyz, from a texture that repeats after 8 units.
vec4 grain(vec3 p) { return texture(uGrain, p / 8.); }
float fbm(vec3 p) { return grain(p).w; }
vec3 clearSky(vec3 d) {
  float up = max(d.y, 0.);
  vec3 colour = mix(uHorizon, uZenith, 1. - pow(1. - up, 3.2));
  float toSun = max(dot(d, uSunDirection), 0.);
  colour += uGlow * (pow(toSun, 6.) * .45 + pow(toSun, 60.) * .6) * (1. - .5 * up);
  return colour + uSunColour * uSunDisc * smoothstep(.99925, .9997, toSun);
}
vec3 sky(vec3 d) {
  vec3 colour = clearSky(d);
  float up = max(d.y, 0.), toSun = max(dot(d, uSunDirection), 0.);
  if (uStars > 0.) colour += uStars * step(.9985, hash(floor(d * 240.))) * smoothstep(.05, .4, d.y);
  if (uCloud > 0.) {
    vec2 flat_ = d.xz / (up + .12);
    float body = fbm(vec3(flat_ * 1.05, 4.3)) * .75 + fbm(vec3(flat_ * 3.4, 1.7)) * .25;
    float cover = smoothstep(.62 - uCloud * .28, .86 - uCloud * .2, body) * smoothstep(.0, .16, d.y);
    vec3 lit = mix(uHorizon * 1.12, uSunColour * .33, .35 + .35 * toSun);
    lit = mix(lit, uZenith * .75 + uHorizon * .25, smoothstep(.6, 1., body) * .55);
    colour = mix(colour, lit, cover * .85);
  }
  return colour;
}
// Light that the air adds on the way from the eye, and in w the share that it lets through.
vec4 airBetween(vec3 way) {
  float distance_ = length(way);
  vec3 d = way / distance_, point = uEye + way;
  float depth = distance_ * uHazeDensity;
  if (uMist > 0.) {
    float from = exp(-max(uEye.y, -2.) / uMistHeight), to = exp(-max(point.y, -8.) / uMistHeight);
    float drop = point.y - uEye.y;
    float average = abs(drop) < .01 ? to : (from - to) * uMistHeight / drop;
    depth += uMist * distance_ * average * (.3 + 1.4 * fbm(point * .013));
  }
  float kept = exp(-depth);
  vec3 air = uHaze + uGlow * .55 * pow(max(dot(d, uSunDirection), 0.), 8.);
  return vec4(air * (1. - kept), kept);
}
`
