import { FormPart } from '@/components/form/form-part'
import { PictureField } from '@/components/form/pictures/picture-field'
import { SETTINGS_LABELS as LABELS } from './settings-values'

export function InstallFields() {
  return (
    <FormPart
      title="Aplikasi"
      purpose="Peramban menunjukkan gambar ini kepada warga yang hendak memasang situs sebagai aplikasi. Boleh kosong."
    >
      <PictureField
        name="narrowscreenshoturl"
        label={LABELS.narrowscreenshoturl}
        hint="Buka beranda di ponsel yang dipegang tegak, lalu ambil tangkapan layarnya."
        purpose="narrow"
        optional
      />
      <PictureField
        name="widescreenshoturl"
        label={LABELS.widescreenshoturl}
        hint="Beranda di layar komputer, mendatar."
        purpose="wide"
        optional
      />
    </FormPart>
  )
}
