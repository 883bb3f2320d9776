/** The names of the fields of a picture in the gallery. */
export const PICTURE_LABELS = {
  caption: 'Keterangan foto',
  imageurl: 'Foto',
  imagealt: 'Gambaran foto',
} as const
