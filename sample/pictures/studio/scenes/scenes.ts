import type { PictureKey } from '../../catalogue'
import type { Scene } from '../stage'
import { harvest, irrigation, road, sunrise } from './fields'
import {
  ceremony,
  festival,
  greasedPole,
  gymnastics,
  mutualHelp,
  planting,
  riceAid,
  volleyball,
} from './gatherings'
import { hall } from './hall'
import { bazaar, clinic, market, wasteBank } from './market'
import { cinema, guardPost, shadowPlay, streetLamps } from './night'
import { cattle, coffee, mosque, school } from './places'
import { counter, library, meeting, sewing } from './rooms'
import { terraces } from './terraces'
import { bridge, catfish, cleanWater, reservoir, river, waterfall } from './water'

/** The photographed scenes by their pictures' keys. */
export const SCENES: Partial<Record<PictureKey, Scene>> = {
  'air-bersih': cleanWater,
  'balai-desa': hall,
  'bank-sampah': wasteBank,
  'bantuan-beras': riceAid,
  'bazar-umkm': bazaar,
  curug: waterfall,
  embung: reservoir,
  'festival-panen': festival,
  'gotong-royong': mutualHelp,
  'jalan-rabat-beton': road,
  'jembatan-gantung': bridge,
  'kantor-pelayanan': counter,
  'kebun-kopi': coffee,
  'kolam-lele': catfish,
  'lampu-jalan': streetLamps,
  'lapangan-voli': volleyball,
  'layar-tancap': cinema,
  masjid: mosque,
  'matahari-terbit': sunrise,
  'musyawarah-desa': meeting,
  'panen-padi': harvest,
  'panjat-pinang': greasedPole,
  'pasar-desa': market,
  'pelatihan-menjahit': sewing,
  perpustakaan: library,
  'pos-ronda': guardPost,
  posyandu: clinic,
  'saluran-irigasi': irrigation,
  'sawah-terasering': terraces,
  'sekolah-dasar': school,
  'senam-lansia': gymnastics,
  sungai: river,
  'tanam-pohon': planting,
  'ternak-sapi': cattle,
  'upacara-kemerdekaan': ceremony,
  'wayang-kulit': shadowPlay,
}
