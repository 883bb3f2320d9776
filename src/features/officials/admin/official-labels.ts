/** The names of an official's fields. */
export const OFFICIAL_LABELS = {
  name: 'Nama',
  position: 'Jabatan',
  photourl: 'Foto',
  absentuntil: 'Tidak di kantor sampai',
  welcomemessage: 'Sambutan',
  signatureurl: 'Gambar tanda tangan',
} as const
