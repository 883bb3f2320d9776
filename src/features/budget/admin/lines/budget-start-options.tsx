import { useState } from 'react'
import { controlStyle } from '@/components/form/fields/control-style'
import { FieldFrame } from '@/components/form/fields/field-frame'
import { FormPart } from '@/components/form/form-part'
import { buttonStyle } from '@/components/ui/buttons/button-style'
import { type PlanLine, copyOfYear, fillFromTemplate } from '@/domain/budget/budget-lines'
import { useSingleFlight } from '@/lib/single-flight'
import { readTable } from '@/lib/tables/read-table'
import { showFailure } from '@/services/saving/show-failure'
import { showNotice } from '@/stores/notice'

interface BudgetStartOptionsProps {
  year: number
  others: readonly number[]
  onStart: (lines: PlanLine[]) => void
}

export function BudgetStartOptions({ year, others, onStart }: BudgetStartOptionsProps) {
  const [chosen, setFrom] = useState<string | null>(null)
  const from = chosen ?? String(others[0] ?? '')
  const [busy, runOnce] = useSingleFlight()

  async function copy() {
    try {
      const { lines } = await readTable({ table: 'budget', year: Number(from) })
      if (lines.length === 0)
        return showNotice({ kind: 'note', text: `Anggaran ${from} tidak punya rincian.` })
      onStart(copyOfYear(lines))
    } catch (error) {
      showFailure(`Reading the budget of ${from} failed`, error)
    }
  }

  return (
    <FormPart
      title={`Anggaran ${year} masih kosong`}
      purpose="Pilih cara memulai. Isinya baru tersimpan setelah Anda menekan Simpan anggaran."
    >
      <button
        type="button"
        className={`${buttonStyle.primary} self-start`}
        onClick={() => onStart(fillFromTemplate([]))}
      >
        Pakai templat Permendagri 20/2018
      </button>
      {others.length > 0 && (
        <div className="flex flex-wrap items-end gap-2">
          <div className="w-40">
            <FieldFrame label="Atau salin dari tahun">
              {(control) => (
                <select
                  {...control}
                  value={from}
                  className={controlStyle}
                  onChange={({ target }) => setFrom(target.value)}
                >
                  {others.map((each) => (
                    <option key={each}>{each}</option>
                  ))}
                </select>
              )}
            </FieldFrame>
          </div>
          <button
            type="button"
            disabled={busy}
            className={`${buttonStyle.secondary} disabled:opacity-60`}
            onClick={() => void runOnce(copy)}
          >
            {busy ? 'Menyalin …' : 'Salin (realisasi nol)'}
          </button>
        </div>
      )}
    </FormPart>
  )
}
