import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useToday } from '@/components/browser/use-now'
import { CheckBox } from '@/components/form/fields/check-box'
import { controlStyle } from '@/components/form/fields/control-style'
import { FieldFrame } from '@/components/form/fields/field-frame'
import { SubmitButton } from '@/components/form/submit-button'
import { useStaff } from '@/components/staff/staff'
import { EmptyState } from '@/components/ui/states/empty-state'
import { Loaded } from '@/components/ui/states/loaded'
import { Button } from '@/components/ui/buttons/button'
import { readPastedDays } from '@/domain/office/pasted-days'
import { formatDay, formatLongDay } from '@/domain/time/date'
import { serverTime, transact } from '@/lib/firebase/writes'
import { contentKeys } from '@/lib/query/content-keys'
import { invalidateContent } from '@/lib/query/freshness/content-clock'
import { contentList } from '@/lib/query/content'
import { useZone } from '@/lib/query/settings-query'
import { useSaving } from '@/services/saving/use-saving'
import { StaffScreen } from '@/staff/staff-screen'
import { type Notice, UNDO, showNotice } from '@/stores/notice'

interface Day {
  date: string
  name: string
  official?: boolean | undefined
}

interface ClosedDaysFormProps {
  busy: boolean
  stored: ReadonlyMap<string, string>
  /** Stores the days, and then calls `onStored`, which clears the form. */
  onSave: (days: readonly Day[], onStored: () => void) => void
}

function ClosedDaysForm({ busy, stored, onSave }: ClosedDaysFormProps) {
  const [text, setText] = useState('')
  const [official, setOfficial] = useState(true)
  const [error, setError] = useState('')
  const { days, existingNames, problems } = readPastedDays(text, stored)
  const results = [
    days.length > 0 && `${days.length} hari terbaca.`,
    ...existingNames.map(({ date, name }) => `${formatDay(date)} tetap “${name}”.`),
  ].filter(Boolean)

  function submit(event: FormEvent) {
    event.preventDefault()
    const isEmpty = days.length === 0 && problems.length === 0
    const nothing =
      existingNames.length > 0
        ? 'Semua hari itu sudah tercatat.'
        : 'Tulis paling sedikit satu hari.'
    const problem = isEmpty ? nothing : problems.join(' ')
    setError(problem)
    if (problem === '')
      onSave(
        days.map((day) => ({ ...day, official })),
        () => setText(''),
      )
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FieldFrame
        label="Tambah hari libur"
        hint="Satu hari libur per baris, misalnya “20 Maret 2027 Idulfitri” atau “20–22 Maret 2027 Cuti bersama”. Daftar setahun dapat ditempel sekaligus."
        error={error || undefined}
        result={results.join(' ') || undefined}
      >
        {(control) => (
          <textarea
            {...control}
            name="days"
            rows={5}
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              setError('')
            }}
            className={controlStyle}
          />
        )}
      </FieldFrame>
      <div>
        <CheckBox
          label="Libur nasional atau cuti bersama"
          checked={official}
          aria-describedby="libur-nasional"
          onChange={({ target }) => setOfficial(target.checked)}
        />
        <p id="libur-nasional" className="text-ink-2">
          Hanya hari ini yang memperpanjang batas waktu permohonan informasi, karena batas itu
          diatur undang-undang. Hapus centang jika kantor tutup sendiri, misalnya karena rapat
          kerja.
        </p>
      </div>
      <div>
        <SubmitButton label="Simpan hari libur" busyLabel="Menyimpan …" busy={busy} />
      </div>
    </form>
  )
}

/** Stores closed days atomically, replacing existing names. A day with the name '' is no longer closed. */
function saveClosedDays(days: readonly Day[], uid: string): Promise<void> {
  return transact([], () =>
    days.map(({ date, name, official = false }) => ({
      set: `closed_days/${date}`,
      data: { date, name, official, updatedBy: uid, updatedAt: serverTime() },
    })),
  )
}

export default function ClosedDaysScreen() {
  const { uid } = useStaff()
  const today = useToday(useZone())
  const query = useQuery(contentList('closed_days').options)
  const client = useQueryClient()
  const { busy, saving } = useSaving('Saving the closed days failed')
  const coming = query.data?.filter(({ date, name }) => date >= today && name !== '').reverse()

  const save = (days: readonly Day[], done: Omit<Notice, 'kind'>, onStored = () => {}) =>
    void saving(async () => {
      await saveClosedDays(days, uid)
      onStored()
      await invalidateContent(client, contentKeys.collection('closed_days'))
      showNotice({ kind: 'success', ...done })
    })

  return (
    <StaffScreen
      title="Hari libur kantor"
      intro="Kantor tutup pada hari-hari ini. Situs memberi tahu warga kapan kantor buka lagi, dan hari libur tidak dihitung dalam batas waktu jawaban laporan."
      className="max-w-3xl gap-8 pt-6"
    >
      <ClosedDaysForm
        busy={busy}
        stored={new Map(query.data?.map(({ date, name }) => [date, name]))}
        onSave={(days, onStored) =>
          save(days, { text: `${days.length} hari libur disimpan dan tampil di situs.` }, onStored)
        }
      />
      <section aria-labelledby="akan-datang">
        <h2 id="akan-datang" className="text-xl font-bold">
          Yang akan datang
        </h2>
        <Loaded
          query={{ ...query, data: coming }}
          subject="hari libur"
          skeleton={<div className="mt-3 h-24 skeleton rounded-card" />}
          empty={<EmptyState text="Belum ada hari libur yang dicatat." />}
        >
          {(days) => (
            <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
              {days.map((day) => (
                <li key={day.date} className="flex flex-wrap items-center gap-x-4 py-2">
                  <p className="min-w-[min(100%,9rem)] flex-1">
                    <span className="font-semibold">{day.name}</span>
                    <br />
                    <time dateTime={day.date} className="text-ink-2">
                      {formatLongDay(day.date)}
                    </time>
                    <span className="text-ink-2">
                      {' · '}
                      {day.official ? 'libur nasional atau cuti bersama' : 'kantor tutup sendiri'}
                    </span>
                  </p>
                  <Button
                    disabled={busy}
                    look="quiet"
                    className="px-3!"
                    onClick={() =>
                      save([{ ...day, official: !day.official }], {
                        text: day.official
                          ? `${day.name} dicatat sebagai kantor tutup sendiri.`
                          : `${day.name} dicatat sebagai libur nasional.`,
                      })
                    }
                  >
                    <span>
                      {day.official ? 'Bukan libur nasional' : 'Jadikan libur nasional'}
                      <span className="sr-only">: {day.name}</span>
                    </span>
                  </Button>
                  <Button
                    disabled={busy}
                    look="quiet"
                    className="-mr-3 px-3!"
                    onClick={() =>
                      save([{ ...day, name: '' }], {
                        text: `Kantor buka pada ${formatLongDay(day.date)}.`,
                        actions: [
                          {
                            label: UNDO,
                            run: () => save([day], { text: `${day.name} kembali libur.` }),
                          },
                        ],
                      })
                    }
                  >
                    <span>
                      Batal libur<span className="sr-only">: {day.name}</span>
                    </span>
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      </section>
    </StaffScreen>
  )
}
