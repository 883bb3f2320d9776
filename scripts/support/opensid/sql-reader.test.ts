import { describe, expect, it } from 'vitest'
import { SqlReader } from './sql-reader'

function read(sql: string | Buffer, chunk = Infinity, counts = false) {
  const rows: [string, object][] = []
  const reader = new SqlReader((table, row) => rows.push([table, row]), counts)
  const bytes = Buffer.from(sql as string)
  for (let at = 0; at < bytes.length; at += Math.min(chunk, bytes.length))
    reader.push(bytes.subarray(at, at + Math.min(chunk, bytes.length)))
  reader.end()
  return rows
}

const CREATE = 'CREATE TABLE `kategori` (`id` int, `kategori` varchar(100), KEY `urut` (`id`));\n'

describe('SqlReader', () => {
  it.each([1, 7, Infinity])('reads extended inserts and escapes in chunks of %s bytes', (chunk) => {
    const sql = String.raw`
      -- comment; with 'quotes'
      # another
      /*!40101 SET NAMES utf8mb4 */;
      INSERT INTO ${'`kategori`'} (${'`id`, `kategori`'}) VALUES
      (1,'It\'s; a -- \"test\" \\'),
      (2,'doubled '' quote\r\n#1'),(3,NULL),(-4,'');
      INSERT INTO ${'`db`.`kategori`'} VALUES (5,_binary 'biner');`
    expect(read(CREATE + sql, chunk).map(([, row]) => row)).toEqual([
      { id: '1', kategori: `It's; a -- "test" \\` },
      { id: '2', kategori: "doubled ' quote\r\n#1" },
      { id: '3', kategori: null },
      { id: '-4', kategori: '' },
      { id: '5', kategori: 'biner' },
    ])
  })

  it('skips triggers with another delimiter', () => {
    const trigger =
      "DELIMITER ;;\nCREATE TRIGGER a BEGIN INSERT INTO kategori VALUES (9,'x'); END ;;\n"
    const rows = read(`${CREATE}${trigger}DELIMITER ;\nINSERT INTO kategori VALUES (1,'a');`)
    expect(rows).toEqual([['kategori', { id: '1', kategori: 'a' }]])
  })

  it('decodes windows-1252 if a text is not UTF-8', () => {
    const sql = Buffer.from(`${CREATE}INSERT INTO kategori VALUES (1,'caf\xe9 \x96');`, 'latin1')
    expect(read(sql)).toEqual([['kategori', { id: '1', kategori: 'café –' }]])
  })

  it.each([
    ['hexadecimal values', 'INSERT INTO kategori VALUES (1,0x63616665);', 'cafe'],
    [
      'a view that is exported as a table',
      "CREATE TABLE `daftar_kategori` (`id` int);\nINSERT INTO `daftar_kategori` VALUES (9);\nINSERT INTO kategori VALUES (1,'cafe');",
      'cafe',
    ],
    [
      'updates of duplicates',
      "INSERT INTO kategori VALUES (1,'cafe') ON DUPLICATE KEY UPDATE id=VALUES(id);",
      'cafe',
    ],
    [
      'Windows line ends and a last line without an end',
      "DELIMITER $$\r\nCREATE TRIGGER a; $$\r\nDELIMITER ;\r\nINSERT INTO kategori\r\nVALUES (1,'a\r\nb');\r\nDELIMITER ;",
      'a\r\nb',
    ],
  ])('reads %s', (_, sql, name) => {
    expect(read(CREATE + sql)).toEqual([['kategori', { id: '1', kategori: name }]])
  })

  it('emits no residents unless counts are requested, and then only columns with short codes', () => {
    const sql =
      'CREATE TABLE `tweb_penduduk` (`nama` text, `nik` text, `sex` int, `agama_id` int, `foto` blob);\n' +
      "INSERT INTO `tweb_penduduk` VALUES ('RAHASIA','3202010101010001',1,'3202010101010001',0x52);"
    expect(read(sql)).toEqual([])
    expect(read(sql, 1, true)).toEqual([['tweb_penduduk', { sex: '1' }]])
  })

  it('emits no residents, complaints, letters, secrets or columns that identify officials', () => {
    const sql = [
      "INSERT INTO `tweb_penduduk` (`nama`,`nik`) VALUES ('RAHASIA','RAHASIA');",
      "INSERT INTO `pengaduan` VALUES ('RAHASIA');",
      "INSERT INTO `log_surat` VALUES (1,'RAHASIA');",
      "INSERT INTO `setting_aplikasi` (`id`,`key`,`value`) VALUES (1,'layanan_opendesa_token','RAHASIA'),(2,'current_version','21.12');",
      "INSERT INTO `tweb_desa_pamong` (`pamong_id`,`pamong_nama`,`pamong_nik`) VALUES (1,'Budi','RAHASIA');",
      "INSERT INTO `dokumen` (`id`,`nama`,`id_pend`) VALUES (1,'RAHASIA',77),(2,'Perdes',0);",
    ].join('\n')
    const rows = read(sql)
    expect(JSON.stringify(rows)).not.toContain('RAHASIA')
    expect(rows).toEqual([
      ['setting_aplikasi', { key: 'layanan_opendesa_token' }],
      ['setting_aplikasi', { key: 'current_version', value: '21.12' }],
      ['tweb_desa_pamong', { pamong_id: '1', pamong_nama: 'Budi' }],
      ['dokumen', { id: '2', nama: 'Perdes', id_pend: '0' }],
    ])
  })

  it.each(["INSERT INTO `kategori` VALUES (2,'terpo", 'INSERT INTO `kategori` VALUES (2,1),'])(
    'rejects a dump that ends with %s and names the last complete table',
    (end) => {
      const complete = `${CREATE}INSERT INTO kategori VALUES (1,'a');\n`
      expect(() => read(complete + end)).toThrow(/terpotong.*kategori/)
    },
  )
})
