import { encodeUriPart } from '../text/characters'

/** Place on Earth in decimal degrees (WGS 84). */
export interface Coordinates {
  latitude: number
  longitude: number
}

/** Half the height of the embedded map in degrees of latitude, about 400 m. */
const MARGIN = 0.004

/**
 * Returns the address of an embeddable map of the surroundings (wiki.openstreetmap.org/wiki/Export, "Embeddable HTML").
 */
export function embeddedMap({ latitude, longitude }: Coordinates): string {
  const box = [longitude - MARGIN, latitude - MARGIN, longitude + MARGIN, latitude + MARGIN].map(
    (degrees) => degrees.toFixed(5),
  )
  return `https://www.openstreetmap.org/export/embed.html?bbox=${box.join()}&layer=mapnik&marker=${latitude},${longitude}`
}

/**
 * Returns a link that shows a place or address in a maps app or on its site
 * (developers.google.com/maps/documentation/urls/get-started#search-action).
 */
export function mapsAppLink(place: Coordinates | string): string {
  const query = typeof place === 'string' ? place : `${place.latitude},${place.longitude}`
  return `https://www.google.com/maps/search/?api=1&query=${encodeUriPart(query)}`
}
