import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { TextArea } from '@/components/form/fields/text-area'
import { TextField } from '@/components/form/fields/text-field'
import { PictureField } from '@/components/form/pictures/picture-field'
import { LIMITS } from '@/domain/limits'
import { PALETTES, type Palette } from '@/domain/settings/palette'
import { PLACE_NAMES } from '@/domain/settings/settings-input'
import { useSettings } from '@/lib/query/settings-query'
import { yearLinesQuery } from '../settings-doubts'
import { fieldProps } from './settings-texts'
import { CheckField } from '@/components/form/fields/check-field'

const PAIRS = 'grid grid-cols-1 items-end gap-4 sm:grid-cols-2 sm:gap-5'

export function IdentityFields() {
  return (
    <>
      <TextField {...fieldProps('village_name')} tidy={PLACE_NAMES.village_name} />
      <div className={PAIRS}>
        <TextField {...fieldProps('district')} tidy={PLACE_NAMES.district} optional />
        <TextField {...fieldProps('regency')} tidy={PLACE_NAMES.regency} optional />
        <TextField {...fieldProps('province')} tidy={PLACE_NAMES.province} optional />
        <TextField {...fieldProps('postal_code')} inputMode="numeric" optional />
      </div>
      <PictureField {...fieldProps('emblemurl')} purpose="emblem" small optional />
    </>
  )
}

export function ContactFields() {
  return (
    <>
      <TextArea {...fieldProps('address')} rows={2} limit={LIMITS.address} optional />
      <div className={PAIRS}>
        <TextField {...fieldProps('phone')} type="tel" optional />
        <TextField {...fieldProps('email')} type="email" optional />
      </div>
      <TextField {...fieldProps('whatsapp')} type="tel" optional />
    </>
  )
}

const NETWORKS = ['youtube', 'instagram', 'facebook', 'twitter'] as const

export function SocialFields() {
  return (
    <>
      {NETWORKS.map((network) => (
        <div key={network} className="flex flex-col gap-1">
          <TextField {...fieldProps(`${network}_url`)} type="url" inputMode="url" optional />
          <CheckField {...fieldProps(`show_${network}`)} />
        </div>
      ))}
    </>
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
  // Previews the chosen colours on this screen until the user leaves it.
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset['palette'] = chosen
    return () => {
      dataset['palette'] = stored
    }
  }, [chosen, stored])
  return (
    <>
      <fieldset>
        <legend className="font-semibold">{fieldProps('palette').label}</legend>
        <p className="text-sm text-ink-2">{fieldProps('palette').hint}</p>
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
      <BudgetYearField />
    </>
  )
}

function BudgetYearField() {
  const year = String(useWatch({ name: 'budget_year' })).trim()
  const { budget_year: shown } = useSettings()
  const lines = useQuery({
    ...yearLinesQuery(year),
    enabled: /^20\d\d$/.test(year) && year !== String(shown),
  })
  return (
    <TextField
      {...fieldProps('budget_year')}
      warning={lines.data === 0 ? `APBDes ${year} belum ada isinya.` : undefined}
      inputMode="numeric"
      optional
    />
  )
}

export function ComplaintFields() {
  return (
    <>
      <CheckField {...fieldProps('complaints_open')} />
      <TextField {...fieldProps('answer_days')} inputMode="numeric" />
    </>
  )
}
