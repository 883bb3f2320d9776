/* Invented dumps of OpenSID in the layouts of several years. */

type Value = string | number | null

const quoted = (value: Value) =>
  typeof value === 'string'
    ? `'${value.replace(/\\/g, '\\\\').replace(/'/g, "\\'").replace(/\n/g, '\\n')}'`
    : String(value)

const rowOf = (values: readonly Value[]) => `(${values.map(quoted).join(',')})`

type Rows = readonly Readonly<Record<string, Value>>[]

const rowsOf = (columns: string, ...rows: readonly (readonly Value[])[]): Rows =>
  rows.map((row) =>
    Object.fromEntries(columns.split(' ').map((name, at) => [name, row[at] ?? null])),
  )

/** Returns an INSERT for each row with a column list, as CodeIgniter writes it up to OpenSID 2502. */
function plainInserts(table: string, rows: Rows): string {
  return rows
    .map((row) => {
      const columns = Object.keys(row).map((name) => `\`${name}\``)
      return `INSERT INTO \`${table}\` (${columns.join(', ')}) VALUES ${rowOf(Object.values(row))};`
    })
    .join('\n')
}

/** Returns one INSERT for all rows without a column list after the CREATE TABLE, as mysqldump writes it. */
function extendedInserts(table: string, rows: Rows): string {
  const columns = Object.keys(rows[0] ?? {})
  return [
    `DROP TABLE IF EXISTS \`${table}\`;`,
    `CREATE TABLE \`${table}\` (`,
    ...columns.map((name) => `  \`${name}\` varchar(200) DEFAULT NULL COMMENT 'a, (b)',`),
    `  PRIMARY KEY (\`${columns[0]}\`)\n) ENGINE=InnoDB;`,
    `LOCK TABLES \`${table}\` WRITE;`,
    `INSERT INTO \`${table}\` VALUES ${rows.map((row) => rowOf(Object.values(row))).join(',')};`,
    'UNLOCK TABLES;',
  ].join('\n')
}

const CONFIG = {
  ...{ id: 1, nama_desa: 'Sukamaju', nama_kecamatan: 'Cikembar', nama_kabupaten: 'Sukabumi' },
  ...{ nama_propinsi: 'Jawa Barat', kode_pos: '43157', telepon: '0266 123456' },
  ...{ alamat_kantor: 'Jl. Raya No. 1<br>Sukamaju', email_desa: 'kantor@sukamaju.example' },
  ...{ lat: '-6.95', lng: '106.8', app_key: 'RAHASIA' },
}

const ARTICLE = {
  ...{ id: 12, judul: 'Panen &amp; syukuran', id_kategori: 2, enabled: 1, hit: 41 },
  isi: '<p>Warga <strong>panen</strong> raya.</p><p><img src="../../desa/upload/media/sawah.jpg"></p>',
  ...{ tgl_upload: '2020-05-03 23:30:00', gambar: '1588000000_panen raya.JPG' },
  slug: 'panen-syukuran',
}

/** Database dump of OpenSID 18.12, which has no slugs, agenda, `tipe` or `config_id`. */
export const DUMP_2018 = [
  '#\n# TABLE STRUCTURE FOR: config\n#',
  plainInserts('config', [CONFIG]),
  plainInserts('setting_aplikasi', [{ id: 1, key: 'current_version', value: '18.12' }]),
  plainInserts('kategori', [{ id: 2, kategori: 'Produk Desa' }]),
  plainInserts('artikel', [
    { ...ARTICLE, slug: null, hit: 0, gambar: '1472006396', isi: '<p>Warga panen raya.</p>' },
    { ...ARTICLE, id: 13, judul: 'Tanpa tanggal', tgl_upload: '0000-00-00 00:00:00', isi: 'a' },
  ]),
].join('\n')

