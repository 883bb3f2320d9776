export const PICTURE_LABELS = {
  caption: 'Keterangan foto',
  imageurl: 'Foto',
  imagealt: 'Isi foto untuk tunanetra',
} as const
