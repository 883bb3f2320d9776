/** Columns that the reader keeps, by table. It skips all other tables and columns without decoding their values. */
const TABLES = {
  config:
    'id nama_desa nama_kecamatan nama_kabupaten nama_propinsi kode_pos alamat_kantor telepon nomor_operator email_desa lat lng logo website',
  setting_aplikasi: 'key value config_id',
  kategori: 'id kategori config_id',
  artikel:
    'id judul isi enabled tgl_upload id_kategori tipe gambar gambar1 gambar2 gambar3 dokumen link_dokumen hit slug config_id',
  agenda: 'id_artikel tgl_agenda lokasi_kegiatan config_id',
  gambar_gallery: 'id parrent gambar nama enabled tgl_upload tipe jenis config_id',
  tweb_desa_pamong:
    'pamong_id pamong_nama gelar_depan gelar_belakang jabatan jabatan_id pamong_status foto urut config_id',
  ref_jabatan: 'id nama jenis config_id',
  media_sosial: 'id link enabled config_id',
  dokumen:
    'id nama satuan id_pend kategori kategori_info_publik attr tipe url tahun tgl_upload enabled deleted dok_warga id_syarat status published_at config_id',
  produk: 'id nama deskripsi harga satuan potongan tipe_potongan foto status config_id',
  pembangunan:
    'id judul tahun_anggaran sumber_dana anggaran realisasi_anggaran volume pelaksana_kegiatan manfaat keterangan lokasi id_lokasi lat lng foto status created_at config_id',
  pembangunan_ref_dokumentasi: 'id_pembangunan gambar persentase keterangan created_at config_id',
  tweb_wil_clusterdesa: 'id dusun rw rt config_id',
  keuangan_manual_rinci: 'Tahun Kd_Akun Kd_Keg Kd_Rincian Nilai_Anggaran Nilai_Realisasi config_id',
  keuangan: 'template_uuid tahun anggaran realisasi config_id',
  keuangan_template: 'uuid uraian',
  tweb_penduduk_agama: 'id nama',
  tweb_penduduk_pekerjaan: 'id nama',
} as const
export type TableName = keyof typeof TABLES

/** Returns whether rows of this table without a village id apply to all villages of a combined database. */
export const isShared = (table: string): boolean =>
  /^(?:setting_aplikasi|kategori|ref_\w+|keuangan_template|tweb_penduduk_\w+)$/.test(table)

/** Columns of residents and families that are counted on request, and never emitted as rows. */
const COUNTED: Readonly<Record<string, string>> = {
  tweb_penduduk: 'sex agama_id pekerjaan_id status_dasar config_id',
  tweb_keluarga: 'config_id',
}
export const isCounted = (table: string): boolean => Object.hasOwn(COUNTED, table)
/** Maximum length of a counted value. A NIK is longer. */
export const MAX_CODE = 6

/** Row with its imported columns, as far as the dump contains them. SQL NULL becomes null. */
export type Row = Readonly<Record<string, string | null>>

export function columnsOf(table: string, counts: boolean): ReadonlySet<string> | undefined {
  const tables: Readonly<Record<string, string>> = counts ? { ...TABLES, ...COUNTED } : TABLES
  return Object.hasOwn(tables, table) ? new Set(tables[table]!.split(' ')) : undefined
}

const SETTING_KEYS = ['current_version', 'timezone']

/** Decides from the columns read so far whether the next value of a row may be decoded. */
export function mayDecode(table: string, column: string, row: Row): boolean {
  // Other settings contain tokens, and `key` precedes `value`.
  return (
    !(table === 'setting_aplikasi' && column === 'value') || SETTING_KEYS.includes(row['key'] ?? '')
  )
}

/** Returns whether a row concerns the whole village, not one of its residents. */
export function isOfVillage(table: string, row: Row): boolean {
  if (table !== 'dokumen') return true
  return [row['id_pend'], row['dok_warga'], row['id_syarat']].every(isEmpty)
}

export const isEmpty = (value: string | null | undefined): boolean =>
  ['', '0', '-'].includes((value ?? '').trim())