/** Database dump of OpenSID 21.12 with every type of content that this version supports. */
export const DUMP_2021 = [
  plainInserts('config', [CONFIG]),
  plainInserts('setting_aplikasi', [
    { id: 1, key: 'current_version', value: '21.12' },
    { id: 2, key: 'timezone', value: 'Asia/Jakarta' },
    { id: 3, key: 'api_opendk_key', value: 'RAHASIA' },
  ]),
  plainInserts('kategori', [
    { id: 2, kategori: 'Produk Desa' },
    { id: 3, kategori: 'Pengumuman' },
  ]),
  plainInserts('artikel', [
    ARTICLE,
    { ...ARTICLE, id: 14, judul: 'Jadwal imunisasi', id_kategori: 3, gambar: '', slug: 'jadwal' },
    { ...ARTICLE, id: 15, judul: 'Tersembunyi', enabled: 2 },
    { ...ARTICLE, id: 16, judul: 'Sejarah Desa', id_kategori: 999, isi: '<p>Dahulu kala.</p>' },
    {
      ...{ ...ARTICLE, id: 21, judul: 'Visi Misi', id_kategori: 999, gambar: '' },
      isi: '<p><b>VISI</b></p><p>Desa maju</p><p><b>Misi:</b></p><ol><li>Air</li><li>Jalan</li></ol>',
    },
    {
      ...{ ...ARTICLE, id: 22, judul: 'Edaran', gambar: '', slug: 'edaran' },
      ...{ dokumen: 'edaran.pdf', link_dokumen: 'Surat edaran' },
    },
    {
      ...{ ...ARTICLE, id: 23, judul: 'Undangan', gambar: '', slug: 'undangan' },
      ...{ dokumen: '3202010101010001.pdf', link_dokumen: '' },
    },
    { ...ARTICLE, id: 17, judul: 'Penerima', isi: '<p>NIK 3202010101010001</p>', gambar: '' },
    { ...ARTICLE, id: 18, judul: 'Rapat desa', id_kategori: 1000, isi: '<p>Rapat.</p>' },
    { ...ARTICLE, id: 19, judul: 'Realisasi', id_kategori: 1001, isi: '[[lap-RP-APBD,2019]]' },
  ]),
  plainInserts('agenda', [
    { id: 1, id_artikel: 18, tgl_agenda: '2026-11-30 09:00:00', lokasi_kegiatan: '' },
  ]),
  plainInserts(
    'tweb_desa_pamong',
    rowsOf(
      'pamong_id pamong_nama jabatan pamong_status foto urut',
      [1, 'Budi', 'Kepala Desa', '1', 'budi.jpg', 1],
      [2, 'Sari', 'Sekretaris', '1', '', 2],
      [3, null, 'Kaur Umum', '1', '', 3],
      [4, 'Lama', 'Kaur', '2', '', 4],
    ),
  ),
  plainInserts(
    'gambar_gallery',
    rowsOf(
      'id parrent gambar nama enabled tgl_upload',
      [1, 0, '', 'Kerja bakti', 1, '2021-01-01 10:00:00'],
      [2, 1, 'bakti.jpg', 'IMG_2034', 1, '2021-01-01 10:00:00'],
      [3, 1, 'hilang.jpg', 'Hilang', 1, '2021-01-01 10:00:00'],
    ),
  ),
  plainInserts('dokumen', [
    {
      ...{ id: 1, nama: 'RKP Desa 2021', satuan: 'rkp.pdf', id_pend: 0, enabled: 1, deleted: 0 },
      ...{ kategori: 1, kategori_info_publik: 1, tahun: 2021, tgl_upload: '2021-02-01 10:00:00' },
    },
    { id: 2, nama: 'KTP warga', satuan: 'ktp.pdf', id_pend: 9, enabled: 1, deleted: 0 },
  ]),
  plainInserts(
    'produk',
    rowsOf('id nama deskripsi harga satuan foto status', [
      ...[1, 'Keripik', '<p>Renyah</p>', 15000, 'bungkus', '["keripik.jpg"]', 1],
    ]),
  ),
  plainInserts(
    'pembangunan',
    rowsOf('id judul tahun_anggaran sumber_dana anggaran lokasi id_lokasi status created_at', [
      ...[1, 'Jalan tani', 2021, 'Dana Desa', 50000000, '', 4, 1, '2021-03-01 10:00:00'],
    ]),
  ),
  plainInserts('tweb_wil_clusterdesa', [
    { id: 4, dusun: 'KRAJAN', rw: '01', rt: '-', id_kepala: 9 },
    { id: 5, dusun: 'KRAJAN', rw: '0', rt: '0', id_kepala: 0 },
  ]),
  plainInserts('tweb_penduduk_agama', [{ id: 1, nama: 'ISLAM' }]),
  plainInserts('tweb_penduduk_pekerjaan', [{ id: 2, nama: 'PETANI/PEKEBUN' }]),
  plainInserts('tweb_keluarga', [{ id: 1, no_kk: 'RAHASIA', nik_kepala: 9 }]),
  plainInserts(
    'tweb_penduduk',
    Array.from({ length: 12 }, (_, id) => ({
      ...{ id, nama: 'RAHASIA', nik: 'RAHASIA', sex: id < 11 ? 1 + (id % 2) : 'RAHASIA' },
      ...{ agama_id: id < 8 ? 1 : 4, pekerjaan_id: id < 10 ? 2 : null },
      status_dasar: id < 11 ? 1 : 2,
    })),
  ),
].join('\n')

