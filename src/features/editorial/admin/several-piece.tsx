import { controlStyle } from '@/components/form/control-style'
import { FieldFrame } from '@/components/form/field-frame'
import { PictureProgress } from '@/components/form/picture-progress'
import { usePictureChoice } from '@/components/form/picture-queue-context'
import { StaffPicture } from '@/components/form/staff-picture'
import { BlobPicture } from '@/components/ui/blob-picture'
import { buttonStyle } from '@/components/ui/button-style'
import type { Several } from './editorial-kind'
import { isRefused, type Piece } from './use-pieces'

interface SeveralPieceProps {
  piece: Piece
  several: Several
  /** Of its text. */
  label: string
  /** The text that it gets where it has none. */
  shared: string
  isBusy: boolean
  onWrite: (value: string) => void
  onDiscard: () => void
}

const FRAME =
  'aspect-4/3 w-24 shrink-0 self-start rounded-control bg-surface-2 object-cover sm:w-32'

/** One of several pictures: how far it is, its text, and what went wrong with it. */
export function SeveralPiece(props: SeveralPieceProps) {
  const { piece, several, label, shared, isBusy, onWrite, onDiscard } = props
  const { choice, retry } = usePictureChoice(piece.id)
  const address = String(piece.values[several.picture])
  const step = choice?.step
  return (
    <li className="flex gap-4 p-3 sm:p-4">
      {choice?.picture ? (
        <BlobPicture content={choice.picture.master} alt="" className={FRAME} />
      ) : (
        <StaffPicture
          small
          src={address}
          alt=""
          width={Number(piece.values['imagewidth']) || 0}
          height={Number(piece.values['imageheight']) || 0}
          sizes="8rem"
          eager
          className={FRAME}
        />
      )}
      <div className="flex min-w-0 grow flex-col gap-3">
        {piece.fileName && <p className="truncate text-sm text-ink-2">{piece.fileName}</p>}
        {!isRefused(choice) && (
          <FieldFrame label={label} error={piece.error}>
            {(control) => (
              <input
                {...control}
                name={piece.id}
                value={String(piece.values[several.text])}
                placeholder={shared}
                readOnly={isBusy}
                autoComplete="off"
                onChange={({ target }) => onWrite(target.value)}
                className={controlStyle}
              />
            )}
          </FieldFrame>
        )}
        {step ? (
          <PictureProgress step={step} />
        ) : (
          address === '' && <p className="text-sm text-ink-2">Menunggu giliran …</p>
        )}
        {piece.isUnkept && (
          <p className="font-semibold text-danger">Belum tersimpan di perangkat ini.</p>
        )}
        {piece.problem && (
          <p role="alert" className="font-semibold text-danger">
            {piece.problem}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {step?.name === 'failed' && !step.final && (
            <button type="button" className={buttonStyle.secondary} onClick={retry}>
              Unggah lagi
            </button>
          )}
          <button
            type="button"
            disabled={isBusy}
            className={`${buttonStyle.quiet} -ml-5 disabled:opacity-60`}
            onClick={onDiscard}
          >
            Keluarkan <span className="sr-only">{piece.fileName || label}</span>
          </button>
        </div>
      </div>
    </li>
  )
}
