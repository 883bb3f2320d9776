import { TIME_ZONES } from '../../src/domain/time/date'
import { MISLEADING_ADDRESSES } from './content'

export const PROBES: unknown[] = [
  ...[
    '',
    'Teks',
    'laut',
    'biru',
    ...Object.keys(TIME_ZONES),
    'Asia/Tokyo',
    '46999',
    '4699',
    '4699a',
  ],
  ...['07:30', '15:00', '24:00', '7:30', '0260-000-017', '0812 0000 0001', '+62 812 000 0001'],
  ...['kantor@desa.id', 'kantor@desa', 'a b@desa.id', 'kantor@desa.id, lain@desa.id'],
  ...['https://contoh.id', 'HTTP://contoh.id/a', 'https://a b', '/a', '//contoh.id', 'contoh.id'],
  ...['javascript:alert(1)', 'mailto:kantor@desa.id', ...MISLEADING_ADDRESSES],
  ...[0, 1, 5, 60, 61, 90, 91, 180, 181, -90, -91, -180, -181, 0.5, 2014, 2015, 2100, 2101],
  ...[null, true, false, {}, { a: 'a' }],
  ...[[], [1], [1, 6], [7], [1, 1], [0], [8], ['1'], [1.5], [1, 2, 3, 4, 5, 6, 7], ['a']],
]
