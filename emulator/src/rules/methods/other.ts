import { fail } from '../evaluation-error'
import { LatLng, type Path } from '../value'
import { countOf, mapOf, type Call } from './arguments'

/** Mean radius of the earth in metres. */
const EARTH_RADIUS = 6_371_010

/** firebase.google.com/docs/reference/rules/rules.LatLng */
export const LATLNG_METHODS: Record<string, Call<LatLng>> = {
  latitude: (self, args) => (countOf(args, 0), self.latitude),
  longitude: (self, args) => (countOf(args, 0), self.longitude),
  distance: (self, args) => {
    countOf(args, 1)
    return args[0] instanceof LatLng ? metresBetween(self, args[0]) : fail('Expected: latlng.')
  },
}

/** Haversine formula. */
function metresBetween(a: LatLng, b: LatLng): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [latitude, longitude] = [
    radians(b.latitude - a.latitude),
    radians(b.longitude - a.longitude),
  ]
  const half =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(half))
}

/** firebase.google.com/docs/reference/rules/rules.Bytes: URL-safe base 64, upper-case hexadecimal. */
export const BYTES_METHODS: Record<string, Call<Uint8Array>> = {
  size: (self, args) => (countOf(args, 0), BigInt(self.length)),
  toBase64: (self, args) => {
    countOf(args, 0)
    return Buffer.from(self).toString('base64').replaceAll('+', '-').replaceAll('/', '_')
  },
  toHexString: (self, args) => (countOf(args, 0), Buffer.from(self).toString('hex').toUpperCase()),
}

/**
 * firebase.google.com/docs/reference/rules/rules.Path. A path that is a value has no placeholders
 * left, so there is nothing that could be bound; Google's emulator says so too.
 */
export const PATH_METHODS: Record<string, Call<Path>> = {
  bind: (self, args) => {
    countOf(args, 1)
    const [name] = mapOf(args[0]).keys()
    return name === undefined ? self : fail(`Variable ${name} does not exist in the path.`)
  },
}
