import { PictureField } from '@/components/form/pictures/picture-field'
import type { SettingsPart } from '../settings-document'
import { HoursFields } from './hours-fields'
import { PlaceFields } from './place-fields'
import {
  ComplaintFields,
  ContactFields,
  IdentityFields,
  LookFields,
  SocialFields,
} from './settings-fields'
import { fieldProps, settingsNamed } from './settings-texts'

function InstallFields() {
  return (
    <>
      <PictureField {...fieldProps('narrowscreenshoturl')} purpose="narrow" small optional />
      <PictureField {...fieldProps('widescreenshoturl')} purpose="wide" small optional />
    </>
  )
}

export const SITE_SETTINGS_PARTS: readonly SettingsPart[] = [
  {
    id: 'identitas',
    title: 'Identitas desa',
    purpose: 'Tampil di bagian atas dan bawah setiap halaman.',
    fields: settingsNamed(
      'village_name',
      'district',
      'regency',
      'province',
      'postal_code',
      'emblemurl',
    ),
    Fields: IdentityFields,
  },
  {
    id: 'kontak',
    title: 'Kontak',
    purpose: 'Isian yang kosong tidak ditampilkan.',
    fields: settingsNamed('address', 'phone', 'email', 'whatsapp'),
    Fields: ContactFields,
  },
  {
    id: 'jam-pelayanan',
    title: 'Jam pelayanan',
    purpose: 'Tampil di halaman Kontak dan Pengaduan.',
    fields: settingsNamed('service_hours'),
    Fields: HoursFields,
  },
  {
    id: 'lokasi',
    title: 'Lokasi dan waktu',
    purpose: 'Peta kantor dan waktu salat mengikuti lokasi; semua jam mengikuti zona waktu.',
    fields: settingsNamed('time_zone', 'latitude', 'longitude'),
    Fields: PlaceFields,
  },
  {
    id: 'media-sosial',
    title: 'Media sosial',
    purpose: 'Ikon tampil bila alamatnya diisi dan kotaknya dicentang.',
    fields: settingsNamed(
      'youtube_url',
      'show_youtube',
      'instagram_url',
      'show_instagram',
      'facebook_url',
      'show_facebook',
      'twitter_url',
      'show_twitter',
    ),
    Fields: SocialFields,
  },
  {
    id: 'tampilan',
    title: 'Tampilan',
    fields: settingsNamed('palette', 'budget_year'),
    Fields: LookFields,
  },
  {
    id: 'aplikasi',
    title: 'Aplikasi',
    purpose:
      'Browser menunjukkan gambar ini kepada warga yang hendak memasang situs sebagai aplikasi. Boleh kosong.',
    fields: settingsNamed('narrowscreenshoturl', 'widescreenshoturl'),
    Fields: InstallFields,
  },
  {
    id: 'pengaduan',
    title: 'Pengaduan',
    fields: settingsNamed('complaints_open', 'answer_days'),
    Fields: ComplaintFields,
  },
]
