import { PageHead } from '@/components/layout/page-head'
import { Section } from '@/components/layout/section'
import { BUDGET_TABLES } from '@/domain/budget-tables'
import { paths } from '@/domain/paths'
import { BudgetTableSection } from '@/features/budget/budget-table-section'
import { RealisationDonuts } from '@/features/budget/realisation-donuts'
import { useSettings } from '@/features/settings/settings-query'
import { KeyFigures } from '@/features/statistics/key-figures'
import { PopulationDonut } from '@/features/statistics/population-donut'
import { yearOfSettings } from '../../budget-year'

export default function StatisticsPage() {
  const { budget_year: year } = useSettings()
  return (
    <>
      <PageHead
        title="Data Statistik"
        purpose="Penduduk dan anggaran desa dalam angka, terbuka untuk semua warga."
      />
      <Section title="Penduduk">
        <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 lg:grid-cols-3">
          <PopulationDonut table="population_gender" title="Jenis Kelamin" />
          <PopulationDonut table="population_religion" title="Agama" />
          <PopulationDonut table="population_work" title="Pekerjaan" />
        </div>
        <KeyFigures />
      </Section>
      <Section
        title={year > 0 ? `Realisasi APBDes ${year}` : 'Realisasi APBDes'}
        more={{ to: paths.budget, label: 'Transparansi anggaran' }}
      >
        <RealisationDonuts />
      </Section>
      <p className="max-w-prose text-ink-2">
        Selisih adalah anggaran dikurangi realisasi: <b className="text-success">sisa</b> belum
        terealisasi, <b className="text-danger">lebih</b> melampaui anggaran.
      </p>
      {BUDGET_TABLES.map((table) => (
        <BudgetTableSection key={table} table={table} year={yearOfSettings} />
      ))}
    </>
  )
}
