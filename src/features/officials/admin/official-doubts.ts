import type { QueryClient } from '@tanstack/react-query'
import type { Values } from '@/components/form/validate'
import type { Doubt } from '@/domain/doubts/doubt'
import { isVillageHead } from '@/domain/officials/official'
import { contentList } from '@/lib/query/content'

/** Matches positions that probably belong to the village head. The user has to confirm this. */
const TITLES =
  /^((pj|plt|plh|pjs|penjabat|pejabat( sementara)?|pelaksana (tugas|harian))\b[\s.]*)?(kepala (desa|kampung|nagari|negeri|lembang|tiyuh|pekon|kalurahan)|kades|g?[ek]e?uchik|wali nagari|lurah|perbekel|pambakal|pembakal|kuwu|peratin|hukum tua|sangadi|datuk penghulu|raja negeri)\b/i

interface Known {
  client: QueryClient
  itemId: string
}

/** Returns a question if the position may be that of the village head, or if there would be a second village head. */
export function officialDoubts(values: Values, { client, itemId }: Known): Doubt[] {
  const name = String(values['name']).trim()
  const position = String(values['position']).trim()
  const ishead = typeof values['ishead'] === 'boolean' ? values['ishead'] : null
  if (!isVillageHead({ position, ishead }))
    return ishead === null && TITLES.test(position)
      ? [
          {
            key: `kepala ${position}`,
            title: `Apakah ${name || position} kepala desa?`,
            reason: `Jabatannya “${position}”. Kepala desa tampil paling depan, dan sambutannya di beranda.`,
            keep: 'Bukan',
            keepValues: { ishead: false },
            corrections: [{ label: 'Ya, kepala desa', values: { ishead: true } }],
          },
        ]
      : []
  const officials = client.getQueryData(contentList('apparatus').options.queryKey) ?? []
  const other = officials.find((one) => one.id !== itemId && isVillageHead(one))
  return other
    ? [
        {
          key: `dua kepala ${other.id}`,
          title: `${other.name} sudah tercatat sebagai kepala desa`,
          reason: `Beranda hanya menampilkan satu kepala desa. Bila sudah berganti, ubah atau hapus dahulu data ${other.name}.`,
          keep: 'Tetap simpan',
          corrections: [{ label: 'Simpan sebagai aparatur biasa', values: { ishead: false } }],
        },
      ]
    : []
}
