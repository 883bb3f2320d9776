import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { InputField } from '@/components/form/fields/input-field'
import { Button } from '@/components/ui/buttons/button'
import { isTrackingCode, normaliseTrackingCode } from '@/domain/ids/id'
import { sentAs, type SentKind, trackedAt } from '@/domain/requests/sent-kind'

export default function TrackingForm({ kind }: { kind?: SentKind }) {
  const { noun } = sentAs(kind)
  const [error, setError] = useState<string>()
  const navigate = useNavigate()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('kode')
    if (!(field instanceof HTMLInputElement)) return
    const code = normaliseTrackingCode(field.value)
    if (isTrackingCode(code)) return void navigate(trackedAt(kind, code))
    setError(`Kode ${noun} terdiri dari 16 huruf dan angka. Periksa kembali kodenya.`)
    field.focus()
  }

  return (
    <section
      aria-labelledby="lacak"
      className="rounded-card border border-hairline bg-surface p-4 md:p-5"
    >
      <h2 id="lacak" className="text-lg font-semibold">
        Lacak {noun}
      </h2>
      <form noValidate className="mt-3 flex flex-col gap-3" onSubmit={submit}>
        <InputField
          label={`Kode ${noun}`}
          hint={`Diterima setelah mengirim ${noun}, misalnya 7K3M-Q2XV-B9TD-4R6H.`}
          error={error}
          name="kode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          onChange={() => setError(undefined)}
          className="font-mono tracking-wide"
        />
        <Button type="submit" icon="search" className="max-sm:px-3">
          Lihat perkembangan
        </Button>
      </form>
    </section>
  )
}
