import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Values } from '@/components/form/validate'
import { BackLink } from '@/components/ui/buttons/back-link'
import { isTrackingCode, trackingCodeFrom } from '@/domain/ids/id'
import type { Settings } from '@/domain/settings/settings'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import { restoreEntry } from '@/services/autosave/use-autosaved-form'
import { showNotice } from '@/stores/notice'
import { EMPTY_INTAKE, IntakeForm } from './intake-form'
import { ReceiptOf } from './receipt'

const STORED = 'kode'

interface ReportIntakeProps {
  settings: Settings
  path: string
}

export default function ReportIntake(props: ReportIntakeProps) {
  const [search] = useSearchParams()
  const code = search.get(STORED) ?? ''
  return (
    <div className="flex flex-col gap-6 pb-16">
      <BackLink to={props.path}>Pengaduan</BackLink>
      {isTrackingCode(code) ? (
        <ReceiptOf id={code} settings={props.settings} path={props.path} />
      ) : (
        <NewReport {...props} />
      )}
    </div>
  )
}

interface Opened {
  id: string
  values: Values
}

function NewReport({ path }: ReportIntakeProps) {
  const navigate = useNavigate()
  // The code stays the same for every attempt, so that repeated attempts create one report.
  const [opened, setOpened] = useState<Opened>(() => ({ id: newCode(), values: EMPTY_INTAKE }))

  async function restore(offered: AutosavedEntry) {
    const entry = await restoreEntry(offered)
    if (entry) setOpened(entry)
  }

  return (
    <>
      <header>
        <h1 tabIndex={-1} className="text-2xl font-bold">
          Catat laporan
        </h1>
        <p className="mt-1 max-w-prose text-ink-2">
          Untuk warga yang datang, menelepon, atau mengirim WhatsApp. Setelah disimpan, beri pelapor
          kode laporannya.
        </p>
      </header>
      <IntakeForm
        key={opened.id}
        {...opened}
        onRestore={(offered) => void restore(offered)}
        onStored={({ differs }) => {
          if (differs)
            showNotice({
              kind: 'note',
              text: 'Laporan ini ternyata sudah tersimpan. Perubahan sesudahnya belum; tulis sebagai catatan di laporan itu.',
              links: [{ label: 'Buka laporan', to: `${path}/${opened.id}` }],
            })
          void navigate({ search: `?${STORED}=${opened.id}` }, { replace: true })
        }}
      />
    </>
  )
}

function newCode(): string {
  return trackingCodeFrom(crypto.getRandomValues(new Uint8Array(16)))
}
