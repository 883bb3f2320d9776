/** The names of the fields of a picture in the gallery. */
export const PICTURE_LABELS = {
  caption: 'Keterangan foto',
  imageurl: 'Foto',
  imagealt: 'Isi foto untuk tunanetra',
} as const
