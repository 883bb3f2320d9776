import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { TextField } from '@/components/form/fields/text-field'
import { PALETTES, type Palette } from '@/domain/settings/palette'
import { useSettings } from '@/lib/query/settings-query'
import type { FieldProps } from '@/staff/fields/field-table'
import { yearLinesQuery } from '../settings-doubts'

const PALETTE_NAMES: Record<Palette, string> = {
  sawah: 'Sawah (hijau)',
  laut: 'Laut (biru)',
}

export function PaletteField({ name, label, hint }: FieldProps) {
  const { register } = useFormContext()
  const chosen = String(useWatch({ name }))
  const { palette: stored } = useSettings()
  // Applies the chosen colours to this page until the user leaves it.
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset['palette'] = chosen
    return () => {
      dataset['palette'] = stored
    }
  }, [chosen, stored])
  return (
    <fieldset>
      <legend className="font-semibold">{label}</legend>
      <p className="text-sm text-ink-2">{hint}</p>
      <div className="mt-2 flex flex-wrap gap-x-6">
        {PALETTES.map((palette) => (
          <label key={palette} className="flex min-h-12 items-center gap-3">
            <input
              {...register(name)}
              type="radio"
              value={palette}
              className="size-6 accent-primary"
            />
            {PALETTE_NAMES[palette]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export function BudgetYearField(field: FieldProps) {
  const year = String(useWatch({ name: field.name })).trim()
  const { budget_year: shown } = useSettings()
  const lines = useQuery({
    ...yearLinesQuery(year),
    enabled: /^20\d\d$/.test(year) && year !== String(shown),
  })
  return (
    <TextField
      {...field}
      warning={lines.data === 0 ? `APBDes ${year} belum ada isinya.` : undefined}
      inputMode="numeric"
    />
  )
}
