export const OFFICIAL_LABELS = {
  name: 'Nama',
  position: 'Jabatan',
  ishead: 'Kepala desa',
  photourl: 'Foto',
  absentuntil: 'Tidak di kantor sampai',
  welcomemessage: 'Sambutan',
  signatureurl: 'Gambar tanda tangan',
} as const
