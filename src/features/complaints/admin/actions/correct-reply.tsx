import { useState } from 'react'
import * as v from 'valibot'
import { CheckBox } from '@/components/form/fields/check-box'
import { AreaField } from '@/components/form/fields/growing-text-area'
import { Button } from '@/components/ui/buttons/button'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { correctedReply } from '@/domain/complaints/complaint-administration-schema'
import { REPLY_PHOTO_LABEL, type ReplyPhoto } from '@/domain/complaints/reply-photos'
import { LIMITS } from '@/domain/limits'
import { errorText } from '@/lib/firebase/errors'
import { logUnexpected } from '@/lib/log'
import { useSingleFlight } from '@/lib/single-flight'
import { callDesk } from '../call-desk'

interface CorrectReplyProps {
  id: string
  entry: string
  text: string
  photos?: readonly ReplyPhoto[] | undefined
  onDone: (notice: string) => void
}

export function CorrectReply({ id, entry, text, photos = [], onDone }: CorrectReplyProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [removed, setRemoved] = useState<readonly ReplyPhoto[]>([])
  const [problem, setProblem] = useState('')
  const [, runOnce] = useSingleFlight()

  function correct(wanted: string) {
    const parsed = v.safeParse(correctedReply, wanted)
    if (!parsed.success) return setProblem(parsed.issues[0].message)
    return runOnce(async () => {
      try {
        const remaining = photos.filter((photo) => !removed.includes(photo))
        if (parsed.output !== text || removed.length > 0)
          await callDesk(
            'complaints-administer',
            { action: 'correct', id, entry, text: parsed.output, photos: remaining },
            'Gagal mengoreksi:',
          )
        setTyped(null)
        onDone('Balasan dikoreksi.')
      } catch (error) {
        logUnexpected('Correcting the reply failed', error)
        setProblem(errorText(error))
      }
    })
  }

  return (
    <>
      <Button
        look="quiet"
        className="print:hidden"
        onClick={() => {
          setProblem('')
          setRemoved([])
          setTyped(text)
        }}
      >
        Koreksi …
      </Button>
      {typed !== null && (
        <ConfirmDialog
          role="dialog"
          title="Koreksi balasan"
          action="Simpan koreksi"
          onClose={() => setTyped(null)}
          onConfirm={() => void correct(typed)}
        >
          <div className="flex flex-col gap-4 text-ink">
            <AreaField
              label="Balasan untuk pelapor"
              hint="Pelapor membaca balasan yang baru, dengan tanda “dikoreksi”."
              error={problem}
              rows={5}
              limit={LIMITS.reply}
              value={typed}
              onChange={(event) => {
                setProblem('')
                setTyped(event.target.value)
              }}
            />
            {photos.length > 0 && (
              <div>
                {photos.map((photo) => (
                  <CheckBox
                    key={photo}
                    checked={removed.includes(photo)}
                    onChange={({ target }) =>
                      setRemoved((others) =>
                        target.checked
                          ? [...others, photo]
                          : others.filter((other) => other !== photo),
                      )
                    }
                    label={`Hapus foto ${REPLY_PHOTO_LABEL[photo].toLowerCase()}`}
                  />
                ))}
              </div>
            )}
          </div>
        </ConfirmDialog>
      )}
    </>
  )
}