const OTHER_VILLAGE = { ...CONFIG, id: 2, nama_desa: 'Sukamundur' }

/** Dump of OpenSID 2410 by mysqldump, with two villages, times in UTC and the column `tipe`. */
export const DUMP_2024 = [
  "/*!40103 SET TIME_ZONE='+00:00' */;",
  extendedInserts('config', [CONFIG, OTHER_VILLAGE]),
  extendedInserts('kategori', [{ id: 2, kategori: 'Berita Desa', config_id: null }]),
  extendedInserts('artikel', [
    { ...ARTICLE, tipe: 'dinamis', tgl_upload: '2024-01-31 20:00:00', config_id: 1 },
    { ...ARTICLE, id: 20, judul: 'Milik tetangga', tipe: 'dinamis', config_id: 2 },
  ]),
  extendedInserts('ref_jabatan', [{ id: 1, nama: 'Kuwu', jenis: 1, config_id: 1 }]),
  extendedInserts(
    'tweb_desa_pamong',
    rowsOf(
      'pamong_id gelar_depan pamong_nama gelar_belakang jabatan_id pamong_status urut config_id',
      [1, 'Dr.', 'Budi', 'S.IP', 1, '1', 1, 1],
    ),
  ),
].join('\n')

const manual = (code: string, field: string, detail: string, plan: string) => ({
  ...{ id: 1, Tahun: '2022', Kd_Akun: code, Kd_Keg: field, Kd_Rincian: detail },
  ...{ Nilai_Anggaran: plan, Nilai_Realisasi: '0' },
})

/** Database dump of OpenSID 22 with contact data and a budget that was entered by hand. */
export const DUMP_BUDGET = [
  plainInserts('config', [CONFIG]),
  plainInserts('media_sosial', [
    { id: 1, link: 'https://facebook.com/sukamaju', enabled: 1 },
    { id: 2, link: 'https://twitter.com/opensid', enabled: 1 },
  ]),
  plainInserts('keuangan_manual_rinci', [
    manual('4.PENDAPATAN', '', '4.1.1. Hasil Usaha Desa', '1.000.000,00'),
    manual('4.PENDAPATAN', '', '4.1.2. Hasil Aset Desa', '500000.00'),
    manual('4.PENDAPATAN', '', '4.1.3. Swadaya', '0'),
    manual('5.BELANJA', '00.0000.02 BIDANG PELAKSANAAN PEMBANGUNAN DESA', '5.0.0', '750000'),
  ]),
].join('\n')
