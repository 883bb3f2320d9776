import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { CheckBox } from '@/components/form/fields/check-box'
import { Button } from '@/components/ui/buttons/button'
import { Alert } from '@/components/ui/states/alert'
import { paths } from '@/domain/paths'
import {
  PUSH_TOPICS,
  type PushTopic,
  type StaffTopic,
  TOPIC_LABEL,
  VISITOR_TOPICS,
} from '@/domain/push/push-topics'
import { errorText } from '@/lib/firebase/errors'
import { logUnexpected } from '@/lib/log'
import {
  readKnownDevice,
  type PushSupport,
  pushSupport,
  sendTestMessage,
  subscribeToPush,
  unsubscribeFromPush,
} from '@/lib/push/push'
import { useSingleFlight } from '@/lib/single-flight'
import { signedInPerson } from '@/stores/session'

interface PushPanelProps {
  /** Staff topics to offer. If there are any, they are initially checked instead of the public topics. */
  staffTopics?: readonly StaffTopic[]
}

export default function PushPanel({ staffTopics = [] }: PushPanelProps) {
  const [support, setSupport] = useState(pushSupport)
  const [known, setKnown] = useState(readKnownDevice)
  const [chosen, setChosen] = useState<readonly PushTopic[]>(
    known?.topics ?? (staffTopics.length > 0 ? staffTopics : VISITOR_TOPICS),
  )
  const [outcome, setOutcome] = useState<{ kind: 'success' | 'error'; text: string } | null>(null)
  const [busy, runOnce] = useSingleFlight()

  function attempt(work: () => Promise<void>, done: string) {
    return runOnce(async () => {
      setOutcome(null)
      try {
        await work()
        setOutcome({ kind: 'success', text: done })
      } catch (error) {
        logUnexpected('Changing the push subscription failed', error)
        setOutcome({ kind: 'error', text: errorText(error) })
      }
      setSupport(pushSupport())
    })
  }

  if (support !== 'ready') return <Unavailable support={support} />
  // Subscribed staff topics are shown to everyone, so that they can be unsubscribed.
  const offered = [...VISITOR_TOPICS, ...staffTopics, ...(known?.topics ?? [])]
  const isChanged = known && chosen.join() !== known.topics.join()
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void attempt(
          async () => {
            const listening = await subscribeToPush(chosen, signedInPerson()?.uid)
            setKnown(listening)
            setChosen(listening.topics)
          },
          known ? 'Pilihan disimpan.' : 'Pemberitahuan aktif di perangkat ini.',
        )
      }}
    >
      <fieldset disabled={busy} className="min-w-0 text-lg">
        <legend className="text-xl font-bold">Kabar apa?</legend>
        {PUSH_TOPICS.filter((topic) => offered.includes(topic)).map((topic) => (
          <CheckBox
            key={topic}
            checked={chosen.includes(topic)}
            onChange={({ target }) =>
              setChosen(
                PUSH_TOPICS.filter((one) =>
                  one === topic ? target.checked : chosen.includes(one),
                ),
              )
            }
            label={TOPIC_LABEL[topic]}
          />
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-3">
        {(!known || isChanged) && (
          <Button type="submit" disabled={busy || chosen.length === 0} look="primary">
            {busy ? 'Mengatur …' : known ? 'Simpan pilihan' : 'Beri tahu saya'}
          </Button>
        )}
        {known && (
          <KnownActions
            busy={busy}
            onTest={() => void attempt(() => sendTestMessage(known), 'Pesan percobaan dikirim.')}
            onStop={() =>
              void attempt(async () => {
                await unsubscribeFromPush()
                setKnown(null)
              }, 'Pemberitahuan di perangkat ini dihentikan.')
            }
          />
        )}
      </div>
      {chosen.length === 0 && <p className="text-ink-2">Pilih paling sedikit satu.</p>}
      {outcome && <Alert kind={outcome.kind}>{outcome.text}</Alert>}
    </form>
  )
}

interface KnownActionsProps {
  busy: boolean
  onTest: () => void
  onStop: () => void
}

function KnownActions({ busy, onTest, onStop }: KnownActionsProps) {
  return (
    <>
      <Button disabled={busy} onClick={onTest}>
        Kirim pesan percobaan
      </Button>
      <Button disabled={busy} onClick={onStop} look="quiet">
        Berhenti
      </Button>
    </>
  )
}

const REASONS: Record<Exclude<PushSupport, 'ready'>, ReactNode> = {
  blocked:
    'Pemberitahuan situs ini diblokir di browser. Buka setelan situs (ikon di sebelah alamat), izinkan “Notifikasi”, lalu muat ulang halaman ini.',
  install:
    'Di iPhone dan iPad, pasang dahulu situs ini: buka menu Bagikan, lalu “Tambah ke Layar Utama”. Sesudah itu buka dari layar utama.',
  absent: 'Browser ini tidak dapat menerima pemberitahuan.',
}

function Unavailable({ support }: { support: Exclude<PushSupport, 'ready'> }) {
  return (
    <Alert kind="note">
      {REASONS[support]} Agenda desa dapat juga{' '}
      <Link to={paths.agenda} className="font-semibold underline underline-offset-4">
        dilanggani di kalender
      </Link>
      .
    </Alert>
  )
}
