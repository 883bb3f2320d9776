import type { PictureKey } from '../../catalogue'
import type { Face } from './face'
import type { Sitter } from './portrait'

const MAN: Face = {
  skin: '#b9835c',
  jaw: 0.8,
  width: 1,
  age: 0.35,
  woman: false,
  nose: 1,
  brows: '#1a1210',
  lips: '#9a5a48',
  smile: 1,
}
const WOMAN: Face = {
  skin: '#c89268',
  jaw: 0.15,
  width: 0.95,
  age: 0.15,
  woman: true,
  nose: 0.82,
  brows: '#2a1a14',
  lips: '#b0504a',
  smile: 1.3,
}

/** The people of the village office. */
export const OFFICIALS = {
  'kepala-desa': {
    face: { ...MAN, age: 0.6, jaw: 0.9, width: 1.02, smile: 1.2 },
    dress: 'khaki',
    head: 'peci',
    colour: '#3a322e',
    moustache: true,
  },
  'sekretaris-desa': {
    face: { ...WOMAN, age: 0.35 },
    dress: 'khaki',
    head: 'hijab',
    colour: '#b08a66',
  },
  'kaur-keuangan': {
    face: { ...WOMAN, skin: '#cf9a70', width: 0.93 },
    dress: 'khaki',
    head: 'shoulder-length',
    colour: '#231713',
  },
  'kaur-umum': {
    face: { ...MAN, skin: '#a8734e', age: 0.45, width: 1.04, jaw: 1 },
    dress: 'kawung',
    head: 'hair',
    colour: '#1c1513',
    moustache: true,
  },
  'kaur-perencanaan': {
    face: { ...MAN, skin: '#c08c66', age: 0.15, jaw: 0.5, width: 0.97 },
    dress: 'khaki',
    head: 'hair',
    colour: '#1a1413',
    glasses: true,
  },
  'kasi-pemerintahan': {
    face: { ...MAN, skin: '#ac7850', age: 0.55, jaw: 0.6, nose: 1.08 },
    dress: 'megamendung',
    head: 'peci',
    colour: '#4a403a',
  },
  'kasi-kesejahteraan': {
    face: { ...WOMAN, skin: '#bd865e', age: 0.3, width: 0.98, jaw: 0.3 },
    dress: 'khaki',
    head: 'hijab',
    colour: '#2c5a44',
  },
  'kasi-pelayanan': {
    face: { ...WOMAN, skin: '#c28b62', age: 0.4, width: 0.96 },
    dress: 'kebaya',
    head: 'knot',
    colour: '#1f1512',
  },
  'kadus-1': {
    face: { ...MAN, skin: '#a06c48', age: 0.95, brows: '#5c534d', jaw: 0.7, smile: 1.4 },
    dress: 'khaki',
    head: 'peci',
    colour: '#a39a92',
    moustache: true,
  },
  'kadus-2': {
    face: { ...MAN, skin: '#b07a54', age: 0.05, jaw: 0.65, width: 0.96, nose: 0.95 },
    dress: 'khaki',
    head: 'hair',
    colour: '#161110',
  },
  'kadus-3': {
    face: { ...MAN, skin: '#a9754f', age: 0.5, jaw: 0.75 },
    dress: 'kawung',
    head: 'peci',
    colour: '#2a2320',
    beard: true,
    moustache: true,
  },
  'operator-desa': {
    face: { ...WOMAN, skin: '#cb966e', age: 0, width: 0.92, jaw: 0.05, smile: 1.6 },
    dress: 'megamendung',
    head: 'hijab',
    colour: '#3b6187',
  },
} satisfies Partial<Record<PictureKey, Sitter>>
