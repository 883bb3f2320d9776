import { useEffect } from 'react'
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { CheckField } from '@/components/form/fields/check-field'
import { TextArea } from '@/components/form/fields/text-area'
import { TextField } from '@/components/form/fields/text-field'
import { FormPart } from '@/components/form/form-part'
import { PictureField } from '@/components/form/pictures/picture-field'
import { Icon } from '@/components/ui/icon'
import { LIMITS } from '@/domain/limits'
import { WEEKDAYS, weekdayName } from '@/domain/office/office-hours'
import { type Palette, PALETTES } from '@/domain/settings/palette'
import { useSettings } from '../settings-query'
import { SETTINGS_LABELS as LABELS } from './settings-values'

export function IdentityFields() {
  return (
    <FormPart title="Identitas desa" purpose="Di kepala dan kaki setiap halaman.">
      <TextField name="village_name" label={LABELS.village_name} hint="Misalnya Desa Sukamaju." />
      <TextField name="district" label={LABELS.district} optional />
      <TextField name="regency" label={LABELS.regency} optional />
      <TextField name="province" label={LABELS.province} optional />
      <TextField name="postal_code" label={LABELS.postal_code} inputMode="numeric" optional />
      <PictureField
        name="emblemurl"
        label={LABELS.emblemurl}
        hint="Paling baik PNG berlatar transparan. Ikon aplikasi di layar utama ponsel digambar darinya; ikon yang sudah terpasang berganti beberapa hari kemudian."
        purpose="emblem"
        optional
      />
    </FormPart>
  )
}

export function ContactFields() {
  return (
    <FormPart title="Kontak" purpose="Yang kosong tidak ditampilkan.">
      <TextArea name="address" label={LABELS.address} rows={2} limit={LIMITS.address} optional />
      <TextField name="phone" label={LABELS.phone} type="tel" optional />
      <TextField name="email" label={LABELS.email} type="email" optional />
      <TextField
        name="whatsapp"
        label={LABELS.whatsapp}
        type="tel"
        hint="Misalnya 0812 3456 7890; warga membuka obrolan dengan nomor ini."
        optional
      />
    </FormPart>
  )
}

const NETWORKS = ['youtube', 'instagram', 'facebook', 'twitter'] as const

export function SocialFields() {
  return (
    <FormPart
      title="Media sosial"
      purpose="Ikonnya tampil bila alamatnya diisi dan tampilannya dicentang."
    >
      {NETWORKS.map((network) => (
        <div key={network} className="flex flex-col gap-1">
          <TextField
            name={`${network}_url`}
            label={LABELS[`${network}_url`]}
            type="url"
            inputMode="url"
            optional
          />
          <CheckField name={`show_${network}`} label={LABELS[`show_${network}`]} />
        </div>
      ))}
    </FormPart>
  )
}

export function HoursFields() {
  const { control } = useFormContext()
  const { errors } = useFormState({ control, name: 'service_days' })
  const problem: unknown = get(errors, 'service_days.message')
  return (
    <FormPart title="Jam pelayanan" purpose="Tampil di halaman Kontak dan Pengaduan.">
      <fieldset aria-describedby={problem ? 'hari-keliru' : undefined}>
        <legend className="font-semibold">{LABELS.service_days}</legend>
        <div className="mt-1 grid grid-cols-2 sm:grid-cols-4">
          {WEEKDAYS.map((day) => (
            <CheckField
              key={day}
              name="service_days"
              value={String(day)}
              label={weekdayName(day)}
            />
          ))}
        </div>
        {typeof problem === 'string' && (
          <p id="hari-keliru" className="mt-2 flex gap-2 text-sm font-semibold text-danger">
            <Icon name="circle-alert" className="mt-0.5 size-4" />
            {problem}
          </p>
        )}
      </fieldset>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField name="service_opens" label={LABELS.service_opens} type="time" />
        <TextField name="service_closes" label={LABELS.service_closes} type="time" />
      </div>
    </FormPart>
  )
}

const PALETTE_NAMES: Record<Palette, string> = {
  sawah: 'Sawah (hijau)',
  laut: 'Laut (biru)',
}

export function LookFields() {
  const { register } = useFormContext()
  const chosen = String(useWatch({ name: 'palette' }))
  const { palette: stored } = useSettings()
  // This screen wears what is chosen, until it is left.
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset['palette'] = chosen
    return () => {
      dataset['palette'] = stored
    }
  }, [chosen, stored])
  return (
    <FormPart title="Tampilan">
      <fieldset>
        <legend className="font-semibold">{LABELS.palette}</legend>
        <p className="text-sm text-ink-2">
          Layar ini langsung memakainya sebagai pratinjau; situs, setelah disimpan.
        </p>
        <div className="mt-2 flex flex-wrap gap-x-6">
          {PALETTES.map((palette) => (
            <label key={palette} className="flex min-h-12 items-center gap-3">
              <input
                {...register('palette')}
                type="radio"
                value={palette}
                className="size-6 accent-primary"
              />
              {PALETTE_NAMES[palette]}
            </label>
          ))}
        </div>
      </fieldset>
      <TextField
        name="budget_year"
        label={LABELS.budget_year}
        hint="Di beranda, Statistik, dan APBDes. Kosong: belum ada."
        inputMode="numeric"
        optional
      />
    </FormPart>
  )
}

export function ComplaintFields() {
  return (
    <FormPart title="Pengaduan">
      <CheckField name="complaints_open" label={LABELS.complaints_open} />
      <TextField
        name="answer_days"
        label={LABELS.answer_days}
        hint="Tertulis di halaman Pengaduan dan tanda terima."
        inputMode="numeric"
      />
    </FormPart>
  )
}
