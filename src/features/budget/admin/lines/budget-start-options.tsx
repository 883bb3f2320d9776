import { useState } from 'react'
import { ChoiceField } from '@/components/form/fields/input-field'
import { FormPart } from '@/components/form/form-part'
import { Button } from '@/components/ui/buttons/button'
import { type PlanLine, copyOfYear, fillFromTemplate } from '@/domain/budget/budget-lines'
import { readTable } from '@/lib/tables/read-table'
import { useSaving } from '@/services/saving/use-saving'
import { showNotice } from '@/stores/notice'

interface BudgetStartOptionsProps {
  year: number
  others: readonly number[]
  onStart: (lines: PlanLine[]) => void
}

export function BudgetStartOptions({ year, others, onStart }: BudgetStartOptionsProps) {
  const [chosen, setFrom] = useState<string | null>(null)
  const from = chosen ?? String(others[0] ?? '')
  const { busy, saving } = useSaving(`Reading the budget of ${from} failed`)

  async function copy() {
    const { lines } = await readTable({ table: 'budget', year: Number(from) })
    if (lines.length === 0)
      return showNotice({ kind: 'note', text: `Anggaran ${from} tidak punya rincian.` })
    onStart(copyOfYear(lines))
  }

  return (
    <FormPart
      title={`Anggaran ${year} masih kosong`}
      purpose="Pilih cara memulai. Isinya baru tersimpan setelah Anda menekan Simpan anggaran."
    >
      <Button look="primary" className="self-start" onClick={() => onStart(fillFromTemplate([]))}>
        Pakai templat Permendagri 20/2018
      </Button>
      {others.length > 0 && (
        <div className="flex flex-wrap items-end gap-2">
          <div className="w-40">
            <ChoiceField
              label="Atau salin dari tahun"
              value={from}
              onChange={({ target }) => setFrom(target.value)}
            >
              {others.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </ChoiceField>
          </div>
          <Button disabled={busy} onClick={() => void saving(copy)}>
            {busy ? 'Menyalin …' : 'Salin (realisasi nol)'}
          </Button>
        </div>
      )}
    </FormPart>
  )
}
