import { useState } from 'react'
import { Button, buttonStyle } from '@/components/ui/buttons/button'
import { WhatsappLink } from '@/components/ui/buttons/whatsapp-link'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { formatClock } from '@/domain/time/date'
import type { User } from '@/domain/users/user-schema'
import { sendPasswordReset } from '@/lib/firebase/auth'
import { toUserFacing } from '@/lib/firebase/errors'
import { withTimeout } from '@/lib/firebase/with-timeout'
import { useZone } from '@/lib/query/settings-query'
import { useSaving } from '@/services/saving/use-saving'
import { showNotice } from '@/stores/notice'
import { useInvitation } from './user-document'

/** Ways to send an invitation, with which a user sets a password that nobody else knows. */
export function Invitation({ user }: { user: User }) {
  const { email, disabled } = user
  const message = useInvitation()(user)
  const zone = useZone()
  const [sentAt, setSentAt] = useState<Date | null>(null)
  const [asking, setAsking] = useState(false)
  const { busy, saving } = useSaving('Sending the password link failed')

  function send() {
    setAsking(false)
    return saving(async () => {
      await withTimeout(() => sendPasswordReset(email)).catch((error: unknown) => {
        throw toUserFacing('Tautan kata sandi belum dikirim.', error)
      })
      setSentAt(new Date())
      showNotice({
        kind: 'success',
        text: `Tautan untuk membuat kata sandi dikirim ke ${email}. Minta ia memeriksa juga folder spam.`,
      })
    })
  }

  return (
    <section aria-labelledby="undangan" className="max-w-xl border-t border-hairline pt-8">
      <h2 id="undangan" className="text-xl font-bold">
        Kata sandi dan undangan
      </h2>
      {disabled ? (
        <p className="mt-1 text-ink-2">Aktifkan dahulu akunnya.</p>
      ) : (
        <>
          <p className="mt-1 mb-4 text-ink-2">
            Tautan dikirim ke {email}. Lewat tautan itu ia membuat kata sandinya sendiri. Undangan
            WhatsApp berisi alamat situs, e-mail untuk masuk, dan cara masuk, tanpa kata sandi.
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              icon="mail"
              disabled={busy}
              onClick={() => (sentAt ? setAsking(true) : void send())}
            >
              {busy ? 'Mengirim …' : sentAt ? 'Kirim sekali lagi …' : 'Kirim tautan kata sandi'}
            </Button>
            <WhatsappLink number="" message={message} className={buttonStyle.secondary}>
              Undang lewat WhatsApp
            </WhatsappLink>
          </div>
        </>
      )}
      {asking && sentAt && (
        <ConfirmDialog
          title="Kirim tautan sekali lagi?"
          action="Kirim lagi"
          onClose={() => setAsking(false)}
          onConfirm={() => void send()}
        >
          Sudah dikirim ke {email} pukul {formatClock(zone, sentAt)}. E-mail bisa tiba beberapa
          menit kemudian. Periksa juga folder spam.
        </ConfirmDialog>
      )}
    </section>
  )
}
